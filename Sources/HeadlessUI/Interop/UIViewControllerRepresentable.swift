// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// A view made of a view controller.
@MainActor @preconcurrency public protocol UIViewControllerRepresentable: View
where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Self.Context) -> Self.UIViewControllerType
  func updateUIViewController(_ uiViewController: Self.UIViewControllerType, context: Self.Context)
  static func dismantleUIViewController(
    _ uiViewController: Self.UIViewControllerType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; never asked, since there is no layout.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: Self.UIViewControllerType, context: Self.Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RepresentableControllerNode(view, context)
  }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable knows of its surroundings.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<
  Representable: UIViewControllerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let transaction: Transaction
  public let environment: EnvironmentValues

  /// Changes a UIKit view along with the transaction; it takes no time.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

private final class RepresentableControllerNode<V: UIViewControllerRepresentable>: RepresentingNode<
  V
>,
AppearanceParticipant
{
  private var coordinator: V.Coordinator!
  private var controller: V.UIViewControllerType!
  private(set) var isOnScreen = false

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    let made = self.view
    coordinator = made.makeCoordinator()
    updating { controller = made.makeUIViewController(context: $0) }
    controller.surroundingNavigation = context.navigation
    updating { made.updateUIViewController(controller, context: $0) }
    context.screen.add(self, cause: .insertion, container: context.container)
  }

  private func updating(_ body: (V.Context) -> Void) {
    following { environment in
      body(
        V.Context(
          coordinator: coordinator, transaction: Transaction.current, environment: environment))
    }
  }

  override func readValue() {
    installProperties()
    let view = view
    updating { view.updateUIViewController(controller, context: $0) }
  }

  override func collect(into list: inout ElementList) { controller.collectElements(into: &list) }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    context.screen.remove(self, cause: cause, container: context.container)
    if !isOnScreen { dismantle() }
  }

  private func dismantle() { V.dismantleUIViewController(controller, coordinator: coordinator) }

  func appear(_ change: ScreenChange) {
    guard !isOnScreen else { return }
    screenWillAppear(change)
    screenDidAppear(change)
  }
  func disappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    screenWillDisappear(change)
    screenDidDisappear(change)
    if !isMounted { dismantle() }
  }
  func screenWillAppear(_ change: ScreenChange) {
    isOnScreen = true
    controller.screenWillAppear(change)
  }
  func screenDidAppear(_ change: ScreenChange) { controller.screenDidAppear(change) }
  func screenWillDisappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    controller.screenWillDisappear(change)
  }
  func screenDidDisappear(_ change: ScreenChange) {
    guard isOnScreen else { return }
    isOnScreen = false
    controller.screenDidDisappear(change)
  }
  func screenCancelledDisappear(_ change: ScreenChange) {
    controller.screenCancelledDisappear(change)
  }
  func containsInput(_ client: any TextInputClient) -> Bool { controller.containsInput(client) }
}
