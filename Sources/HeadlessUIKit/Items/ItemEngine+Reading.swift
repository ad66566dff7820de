/// What is shown, in the order in which a person reads it.
extension ItemEngine {
  /// A part of a table or collection that can be shown.
  enum Part {
    case header(Int)
    case item(any ReusableItem)
    case footer(Int)
  }

  /// Calls the closure with the headers, visible items and footers of the sections.
  ///
  /// - Parameter isAtEnd: Whether the last item is visible, so that what follows it is, too.
  func visitParts(isAtEnd: Bool, _ body: (Part) -> Void) {
    var section = -1
    func begin() {
      if section >= 0 { body(.footer(section)) }
      section += 1
      body(.header(section))
    }
    for entry in displayed {
      while section < path(entry.index).section { begin() }
      body(.item(entry.cell))
    }
    guard isAtEnd else { return }
    while section + 1 < sectionCounts.count { begin() }
    if section >= 0 { body(.footer(section)) }
  }
}
