// Modelled: full, documented
public import Foundation
public import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator

/// A view that takes what comes from outside the app: an address, an activity.
struct ExternalContent<Content: View>: ModifyingView {
  let content: Content
  var onURL: ((URL) -> Void)?
  var onActivity: (type: String, action: (NSUserActivity) -> Void)?

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ExternalNode(view, context)
  }
}

private final class ExternalNode<Content: View>:
  KeepingWrapperNode<ExternalContent<Content>, Content>, ExternalReceiver
{
  override init(_ view: ExternalContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    graph.external.add(self, on: context.graph.simulator)
  }
  override func update(_ view: ExternalContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  override func willLeave(_ cause: Cause) { graph.external.remove(self) }

  func open(_ url: URL) -> Bool {
    view.onURL?(url)
    return view.onURL != nil
  }
  func resume(_ activity: NSUserActivity) -> Bool {
    guard let taken = view.onActivity, taken.type == activity.activityType else { return false }
    taken.action(activity)
    return true
  }
}

/// Something on the screen that takes what comes from outside.
@MainActor protocol ExternalReceiver: AnyObject {
  func open(_ url: URL) -> Bool
  func resume(_ activity: NSUserActivity) -> Bool
}

/// The views that take what comes from outside the app.
@MainActor package final class ExternalEvents {
  private var receivers: [any ExternalReceiver] = []

  func add(_ receiver: any ExternalReceiver, on simulator: Simulator) {
    receivers.append(receiver)
    let application = UIApplication.of(simulator)
    if application.onOpen == nil { application.onOpen = { [weak self] in self?.open($0) ?? false } }
  }
  func remove(_ receiver: any ExternalReceiver) { receivers.removeAll { $0 === receiver } }

  /// Hands an address to every view that takes one; returns whether any did.
  package func open(_ url: URL) -> Bool {
    var isTaken = false
    for receiver in receivers where receiver.open(url) { isTaken = true }
    return isTaken
  }

  /// Hands an activity to the views that take its type; returns whether any did.
  package func resume(_ activity: NSUserActivity) -> Bool {
    var isTaken = false
    for receiver in receivers where receiver.resume(activity) { isTaken = true }
    return isTaken
  }
}

extension View {
  /// What to do with an address that is opened in the app: `UIApplication.open(_:)` brings it.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    ExternalContent(content: self, onURL: action)
  }

  /// What to do with an activity that a person goes on with in the app.
  public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { ExternalContent(content: self, onActivity: (activityType, action)) }

  /// Offers what a person does here to other devices.
  ///
  /// - Modelled: accepted, documented. No other device asks for it.
  public func userActivity(
    _ activityType: String, isActive: Bool = true,
    _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { styled("userActivity") }

  /// Offers an element that a person works on to other devices.
  ///
  /// - Modelled: accepted, documented. No other device asks for it.
  public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View { styled("userActivity") }

  /// - Modelled: accepted, documented. The one scene takes every event.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
    styled("handlesExternalEvents")
  }
}
