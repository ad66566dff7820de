// Modelled: full, documented
import Foundation
import LifecycleModel
import LifecycleSimulator

/// A view that reacts to a gesture anywhere on it.
struct GestureContent<Content: View, G: Gesture>: ModifyingView {
  let content: Content
  let gesture: G
  var priority = GesturePriority.content
  /// Whether the gestures of the content count as well.
  var allowsContent = true
  var isOn = true
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    GestureNode(view, context)
  }
}

/// Which gesture counts when the content has one as well.
enum GesturePriority {
  case content, this, both
}

private final class GestureNode<Content: View, G: Gesture>: KeepingWrapperNode<
  GestureContent<Content, G>, Content
>
{
  private var proxies = ElementProxies<ActingElement>()
  private var recognizer: _GestureRecognizer<G.Value>?

  override init(_ view: GestureContent<Content, G>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }

  override func update(_ view: GestureContent<Content, G>) {
    super.update(view)
    child.update(view.content)
    // The next touch sees the closures of this update, unless it is the second tap of two.
    if recognizer?.isWaiting != true { recognizer = nil }
  }

  override var changesElements: Bool { view.isOn || !view.allowsContent }
  override func collect(into list: inout ElementList, around inner: (inout ElementList) -> Void) {
    let node = self
    list.collect(inner, replacing: { node.proxy(for: $0) })
  }

  private func proxy(for element: any Element) -> any Element {
    proxies.proxy(for: element) { [weak self] in self?.perform($1, on: $0) ?? false }
  }

  private func perform(_ gesture: Touch, on base: any Element) -> Bool {
    guard let moments = moments(of: gesture), context.environment.isEnabled else {
      return base.perform(gesture)
    }
    switch view.priority {
    case .content: return performContent(gesture, base) || perform(moments)
    case .this: return perform(moments) || performContent(gesture, base)
    case .both:
      let inner = performContent(gesture, base)
      return perform(moments) || inner
    }
  }

  private func performContent(_ gesture: Touch, _ base: any Element) -> Bool {
    view.allowsContent && base.perform(gesture)
  }

  /// Lets the gesture take a touch; a tap waits while the content's gesture waits for another one.
  private func perform(_ moments: [TouchMoment]) -> Bool {
    guard view.isOn else { return false }
    if let forget = graph.forgetAwaitedTap {
      graph.forgetAwaitedTap = nil
      let before = simulator.heldTouch
      simulator.holdTouch { [weak self] in
        before?()
        forget()
        self?.recognize(moments)
      }
      return true
    }
    return recognize(moments)
  }

  @discardableResult private func recognize(_ moments: [TouchMoment]) -> Bool {
    guard isMounted else { return false }
    let recognizer = recognizer ?? G._makeRecognizer(view.gesture)
    self.recognizer = recognizer
    let simulator = simulator
    let wasWaiting = recognizer.isWaiting
    let isTaken = recognizer.receive(moments) { simulator.flush() }
    if isTaken, moments.last != .ended, recognizer.hasEndedAction {
      _ = simulator.decide(simulator.behavior.controls.landscapeDrag)
    }
    if isTaken, wasWaiting { simulator.dropTouch() }
    guard !isTaken, recognizer.isWaiting else { return isTaken }
    graph.forgetAwaitedTap = { [weak self] in self?.recognizer = nil }
    // Nothing around it may have a gesture: then the touch was this one's alone.
    return !hasGestureAround
  }

  private var hasGestureAround: Bool {
    var node = parent
    while let current = node {
      if current is any GestureHolder { return true }
      node = current.parent
    }
    graph.forgetAwaitedTap = nil
    return false
  }

  private func moments(of gesture: Touch) -> [TouchMoment]? {
    switch gesture {
    case .tap: return [.began, .ended]
    case .longPress: return [.began, .held(.infinity), .ended]
    case .slide(let points):
      let drag: [TouchMoment] = [.began, .moved(CGSize(width: points, height: 0))]
      return isTakenBySystem ? drag : drag + [.ended]
    default: return nil
    }
  }

  /// Whether the system takes a drag for a gesture of its own, so that the drag never ends.
  private var isTakenBySystem: Bool {
    simulator.behavior.controls.landscapeDrag.value == .cancelledBySystem
      && simulator.isHeightCompact
  }
}

/// A node with a gesture.
@MainActor private protocol GestureHolder: AnyObject {}
extension GestureNode: GestureHolder {}
