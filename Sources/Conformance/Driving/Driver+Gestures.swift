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
  func use(_ query: ElementQuery, _ gesture: Touch) throws(Obstacle) {
    let item = try find(query, for: .touch)
    kind = .demand
    watcher?.demandBegins()
    guard item.element.perform(gesture) else { throw Obstacle(.unresponsive(query)) }
  }

  /// Gives a control another value.
  func change(_ query: ElementQuery, _ gesture: Touch) throws(Obstacle) {
    let item = try find(query, for: .choice)
    if case .slide = gesture, item.element.elementRole == .button {
      kind = .demand
      watcher?.demandBegins()
      if item.element.perform(gesture) || scroll(from: item.element) { return }
      throw Obstacle(.unresponsive(query))
    }
    guard case .pick(let words) = gesture, !isChoice(item.element) else {
      try change(item, query, gesture)
      return
    }
    // An item of a menu, or an action of a row: it does something and has no value.
    kind = .demand
    watcher?.demandBegins()
    if item.element.perform(gesture) { return }
    guard let action = rowAction(words, at: item), action.perform(.tap) else {
      throw Obstacle(.noOption(words, query))
    }
  }

  /// The swipe action with these words of the row that an element stands in.
  private func rowAction(_ words: String, at item: ElementList.Item) -> (any Element)? {
    guard item.row >= 0 else { return nil }
    return list.rows[item.row].rowActions().first {
      $0.elementLabel == words && $0.isElementEnabled
    }
  }

  private func change(_ item: ElementList.Item, _ query: ElementQuery, _ gesture: Touch)
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
