// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// Words on the screen: what a person reads, without markup and looks.
public struct Text: Equatable, Sendable {
  let words: String

  public init(verbatim content: String) { words = content }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { words = key.text(in: tableName, bundle) }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { words = String(content) }
  // These can be literals too; a literal is a key.
  @_disfavoredOverload public init(_ attributedContent: AttributedString) {
    words = String(attributedContent.characters)
  }
  /// A picture among words is read by its name.
  public init(_ image: Image) { words = image.isDecorative ? "" : image.name }
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) { words = resource.text }

  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.words + right.words)
  }
}

extension Text: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TextNode(view, context)
  }
}

private final class TextNode: KeepingNode<Text>, Element {
  override func collect(into list: inout ElementList) { list.add(self) }
  override func collectText(into text: inout String) {
    if !text.isEmpty { text += " " }
    text += view.words
  }
  override func collectTexts(into texts: inout [String]) { texts.append(view.words) }
  var elementRole: ElementRole { .text }
  var elementLabel: String { view.words }
}

extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func underline(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(_ active: Bool = true, color: Color? = nil) -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
}
