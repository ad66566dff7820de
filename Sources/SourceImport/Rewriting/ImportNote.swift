/// Something in an imported file that its owner should know, with one thing to do about it.
package struct ImportNote: Hashable, Sendable {
  /// Whether code will not work as it is, or merely works in another way.
  package enum Weight: String, Hashable, Sendable { case unhandled, hint }

  package var id: String
  package var weight: Weight
  package var line: Int
  package var column: Int
  package var message: String
  package var hint: String

  package init(
    _ id: String, _ weight: Weight = .unhandled, at index: Int, in source: SourceText,
    _ message: String, hint: String
  ) {
    self.id = id
    self.weight = weight
    line = source.line(of: index)
    column = source.column(of: index)
    self.message = message
    self.hint = hint
  }
}
