// Modelled: full, evidence
import LifecycleModel
import LifecycleSimulator

/// What is submitted: text of a field, or a search.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}

/// A node that is told when a field inside it is submitted.
@MainActor protocol SubmitTarget: EventTarget {
  func accepts(_ trigger: SubmitTriggers) -> Bool
  var stopsSubmit: Bool { get }
}

/// A view that is told when a field inside it is submitted.
struct SubmitContent<Content: View>: ModifyingView {
  let content: Content
  let triggers: SubmitTriggers
  let action: (() -> Void)?
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SubmitNode(view, context)
  }
}

private final class SubmitNode<Content: View>: KeepingWrapperNode<SubmitContent<Content>, Content>,
  SubmitTarget
{
  override init(_ view: SubmitContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: SubmitContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  func accepts(_ trigger: SubmitTriggers) -> Bool {
    view.action == nil || view.triggers.contains(trigger)
  }
  var stopsSubmit: Bool { view.action == nil }
  var eventName: String { ownerName }
  func receive(_ event: Event) { view.action?() }
}

extension _AnyNode {
  /// Tells the handlers around this node, up to a scope; the outermost comes first.
  ///
  /// Source: evidence onsubmit-nested-order-outer-first.
  final func submit(_ trigger: SubmitTriggers, cause: Cause) {
    let other = simulator.behavior.text.otherTrigger
    var isStopped = false
    var targets: [any SubmitTarget] = []
    var node = outer
    while let current = node {
      node = current.outer
      guard let submit = current as? any SubmitTarget else { continue }
      if submit.stopsSubmit { break }
      if !submit.accepts(trigger) {
        let isOther = submit.accepts(trigger == .text ? .search : .text)
        isStopped = isStopped || isOther && other.value == .stops
      } else if isStopped {
        _ = simulator.decide(other)
        break
      } else {
        targets.append(submit)
      }
    }
    for target in targets.reversed() {
      simulator.dispatcher.deliver(Event(.submit, cause: cause), to: target)
    }
  }
}

extension View {
  /// What to do when a field inside the view is submitted with the Return key.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { SubmitContent(content: self, triggers: triggers, action: action) }

  /// Keeps submissions inside the view from those around it.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    SubmitContent(content: self, triggers: [], action: isBlocking ? nil : {})
  }
}
