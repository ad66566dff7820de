import Conformance
import LifecycleModel

/// Touches every control that a screen and the screens behind it show, each once, from a fresh
/// launch each.
@MainActor struct Tour {
  /// One control and the way to it.
  private struct Stop {
    let way: [UserAction]
    let action: UserAction
  }

  /// No screen of the suite has so many controls; one that always shows new ones would never end.
  private static let most = 150

  private let screen: CompatibilityScreen
  private var known: Set<String> = []
  private var stops: [Stop] = []

  init(_ screen: CompatibilityScreen) { self.screen = screen }

  /// The log of each stop, in the order in which the controls are met.
  mutating func run() throws -> String {
    var text = ""
    let first = screen.launch()
    meet(first.screen, way: [])
    var next = 0
    while next < stops.count, next < Self.most {
      let stop = stops[next]
      next += 1
      let simulation = screen.launch()
      for action in stop.way { try simulation.perform(action, []) }
      var log = ScreenLog(simulation, isFirst: false)
      do {
        try log.perform(stop.action)
      } catch {
        throw Fault(screen: screen.name, error: "\(error)")
      }
      text += log.text
      meet(simulation.screen, way: stop.way + [stop.action])
    }
    if stops.count > Self.most { throw Fault(screen: screen.name, error: "controls without end") }
    return text
  }

  struct Fault: Error, CustomStringConvertible {
    let screen: String
    let error: String
    var description: String { "\(screen): a control that is shown cannot be used: \(error)" }
  }

  /// Notes the controls that were not met before.
  private mutating func meet(_ contents: ScreenContents, way: [UserAction]) {
    let place = contents.screens.joined(separator: "/")
    for (index, item) in contents.items.enumerated() where item.isEnabled {
      let role = item.role
      let name = item.label.isEmpty ? item.placeholder : item.label
      guard known.insert("\(place) \(role) \(name) \(item.identifier ?? "")").inserted else {
        continue
      }
      let twins = contents.items[..<index].filter { $0.role == role }.count
      let query = ElementQuery(role: role, index: twins)
      if let action = Self.action(on: item, query) { stops.append(Stop(way: way, action: action)) }
    }
  }

  /// What a person does with a control.
  private static func action(on item: ScreenContents.Item, _ query: ElementQuery) -> UserAction? {
    switch item.role {
    case .textField, .secureField, .textView: return .typeInto(query, "7")
    case .button, .link, .editButton, .menuItem, .segment: return .tap(query)
    case .backButton: return .goBack
    case .tab: return .switchTab(query)
    case .toggle: return .toggle(query)
    case .stepper: return .step(query, by: 1)
    case .slider: return .slide(query, to: 1)
    case .datePicker: return .pickDate("2026-01-31", in: query)
    case .picker:
      guard let option = item.options.last else { return nil }
      return .pick(option, in: query)
    case .text, .image, .header, .alert, .row, .other: return nil
    }
  }
}
