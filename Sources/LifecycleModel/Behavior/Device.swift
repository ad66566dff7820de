/// A device as far as an editing screen can tell: how much fits, and which input there is.
public struct Device: Hashable, Sendable, Codable {
  public enum SizeClass: String, Hashable, Sendable, Codable, CaseIterable { case compact, regular }
  public enum Keyboard: String, Hashable, Sendable, Codable, CaseIterable { case soft, hardware }

  public var id: String
  public var summary: String
  /// How many form rows of standard height fit on the screen below a navigation bar.
  public var visibleRows: Int
  public var sizeClass: SizeClass
  public var keyboard: Keyboard
  /// Whether two apps or two columns can stand side by side.
  public var multitasking: Bool

  public init(
    id: String, summary: String = "", visibleRows: Int, sizeClass: SizeClass = .compact,
    keyboard: Keyboard = .soft, multitasking: Bool = false
  ) {
    self.id = id
    self.summary = summary
    self.visibleRows = visibleRows
    self.sizeClass = sizeClass
    self.keyboard = keyboard
    self.multitasking = multitasking
  }
}
