// Modelled: accepted, documented

extension View {
  /// - Modelled: full, documented.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    PreviewDetail(content: self, name: value)
  }
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    PreviewDetail(content: self, name: nil)
  }
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    PreviewDetail(content: self, name: nil)
  }
  nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    PreviewDetail(content: self, name: nil)
  }
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View {
    PreviewDetail(content: self, name: nil)
  }
}

/// How a preview's device is held; accepted.
public struct InterfaceOrientation: Hashable, CaseIterable, Identifiable, Sendable {
  private let name: String
  public var id: String { name }
  public static let portrait = InterfaceOrientation(name: "portrait")
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
}

/// A view with what only its preview shows: a name, a device, a layout.
struct PreviewDetail<Content: View> {
  let content: Content
  let name: String?
}

extension PreviewDetail: PrimitiveView {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PreviewDetailNode(view, context)
  }
}

private final class PreviewDetailNode<Content: View>: WrapperNode<PreviewDetail<Content>, Content> {
  override init(_ view: PreviewDetail<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: PreviewDetail<Content>) {
    super.update(view)
    child.update(view.content)
  }
}
