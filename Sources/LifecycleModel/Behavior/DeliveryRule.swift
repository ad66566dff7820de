/// What a platform does with an event that matches a rule instead of delivering it once, now.
public enum DeliveryEffect: Hashable, Sendable {
  /// The event never arrives.
  case drop
  /// The event arrives after so many turns of the run loop.
  case delayTurns(Int)
  /// The event arrives after so many milliseconds.
  case delayMilliseconds(Int)
  /// The event arrives once more, so many times in all.
  case duplicate(Int)
  /// The event arrives when its transition begins instead of when it ends.
  case early
  /// The event arrives after the other events of its turn.
  case reorder
  /// Equal events of one turn arrive as one.
  case coalesce
  /// The event arrives; after the others of its turn its opposite does, and then the event again.
  case bounce
  /// The event arrives at the node with this role instead.
  case deliver(NodeRole)
}

/// A decision about events: which ones, and what happens to them.
public struct DeliveryRule: Hashable, Sendable {
  public var event: EventKind
  public var container: Container?
  public var cause: Cause?
  public var role: NodeRole?
  public var phase: TransitionPhase?
  /// Counts the matching events of a run from 1; `nil` matches each.
  public var ordinal: Int?
  public var effect: DeliveryEffect
  /// The index of the quirk, in `PlatformBehavior.quirks`, that sets this rule.
  public var quirk: QuirkIndex

  public init(
    event: EventKind, container: Container? = nil, cause: Cause? = nil, role: NodeRole? = nil,
    phase: TransitionPhase? = nil, ordinal: Int? = nil, effect: DeliveryEffect,
    quirk: QuirkIndex = .none
  ) {
    self.event = event
    self.container = container
    self.cause = cause
    self.role = role
    self.phase = phase
    self.ordinal = ordinal
    self.effect = effect
    self.quirk = quirk
  }
}

/// The place of a quirk in a behavior's list of quirks.
public struct QuirkIndex: Hashable, Sendable {
  public var rawValue: Int16
  public init(_ rawValue: Int) { self.rawValue = Int16(rawValue) }
  /// No quirk: the reference behavior.
  public static let none = QuirkIndex(-1)
  public var isQuirk: Bool { rawValue >= 0 }
}

/// The delivery rules of a behavior, by event kind.
public struct DeliveryTable: Sendable {
  private var rules: [[DeliveryRule]]
  private var kinds: UInt64 = 0

  public init(_ rules: [DeliveryRule] = []) {
    self.rules = Array(repeating: [], count: EventKind.allCases.count)
    for rule in rules { add(rule) }
  }

  public mutating func add(_ rule: DeliveryRule) {
    let index = rule.event.index
    rules[index].append(rule)
    kinds |= 1 << UInt64(index)
  }

  /// Whether any rule is about events of this kind.
  public func mentions(_ kind: EventKind) -> Bool { kinds & (1 << UInt64(kind.index)) != 0 }
  public func rules(for kind: EventKind) -> [DeliveryRule] { rules[kind.index] }
  public var all: [DeliveryRule] { rules.flatMap { $0 } }
  public var isEmpty: Bool { kinds == 0 }
}

extension EventKind {
  /// The event that takes this one back, where there is one.
  public var opposite: EventKind? {
    switch self {
    case .appear: .disappear
    case .disappear: .appear
    case .taskStart: .taskCancel
    case .taskCancel: .taskStart
    case .viewWillAppear: .viewWillDisappear
    case .viewDidAppear: .viewDidDisappear
    case .viewWillDisappear: .viewWillAppear
    case .viewDidDisappear: .viewDidAppear
    case .textDidBeginEditing: .textDidEndEditing
    case .textDidEndEditing: .textDidBeginEditing
    default: nil
    }
  }

  /// The position of the kind in the order of declaration, from 0.
  @inlinable public var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}
