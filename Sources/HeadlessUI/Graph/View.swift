// Modelled: full, documented
@_exported public import HeadlessCombine
@_exported public import HeadlessUIKit
@_exported public import Observation

/// A piece of a screen: a value that describes, by its body, what is shown.
///
/// The simulation keeps a node for each view value on the screen. It evaluates `body` when the
/// value or something the body read has changed, and never draws.
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Makes the node that stands for the view; views of the library have their own kinds.
  @MainActor @preconcurrency static func _makeNode(_ view: Self, _ context: _NodeContext)
    -> _ViewNode<Self>
}

extension View {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    CompositeNode(view, context)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body") }
}

/// A view of the library, which has a node of its own kind instead of a body.
@MainActor @preconcurrency protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never {
    fatalError("\(Self.self) is a view of the library and has no body to evaluate")
  }
}
