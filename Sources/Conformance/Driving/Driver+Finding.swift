import LifecycleModel
import LifecycleSimulator

/// What an element is to be used for; decides between several that match.
enum Use {
  case touch, text, choice, row, tab
}

extension Driver {
  /// Finds the one element that a person would mean.
  ///
  /// Where several match, those that can be used in this way come first, then those that are
  /// *called* so before those that merely show it. What is left must be one.
  func find(_ query: ElementQuery, for use: Use) throws(Obstacle) -> ElementList.Item {
    look()
    guard let item = try findIfPresent(query, for: use) else {
      throw Obstacle(.missing(query))
    }
    guard item.element.isElementEnabled || use == .row else { throw Obstacle(.disabled(query)) }
    return item
  }

  /// Finds the element, or nothing when none matches; the list must be current.
  func findIfPresent(_ query: ElementQuery, for use: Use) throws(Obstacle) -> ElementList.Item? {
    var best = -1
    var bestRank = 0
    var count = 0
    let wantedRow = query.row
    for index in list.items.indices {
      let item = list.items[index]
      guard let quality = match(query, item.element) else { continue }
      if let wantedRow, !isRow(item.row, showing: wantedRow) { continue }
      let suits = suitability(of: item, for: use)
      if use == .tab, suits == 0 { continue }
      let rank = query.index == nil ? suits * 4 + quality : 1
      if rank > bestRank {
        (best, bestRank, count) = (index, rank, 1)
      } else if rank == bestRank {
        if query.index == count { best = index }
        // Several texts of one row are one thing to a gesture on the row.
        if query.index != nil || use != .row || list.items[best].row != item.row { count += 1 }
      }
    }
    if let index = query.index { return index < count && index >= 0 ? list.items[best] : nil }
    if count > 1 { throw Obstacle(.ambiguous(query, count: count)) }
    return best >= 0 ? list.items[best] : nil
  }

  /// How well a query fits: nil not at all, 1 shows it, 2 is called so, 3 is exactly meant.
  private func match(_ query: ElementQuery, _ element: any Element) -> Int? {
    if let role = query.role, element.elementRole != role { return nil }
    if let identifier = query.identifier {
      guard let own = element.elementIdentifier, isSame(own, identifier) else { return nil }
      if query.text == nil { return 3 }
    }
    guard let text = query.text else { return 3 }
    if isSame(element.elementLabel, text) || isSame(element.elementPlaceholder, text) { return 2 }
    if let identifier = element.elementIdentifier, isSame(identifier, text) { return 2 }
    return isSame(element.elementValue, text) || shows(element, text) ? 1 : nil
  }

  /// Whether the text is one of several inside the element.
  private func shows(_ element: any Element, _ text: String) -> Bool {
    let label = element.elementLabel
    guard label.utf8.count > text.utf8.count, TextSearch.contains(label, text) else { return false }
    return element.elementTexts.contains(text)
  }

  private func suitability(of item: ElementList.Item, for use: Use) -> Int {
    switch use {
    case .touch:
      switch item.element.elementRole {
      case .text, .image, .header, .other, .alert: 0
      default: 1
      }
    case .text: item.element.elementInput != nil ? 1 : 0
    case .choice: isChoice(item.element) ? 1 : 0
    case .row: item.row >= 0 ? 1 : 0
    case .tab: item.element.elementRole == .tab ? 1 : 0
    }
  }

  /// Whether an element is a control with a value to choose.
  func isChoice(_ element: any Element) -> Bool {
    switch element.elementRole {
    case .toggle, .picker, .slider, .stepper, .datePicker, .segment, .menuItem: true
    default: false
    }
  }

  private func isRow(_ row: Int, showing text: String) -> Bool {
    guard row >= 0 else { return false }
    for item in list.items where item.row == row {
      if isSame(item.element.elementLabel, text) || isSame(item.element.elementValue, text)
        || shows(item.element, text)
      {
        return true
      }
    }
    return false
  }

  /// Compares texts; those of different length are told apart without reading them.
  ///
  /// Canonical equivalence is not looked at: a query and the app's text come from source files.
  @inline(__always) private func isSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && left == right
  }
}
