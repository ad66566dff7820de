// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// A view made of a UIKit view.
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Self.Context) -> Self.UIViewType
  func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  static func dismantleUIView(_ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  func makeCoordinator() -> Self.Coordinator
  /// The size for a proposal; never asked, since there is no layout.
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
  ) -> CGSize? { nil }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    RepresentableViewNode(view, context)
  }
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// What a representable knows of its surroundings.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<
  Representable: UIViewRepresentable
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

private final class RepresentableViewNode<V: UIViewRepresentable>: RepresentingNode<V> {
  private var coordinator: V.Coordinator!
  private var uiView: V.UIViewType!

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    let made = self.view
    coordinator = made.makeCoordinator()
    updating { uiView = made.makeUIView(context: $0) }
    updating { made.updateUIView(uiView, context: $0) }
    followLayout()
  }

  /// A text view that is laid out anew makes the representable update it.
  private func followLayout() {
    let setting = simulator.behavior.composition.markedText
    guard setting.value == .changesSilently, let textView = uiView as? UITextView else { return }
    textView.onLayout = { [weak self] in
      guard let self, self.isMounted else { return }
      self.graph.table.markDirty(self.readerSlot)
    }
  }

  /// Some platforms are an update late while text is composed.
  private var showsValuesBefore: Bool {
    let setting = simulator.behavior.composition.updateWhileComposing
    guard setting.value == .valuesBefore, let textView = uiView as? UITextView else { return false }
    return textView.inputKeepsMark
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
    guard showsValuesBefore else {
      return updating { view.updateUIView(uiView, context: $0) }
    }
    let isLate = graph.table.readingValuesBefore {
      updating { view.updateUIView(uiView, context: $0) }
    }
    if isLate { _ = simulator.decide(simulator.behavior.composition.updateWhileComposing) }
  }

  override func collect(into list: inout ElementList) { uiView.collectElements(into: &list) }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    if let field = simulator.focus.current as? UIView, field.isDescendant(of: uiView) {
      simulator.focus.clientRemoved(field as! any TextInputClient, cause: cause)
    }
    V.dismantleUIView(uiView, coordinator: coordinator)
  }
}
