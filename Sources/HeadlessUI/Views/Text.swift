import LifecycleModel
import LifecycleSimulator

/// A key for a text that may be translated; the simulation shows the key.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

/// Words on the screen.
public struct Text: Equatable, Sendable {
  let words: String

  public init(verbatim content: String) { words = content }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    words = key.text
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { words = String(content) }
  @_disfavoredOverload public init(_ content: AttributedString) {
    words = String(content.characters)
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    words = format.format(input)
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    words = formatter.string(for: subject) ?? ""
  }
  public init(_ date: Date, style: DateStyle) { words = style.text(for: date) }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    let dateStyle: DateFormatter.Style
    let timeStyle: DateFormatter.Style
    public static let date = DateStyle(dateStyle: .long, timeStyle: .none)
    public static let time = DateStyle(dateStyle: .none, timeStyle: .short)
    func text(for date: Date) -> String {
      DateFormatter.localizedString(from: date, dateStyle: dateStyle, timeStyle: timeStyle)
    }
  }

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

/// A picture; named by its accessibility label or its name.
public struct Image: PrimitiveView, Equatable, Sendable {
  let name: String
  let isDecorative: Bool
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = false
  }
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.name = label.words
    isDecorative = false
  }
  public init(systemName: String) {
    name = systemName
    isDecorative = false
  }
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.name = name
    isDecorative = true
  }
  public init(uiImage: UIImage) {
    name = ""
    isDecorative = true
  }
  public func resizable() -> Image { self }
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { self }
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum Scale: Hashable, Sendable { case small, medium, large }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ImageNode(view, context)
  }
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

/// A title with an icon.
public struct Label<Title: View, Icon: View>: ContainerView {
  let content: TupleView<Icon, Title>
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    content = TupleView(icon(), title())
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
  public init(_ title: LocalizedStringKey, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(decorative: name) })
  }
}
