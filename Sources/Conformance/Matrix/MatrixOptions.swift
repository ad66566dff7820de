/// How a matrix is run; nothing here changes what its cells come to.
package struct MatrixOptions: Hashable, Sendable {
  /// Whether cells run in children; without, a cell that dies takes the whole run with it.
  package var isolate: Bool
  package var isolation: CellIsolation.Options
  /// Whether failing cells are run again to find the quirks to blame.
  package var findsBlame: Bool
  /// How many cells share a child.
  ///
  /// A fork costs as much as a cell or two; sixteen make it a small part, and a cell that
  /// spoils what its process holds in global variables spoils it for few others.
  package var cellsPerChild: Int

  package init(
    isolate: Bool = CellIsolation.isSupported,
    isolation: CellIsolation.Options = CellIsolation.Options(), findsBlame: Bool = true,
    cellsPerChild: Int = 16
  ) {
    self.isolate = isolate
    self.isolation = isolation
    self.findsBlame = findsBlame
    self.cellsPerChild = max(1, cellsPerChild)
  }
}
