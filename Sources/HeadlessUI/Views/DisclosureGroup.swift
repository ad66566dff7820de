// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A label that shows or hides content when it is tapped.
///
/// The content is in the tree only while the group is expanded; in a list its parts are rows below
/// the label's row. A group without a binding keeps its own state and begins collapsed.
public struct DisclosureGroup<Label: View, Content: View>: LibraryView {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.label = label()
    self.content = content
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.label = label()
    self.content = content
  }

  public var body: some View {
    DisclosureParts(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
  }
}

/// A disclosure group that knows where its state is.
private struct DisclosureParts<Label: View, Content: View>: LibraryView {
  let isExpanded: Binding<Bool>
  let label: Label
  let content: () -> Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    if let look = context.environment.values[look: DisclosureGroupStyleConfiguration.self] {
      return OwnLookNode(view, context, look) { group in
        typealias Configuration = DisclosureGroupStyleConfiguration
        return Configuration(
          label: Configuration.Label(content: AnyView(group.label)),
          content: Configuration.Content(content: AnyView(group.content())),
          isExpanded: group.isExpanded)
      }
    }
    return CompositeNode(view, context)
  }

  @ViewBuilder var body: some View {
    DisclosureLabel(isExpanded: isExpanded, label: label)
    if isExpanded.wrappedValue { content() }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// The part of a disclosure group that is always there: a tap on it shows or hides the rest.
struct DisclosureLabel<Label: View>: PrimitiveView {
  let isExpanded: Binding<Bool>
  let label: Label
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DisclosureLabelNode(view, context)
  }
}

private final class DisclosureLabelNode<Label: View>: LabelledNode<DisclosureLabel<Label>, Label> {
  override init(_ view: DisclosureLabel<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.label, labelContext())
  }
  override func update(_ view: DisclosureLabel<Label>) {
    super.update(view)
    child.update(view.label)
  }

  /// Controls inside the label can be used for themselves.
  override func collect(into list: inout ElementList) {
    list.add(self)
    var inside = ElementList()
    child.collect(into: &inside)
    for item in inside.items {
      switch item.element.elementRole {
      case .text, .image, .header, .other: continue
      default: list.add(item.element)
      }
    }
  }

  override var elementValue: String { view.isExpanded.wrappedValue ? "expanded" : "collapsed" }
  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    let isExpanded = !view.isExpanded.wrappedValue
    simulator.trace.append(.write(elementLabel, value: isExpanded ? "true" : "false"))
    view.isExpanded.wrappedValue = isExpanded
    return true
  }
}
