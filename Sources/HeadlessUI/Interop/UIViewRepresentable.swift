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
}

extension UIViewRepresentable {
  public var body: Never { fatalError("a representable has no body") }
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
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
  public var transaction = Transaction()
  public let environment: EnvironmentValues
}

private final class RepresentableViewNode<V: UIViewRepresentable>: ReadingNode<V> {
  private var coordinator: V.Coordinator!
  private var uiView: V.UIViewType!
  private var properties: DynamicPropertyStore<V>

  override init(_ view: V, _ context: _NodeContext) {
    properties = DynamicPropertyStore()
    super.init(view, context)
    properties.install(in: &self.view, node: self, reader: readerSlot, isNew: true)
    let made = self.view
    coordinator = made.makeCoordinator()
    uiView = reading { made.makeUIView(context: representableContext) }
    reading { made.updateUIView(uiView, context: representableContext) }
  }

  private var representableContext: V.Context {
    V.Context(coordinator: coordinator, environment: context.environment.values)
  }

  override func readValue() {
    properties.install(in: &view, node: self, reader: readerSlot, isNew: false)
    let view = view
    reading { view.updateUIView(uiView, context: representableContext) }
  }

  override func collect(into list: inout ElementList) { uiView.collectElements(into: &list) }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    properties.leave()
    if let field = simulator.focus.current as? UIView, field.isDescendant(of: uiView) {
      simulator.focus.clientRemoved(field as! any TextInputClient, cause: cause)
    }
    V.dismantleUIView(uiView, coordinator: coordinator)
  }
}
