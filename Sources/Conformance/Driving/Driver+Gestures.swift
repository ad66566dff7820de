import LifecycleModel
import LifecycleSimulator

extension Driver {
  func tap(_ query: ElementQuery) throws(Obstacle) {
    let item = try find(query, for: .touch)
    let element = item.element
    if let input = element.elementInput {
      // A field that refuses the keyboard can still be touched.
      simulator.focus.begin(input, cause: .focusMove)
      return
    }
    switch element.elementRole {
    case .link, .tab: watcher?.demandBegins()
    case .backButton: kind = .leave
    case .toggle:
      try change(item, query, .toggle)
      return
    default:
      kind = .demand
      watcher?.demandBegins()
    }
    isCancelling = element.isElementCancelling
    if element.perform(.tap) { return }
    guard item.row >= 0, list.rows[item.row].selectRow() else {
      throw Obstacle(.unresponsive(query))
    }
  }

  /// Does a gesture whose effects are the user's demand.
  func use(_ query: ElementQuery, _ gesture: Gesture) throws(Obstacle) {
    let item = try find(query, for: .touch)
    kind = .demand
    watcher?.demandBegins()
    guard item.element.perform(gesture) else { throw Obstacle(.unresponsive(query)) }
  }

  /// Gives a control another value.
  func change(_ query: ElementQuery, _ gesture: Gesture) throws(Obstacle) {
    try change(find(query, for: .choice), query, gesture)
  }

  private func change(_ item: ElementList.Item, _ query: ElementQuery, _ gesture: Gesture)
    throws(Obstacle)
  {
    kind = .demand
    watcher?.demandBegins()
    watcher?.controlWillChange(item.element, gesture, EditPlace(row: row(of: item)))
    guard item.element.perform(gesture) else {
      if case .pick(let option) = gesture { throw Obstacle(.noOption(option, query)) }
      throw Obstacle(.unresponsive(query))
    }
  }

  /// The position of the row that an element stands in.
  func row(of item: ElementList.Item) -> Int? {
    item.row >= 0 ? list.rows[item.row].rowIndex : nil
  }
}
