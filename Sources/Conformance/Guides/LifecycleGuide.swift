package import LifecycleModel
import LifecycleSimulator

/// One thing that a person does with whatever editing screen an app has.
package enum LifecycleStep: Hashable, Sendable {
  /// Goes to the first screen that can be edited, or stays where one is.
  case open
  /// Replaces the text of a field, counted from 0, or changes another control where the screen has
  /// no field.
  case edit(Int)
  /// Types more into the field that was edited last.
  case editMore
  /// Composes a text with an input method in the first field.
  case compose(UserAction.Composition)
  /// Saves, where there is a button for it, and comes back to the screen from which the edited one
  /// was opened; where the first screen is the edited one, leaves its field.
  case leave
  /// Swipes back from a pushed screen.
  case swipeBack(UserAction.Swipe)
  /// Drags the presented screen down.
  case dragDown
  /// Opens the same screen again.
  case reopen
  /// Swipes away the row from which the edited screen was opened.
  case deleteOpened
  /// Swipes away the last row on the screen.
  case deleteLast
  /// Goes to another tab and comes back.
  case visitOtherTab
  /// Scrolls a screenful away and back.
  case scrollAway
  case act(UserAction)
}

/// Does the steps of a lifecycle scenario on the screens of any app.
///
/// What a step means on the screen at hand is found out during the run, in the way of a person who
/// sees the app for the first time. A step that makes no sense there (nothing to edit, no tabs) is
/// an obstacle: the scenario says nothing about the app.
@MainActor package final class LifecycleGuide: ActionGuide {
  private static let mostAttempts = 4

  package var texts: [String] { Wayfinder.texts }
  package private(set) var obstacle: String?

  private let steps: [LifecycleStep]
  private var step = 0
  /// Actions that the current step has decided on already.
  private var pending: [UserAction] = []
  private let wayfinder = Wayfinder()
  private var home: Wayfinder.Place?
  private var ways: [Wayfinder.Stop] = []
  private var attempts = 0
  private var isSearching = false
  /// What was tapped to come to the edited screen, the first being what led away from the first
  /// screen.
  private var opening: [ElementQuery] = []
  private var lastField: ElementQuery?
  private var isLeaving = false

  package init(_ steps: [LifecycleStep]) { self.steps = steps }

  package func next(_ driver: Driver) -> UserAction? {
    driver.look()
    if home == nil {
      home = Wayfinder.Place(driver)
      ways =
        Wayfinder.stops(in: driver.list).filter { Wayfinder.leads.contains($0.role) }
        + Wayfinder.selectableRows(in: driver.list)
    }
    while obstacle == nil {
      if !pending.isEmpty { return pending.removeFirst() }
      guard step < steps.count else { return nil }
      if let action = action(for: steps[step], driver) { return action }
    }
    return nil
  }

  /// The next action of a step; nil when the step is done or cannot be done.
  private func action(for current: LifecycleStep, _ driver: Driver) -> UserAction? {
    switch current {
    case .open: return search(driver)
    case .leave: return leave(driver)
    default: break
    }
    step += 1
    switch current {
    case .open, .leave: return nil
    case .edit(let number): return edit(number, driver)
    case .editMore: return editMore(driver)
    case .compose(let end): return compose(end, driver)
    case .swipeBack(let swipe):
      guard let home, Wayfinder.isBehind(Wayfinder.Place(driver), home),
        driver.simulator.presentations.presented.count == home.presentations
      else { return give("there is no pushed screen to swipe back from") }
      return .swipeBack(swipe)
    case .dragDown:
      guard driver.simulator.presentations.top?.style.canBeDragged ?? false else {
        return give("nothing is presented that can be dragged down")
      }
      return .dismiss(.drag)
    case .reopen:
      guard let first = opening.first else { return give("the edited screen is the first one") }
      pending = opening.dropFirst().map(UserAction.tap)
      return .tap(first)
    case .deleteOpened:
      guard let first = opening.first else {
        return give("the edited screen was not opened from a row")
      }
      return delete(first, driver)
    case .deleteLast: return deleteLast(driver)
    case .visitOtherTab: return visitOtherTab(driver)
    case .scrollAway:
      guard driver.list.scrollers.contains(where: \.hasRowsBelow) else {
        return give("nothing can be scrolled")
      }
      let rows = driver.simulator.device.visibleRows
      pending = [.scrollRows(-rows)]
      return .scrollRows(rows)
    case .act(let action): return action
    }
  }

  /// A step that cannot be done says nothing about the app; on the way to and from the edited screen
  /// another way is tried.
  package func failed(_ reason: String) {
    if !isSearching, !isLeaving { obstacle = reason }
  }

  private func give(_ reason: String) -> UserAction? {
    obstacle = reason
    return nil
  }

  // MARK: Finding the screen

  /// Follows what may lead to a screen with a field, one after the other, and comes back from each
  /// that has none.
  private func search(_ driver: Driver) -> UserAction? {
    guard let home else { return nil }
    if !wayfinder.fields(driver).isEmpty {
      isSearching = false
      step += 1
      return nil
    }
    let place = Wayfinder.Place(driver)
    if isSearching, Wayfinder.isBehind(place, home) {
      if attempts == 0, opening.count == 1, let button = button(named: Self.editing, driver) {
        opening.append(button)
        return .tap(button)
      }
      attempts += 1
      if attempts <= Self.mostAttempts,
        let back = wayfinder.wayBack(from: place, to: home, attempts: attempts, driver)
      {
        return back
      }
      return give("a screen without fields could not be left again")
    }
    isSearching = true
    attempts = 0
    while !ways.isEmpty {
      let way = ways.removeFirst()
      // By its place: an edit may change what it is called.
      if let query = wayfinder.place(of: way, driver) {
        opening = [query]
        return .tap(query)
      }
    }
    isSearching = false
    // Without a field anywhere, the controls of the first screen are what can be edited.
    opening = []
    guard control(driver) != nil else { return give("no screen with something to edit was found") }
    step += 1
    return nil
  }

  private func leave(_ driver: Driver) -> UserAction? {
    guard let home else { return nil }
    if !isLeaving, let button = button(named: Self.saving, driver) {
      isLeaving = true
      return .tap(button)
    }
    let place = Wayfinder.Place(driver)
    guard Wayfinder.isBehind(place, home) else {
      step += 1
      let wasLeaving = isLeaving
      isLeaving = false
      attempts = 0
      // The first screen cannot be left; its field can.
      return wasLeaving || !opening.isEmpty ? nil : .tapElsewhere
    }
    if !isLeaving { attempts = 0 }
    isLeaving = true
    attempts += 1
    if attempts <= Self.mostAttempts,
      let back = wayfinder.wayBack(from: place, to: home, attempts: attempts, driver)
    {
      return back
    }
    // That a person cannot get back is the app's doing, and for other checks to judge.
    step += 1
    return nil
  }

  /// What buttons that keep the edits of a screen are called.
  private static let saving: Set<String> = ["Save", "Done", "OK", "保存", "完了", "登録"]

  /// What buttons that make a screen editable are called.
  private static let editing: Set<String> = ["Edit", "Rename", "Change", "編集", "変更"]

  private func button(named names: Set<String>, _ driver: Driver) -> ElementQuery? {
    let button = driver.list.items.first { item in
      item.element.elementRole == .button && item.element.isElementEnabled
        && names.contains(item.element.elementLabel)
    }
    return button.map { ElementQuery(text: $0.element.elementLabel) }
  }

  // MARK: Editing

  /// The first control that can be given another value.
  private func control(_ driver: Driver) -> UserAction? {
    for stop in Wayfinder.stops(in: driver.list) {
      switch stop.role {
      case .toggle, .stepper, .slider, .picker, .segment, .datePicker:
        if let action = wayfinder.action(at: stop, driver) { return action }
      default: continue
      }
    }
    return nil
  }

  private func edit(_ number: Int, _ driver: Driver) -> UserAction? {
    let fields = wayfinder.fields(driver)
    if fields.isEmpty, number == 0 {
      return control(driver) ?? give("nothing on the screen can be edited")
    }
    guard number < fields.count else {
      return give("the screen has \(Wording.count(fields.count, "field")), not \(number + 1)")
    }
    guard let text = wayfinder.nextText(driver) else { return give("there is no text left") }
    lastField = fields[number]
    return .replace(fields[number], text)
  }

  private func editMore(_ driver: Driver) -> UserAction? {
    guard let lastField, let text = wayfinder.nextText(driver) else {
      return give("no field was edited before")
    }
    return .typeInto(lastField, text)
  }

  private func compose(_ end: UserAction.Composition, _ driver: Driver) -> UserAction? {
    guard let field = wayfinder.fields(driver).first, let text = wayfinder.nextText(driver) else {
      return give("the screen has no field to compose in")
    }
    lastField = field
    pending = [.compose(text, end)]
    return .focus(field)
  }

  // MARK: Rows and tabs

  private func delete(_ query: ElementQuery, _ driver: Driver) -> UserAction? {
    guard let item = try? driver.find(query, for: .row), item.row >= 0,
      driver.list.rows[item.row].canDeleteRow
    else { return give("the row from which the screen was opened cannot be deleted") }
    return .swipeToDelete(query)
  }

  private func deleteLast(_ driver: Driver) -> UserAction? {
    var last: (row: Int, query: ElementQuery)?
    for item in driver.list.items where item.row >= 0 {
      let name = Wayfinder.name(of: item.element)
      let text = name.isEmpty ? item.element.elementValue : name
      guard !text.isEmpty, driver.list.rows[item.row].canDeleteRow, last?.row != item.row,
        let found = try? driver.find(ElementQuery(text: text), for: .row), found.row == item.row
      else { continue }
      last = (item.row, ElementQuery(text: text))
    }
    guard let last else { return give("no row can be deleted") }
    return .swipeToDelete(last.query)
  }

  private func visitOtherTab(_ driver: Driver) -> UserAction? {
    let tabs = driver.list.items.filter { $0.element.elementRole == .tab }
    let here = tabs.firstIndex { $0.element.elementValue.hasPrefix("selected") } ?? 0
    let other = tabs.indices.first { $0 != here && tabs[$0].element.isElementEnabled }
    guard let other else { return give("the screen has no other tab") }
    pending = [.switchTab(.role(.tab, at: here))]
    return .switchTab(.role(.tab, at: other))
  }
}
