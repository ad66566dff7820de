import LifecycleModel
import LifecycleSimulator

/// What guides share: where the user is, which controls there are, how to come back, what to type.
@MainActor final class Wayfinder {
  /// Numbers, because fields of numbers take them too.
  nonisolated static let texts = (0..<40).map { "\(731 + $0 * 2)" }
  private var typed = 0

  /// Whether a place lies behind another one: something is presented or was pushed there.
  static func isBehind(_ place: Place, _ home: Place) -> Bool {
    place.presentations > home.presentations
      || place.stack == home.stack && place.depth > home.depth
  }

  /// A control, as it can be found again: the so-manieth of its role and name.
  struct Stop: Hashable {
    var role: ElementRole
    var name: String
    var number: Int
  }

  /// Where the user is, by what covers the first screen.
  struct Place: Equatable {
    var presentations = 0
    var stack: ObjectIdentifier?
    var depth = 0

    init() {}
    @MainActor init(_ driver: Driver) {
      presentations = driver.simulator.presentations.presented.count
      stack = driver.frontStack.map(ObjectIdentifier.init)
      depth = driver.frontStack?.screens.count ?? 0
    }
  }

  /// The controls of a screen in the order in which they are to be used.
  static func stops(in list: ElementList) -> [Stop] {
    var numbers: [Stop: Int] = [:]
    var (stops, late, tabs): ([Stop], [Stop], [Stop]) = ([], [], [])
    for item in list.items {
      var stop = Stop(role: item.element.elementRole, name: name(of: item.element), number: 0)
      numbers[stop, default: -1] += 1
      stop.number = numbers[stop] ?? 0
      switch stop.role {
      case .text, .image, .header, .other, .alert, .backButton: continue
      // In and out of edit mode.
      case .editButton: late += [stop, stop]
      case .tab: tabs.append(stop)
      default: stops.append(stop)
      }
    }
    return stops + late + tabs
  }

  /// Rows that hold only text: a tap may select them.
  static func selectableRows(in list: ElementList) -> [Stop] {
    var numbers: [Stop: Int] = [:]
    var rows: Set<Int> = []
    for item in list.items where item.element.elementRole != .text { rows.insert(item.row) }
    var stops: [Stop] = []
    for item in list.items where item.element.elementRole == .text {
      var stop = Stop(role: .text, name: name(of: item.element), number: 0)
      numbers[stop, default: -1] += 1
      guard item.row >= 0, rows.insert(item.row).inserted else { continue }
      stop.number = numbers[stop] ?? 0
      stops.append(stop)
    }
    return stops
  }

  /// What may lead to another screen.
  static let leads: Set<ElementRole> = [.button, .link, .row, .menuItem]

  static func name(of element: any Element) -> String {
    [element.elementLabel, element.elementPlaceholder, element.elementIdentifier ?? ""]
      .first { !$0.isEmpty } ?? ""
  }

  /// A control that is there and can be used, and the how manieth of its role it is.
  private func find(_ stop: Stop, _ driver: Driver) -> (element: any Element, number: Int)? {
    var number = -1
    var numberOfRole = -1
    let found = driver.list.items.first { item in
      guard item.element.elementRole == stop.role else { return false }
      numberOfRole += 1
      // The edit button has another name in edit mode.
      if stop.role == .editButton || Self.name(of: item.element) == stop.name { number += 1 }
      return number == stop.number
    }
    guard let element = found?.element, element.isElementEnabled else { return nil }
    return (element, numberOfRole)
  }

  /// A control by its place among those of its role.
  func place(of stop: Stop, _ driver: Driver) -> ElementQuery? {
    find(stop, driver).map { .role(stop.role, at: $0.number) }
  }

  /// What a person does with a control, if it is there and can be used.
  func action(at stop: Stop, _ driver: Driver) -> UserAction? {
    guard let (element, numberOfRole) = find(stop, driver) else { return nil }
    let query = query(for: element, stop, numberOfRole, driver)
    switch stop.role {
    case .textField, .secureField, .textView:
      return nextText(driver).map { .replace(query, $0) }
    case .toggle: return .toggle(query)
    case .stepper: return .step(query, by: 1)
    case .slider: return .slide(query, to: 1)
    case .datePicker: return .pickDate("2026-01-31", in: query)
    case .picker, .segment:
      let options = element.elementOptions
      guard options.count > 1 else { return .tap(query) }
      return .pick(element.elementValue == options[1] ? options[0] : options[1], in: query)
    case .tab: return .switchTab(query)
    default: return .tap(query)
    }
  }

  /// The control's name where that says enough, otherwise its position.
  func query(
    for element: any Element, _ stop: Stop, _ numberOfRole: Int, _ driver: Driver
  ) -> ElementQuery {
    let named = ElementQuery(text: stop.name)
    let use: Use =
      switch stop.role {
      case .textField, .secureField, .textView: .text
      case .toggle, .picker, .slider, .stepper, .datePicker, .segment: .choice
      case .tab: .tab
      default: .touch
      }
    let found = stop.name.isEmpty ? nil : try? driver.find(named, for: use)
    return found?.element === element ? named : .role(stop.role, at: numberOfRole)
  }

  /// The fields on the screen that can be typed into, in reading order.
  func fields(_ driver: Driver) -> [ElementQuery] {
    var numbers: [ElementRole: Int] = [:]
    var found: [ElementQuery] = []
    for item in driver.list.items where item.element.elementInput != nil {
      let role = item.element.elementRole
      let number = numbers[role, default: 0]
      numbers[role] = number + 1
      guard item.element.isElementEnabled else { continue }
      let stop = Stop(role: role, name: Self.name(of: item.element), number: 0)
      found.append(query(for: item.element, stop, number, driver))
    }
    return found
  }

  /// A text that is nowhere on the screen.
  func nextText(_ driver: Driver) -> String? {
    let contents = driver.contents
    while typed < Self.texts.count {
      typed += 1
      if !contents.contains(Self.texts[typed - 1]) { return Self.texts[typed - 1] }
    }
    return nil
  }

  /// What a person tries next to come back, after so many attempts at it.
  func wayBack(
    from place: Place, to home: Place, attempts: Int, _ driver: Driver
  ) -> UserAction? {
    guard place.presentations > home.presentations,
      let top = driver.simulator.presentations.top
    else { return .goBack }
    switch top.style {
    case .alert, .confirmation: return buttonAway(driver)
    case .menu: return .dismiss(.outside)
    case .sheet, .popover: if attempts == 1 { return .dismiss(.drag) }
    case .cover: break
    }
    return attempts == 2 ? .dismiss(.button) : buttonAway(driver)
  }

  /// The button that cancels, or else the last one.
  private func buttonAway(_ driver: Driver) -> UserAction? {
    var (number, chosen) = (-1, -1)
    var isCancelling = false
    for item in driver.list.items where item.element.elementRole == .button {
      number += 1
      guard item.element.isElementEnabled, !isCancelling else { continue }
      (chosen, isCancelling) = (number, item.element.isElementCancelling)
    }
    return chosen >= 0 ? .tap(.role(.button, at: chosen)) : nil
  }
}
