// Modelled: full, documented
public import Foundation
import LifecycleModel
public import LifecycleSimulator

/// A view that a person operates; it tells its targets what happened.
@preconcurrency @MainActor open class UIControl: UIView, EventTarget {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control looks.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  /// Where content stands across the control; accepted, not drawn.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// Where content stands along the control; accepted, not drawn.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private struct Entry {
    var events: Event
    var receiver: ActionReceiver?
    var action: UIAction?
  }

  private var entries: [Entry] = []
  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  /// Whether a long press opens the control's menu.
  open var isContextMenuInteractionEnabled = false
  /// Whether a tap opens the control's menu.
  open var showsMenuAsPrimaryAction = false
  open var toolTip: String?
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  // MARK: Targets

  /// Tells a target of events; without a target the responder chain is asked.
  open func addTarget(_ target: Any?, action: ActionSelector, for controlEvents: Event) {
    let receiver = ActionReceiver(target: target.map { $0 as AnyObject }, selector: action)
    entries.append(Entry(events: controlEvents, receiver: receiver))
  }

  /// Forgets a target, for these events.
  open func removeTarget(_ target: Any?, action: ActionSelector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    drop(controlEvents) {
      guard let receiver = $0.receiver, receiver.selector.isMeant(by: action) else { return false }
      return object == nil || receiver.target === object
    }
  }

  /// Runs an action for events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let identifier = action.identifier
    drop(controlEvents) { $0.action?.identifier == identifier }
    entries.append(Entry(events: controlEvents, action: action))
  }

  /// Forgets an action, for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    drop(controlEvents) { $0.action?.identifier == action.identifier }
  }

  /// Forgets the action of a name, for these events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for events: Event) {
    drop(events) { $0.action?.identifier == actionIdentifier }
  }

  /// Sends one action, as the control does for each of its own.
  open func sendAction(_ action: ActionSelector, to target: Any?, for event: UIEvent?) {
    ActionReceiver(target: target.map { $0 as AnyObject }, selector: action)
      .send(sender: self, event: event, from: self)
  }

  /// Runs one action, as the control does for each of its own.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// All targets that are told of something.
  open var allTargets: Set<AnyHashable> {
    Set(entries.compactMap { ($0.receiver?.target as? NSObject).map { AnyHashable($0) } })
  }

  /// Goes through the actions and events that are registered.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, ActionSelector)?, Event, inout Bool) -> Void
  ) {
    var stop = false
    for entry in entries where !stop {
      iterator(entry.action, entry.receiver.map { ($0.target, $0.selector) }, entry.events, &stop)
    }
  }

  /// Calls whatever is registered for the events, in order of registration.
  open func sendActions(for controlEvents: Event) {
    for entry in entries where !entry.events.isDisjoint(with: controlEvents) {
      if let action = entry.action {
        action.run(from: self)
      } else {
        entry.receiver?.send(sender: self, event: nil, from: self)
      }
    }
  }

  /// All events that something is registered for.
  open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  private func drop(_ events: Event, _ matches: (Entry) -> Bool) {
    for index in entries.indices where matches(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  // MARK: Events

  /// Sends the events of a person's action, under the platform's delivery rules.
  package func sendByHand(_ events: Event) {
    guard let simulator else {
      sendActions(for: events)
      return
    }
    simulator.dispatcher.deliver(
      LifecycleSimulator.Event(.controlEvent, cause: .update, value: Int(events.rawValue)),
      to: self)
  }

  package var eventName: String {
    accessibilityLabel ?? accessibilityIdentifier ?? String(describing: type(of: self))
  }

  package func receive(_ event: LifecycleSimulator.Event) {
    if event.kind == .controlEvent { sendActions(for: Event(rawValue: UInt(event.value))) }
  }

  package override var isElementEnabled: Bool { isEnabled && isReachable }
  package override var isPerceivable: Bool { true }
}

extension UIControl {
  /// Tells a target of events through a closure that gets it; the target is not kept alive.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> Void, for controlEvents: Event
  ) {
    addTarget(target, action: ActionSelector(on: Target.self, action), for: controlEvents)
  }
}
