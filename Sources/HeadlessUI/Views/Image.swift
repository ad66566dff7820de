// Modelled: full, documented
public import Foundation
public import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator

/// The name of an image in an app's assets, as the build makes it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A picture; a person knows it by its label or its name.
public struct Image: PrimitiveView, Equatable, Sendable {
  let name: String
  let isDecorative: Bool

  private nonisolated init(_ name: String, isDecorative: Bool) {
    self.name = name
    self.isDecorative = isDecorative
  }

  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, isDecorative: false)
  }
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(label.words, isDecorative: false)
  }
  public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, isDecorative: false)
  }
  public nonisolated init(
    _ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text
  ) { self.init(label.words, isDecorative: false) }
  public nonisolated init(_ resource: ImageResource) {
    self.init(resource.name, isDecorative: false)
  }
  public nonisolated init(systemName: String) { self.init(systemName, isDecorative: false) }
  public nonisolated init(systemName: String, variableValue: Double?) {
    self.init(systemName, isDecorative: false)
  }
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, isDecorative: true)
  }
  public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, isDecorative: true)
  }
  public nonisolated init(uiImage: UIImage) { self.init("", isDecorative: true) }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ImageNode(view, context)
  }
}

/// How an image is drawn: accepted.
extension Image {
  /// How an image fills its frame.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How an image is smoothed.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// Whether an image is drawn as a stencil.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable { case small, medium, large }
  /// Which way an image faces.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

private final class ImageNode: KeepingNode<Image>, Element {
  override func collect(into list: inout ElementList) {
    if !view.isDecorative { list.add(self) }
  }
  override func collectImageNames(into text: inout String) {
    if text.isEmpty, !view.isDecorative { text = view.name }
  }
  var elementRole: ElementRole { .image }
  var elementLabel: String { view.name }
}

/// A picture from the net, which the simulation does not reach: its placeholder is shown.
///
/// - Modelled: partial, documented. The phase is always `empty`: nothing is loaded.
public struct AsyncImage<Content: View>: LibraryView {
  private let content: Content
  public var body: Content { content }
}

/// What has become of a picture from the net.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    content = Image(decorative: "")
  }
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.content = _ConditionalContent(.second(placeholder()))
  }
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }
}
