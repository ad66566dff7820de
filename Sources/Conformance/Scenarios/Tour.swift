package import LifecycleModel
import LifecycleSimulator

/// Touches every control of the first screen once, in reading order, and comes back from wherever
/// that leads.
///
/// What changes the screen for good comes last: edit mode, then the tabs. A control that has gone
/// or cannot be used by then is left out. A tour of the screens behind the first one follows only
/// what may lead to one, and types into the fields that it finds there before it goes back.
@MainActor package final class Tour: ActionGuide {
  /// The most actions of a tour; a screen with more controls is not seen to its end.
  private static let longest = 60
  /// The most fields of one screen behind the first.
  private static let mostFieldsInside = 8
  /// The most attempts to come back from one place.
  private static let mostAttempts = 3

  /// Numbers, because fields of numbers take them too.
  package let texts = (0..<40).map { "\(731 + $0 * 2)" }
  private var typed = 0
  private var stops: [Stop]?
  private var position = 0
  private var home = Place()
  private var attempts = 0
  private var count = 0
  private let goesInside: Bool
  /// How many fields were typed into since the first screen was left.
  private var fieldsInside = 0

  package init(goesInside: Bool = false) { self.goesInside = goesInside }

  /// A control, as it can be found again: the so-manieth of its role and name.
  private struct Stop: Hashable {
    var role: ElementRole
    var name: String
    var number: Int
  }

  /// Where the user is, by what covers the first screen.
  private struct Place: Equatable {
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

  package func next(_ driver: Driver) -> UserAction? {
    driver.look()
    if stops == nil {
      home = Place(driver)
      stops = Self.stops(in: driver.list).filter { !goesInside || Self.leads.contains($0.role) }
    }
    guard let stops, count < Self.longest else { return nil }
    count += 1
    let place = Place(driver)
    if place.presentations > home.presentations
      || place.stack == home.stack && place.depth > home.depth
    {
      if goesInside, place.presentations == home.presentations, attempts == 0,
        let action = fieldInside(driver)
      {
        return action
      }
      attempts += 1
      return attempts > Self.mostAttempts ? nil : wayBack(from: place, driver)
    }
    attempts = 0
    fieldsInside = 0
    while position < stops.count {
      let stop = stops[position]
      position += 1
      if let action = action(at: stop, driver) { return action }
    }
    return nil
  }

  private static func stops(in list: ElementList) -> [Stop] {
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

  /// What may lead to another screen.
  private static let leads: Set<ElementRole> = [.button, .link, .row, .menuItem]

  /// Types into the next field of a screen behind the first.
  private func fieldInside(_ driver: Driver) -> UserAction? {
    var numbers: [ElementRole: Int] = [:]
    var seen = 0
    for item in driver.list.items where item.element.elementInput != nil {
      let role = item.element.elementRole
      defer { numbers[role, default: 0] += 1 }
      guard item.element.isElementEnabled else { continue }
      seen += 1
      guard seen > fieldsInside, fieldsInside < Self.mostFieldsInside else { continue }
      fieldsInside = seen
      let stop = Stop(role: role, name: Self.name(of: item.element), number: 0)
      return nextText(driver).map {
        .replace(query(for: item.element, stop, numbers[role] ?? 0, driver), $0)
      }
    }
    return nil
  }

  private static func name(of element: any Element) -> String {
    [element.elementLabel, element.elementPlaceholder, element.elementIdentifier ?? ""]
      .first { !$0.isEmpty } ?? ""
  }

  /// What a person does with a control, if it is there and can be used.
  private func action(at stop: Stop, _ driver: Driver) -> UserAction? {
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
  private func query(
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

  /// A text that is nowhere on the screen.
  private func nextText(_ driver: Driver) -> String? {
    let contents = driver.contents
    while typed < texts.count {
      typed += 1
      if !contents.contains(texts[typed - 1]) { return texts[typed - 1] }
    }
    return nil
  }

  private func wayBack(from place: Place, _ driver: Driver) -> UserAction? {
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
