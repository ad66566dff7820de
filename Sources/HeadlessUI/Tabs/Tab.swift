// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// One tab of a tab view: its label, its value, and its screen.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: PrimitiveTabContent {
  public typealias TabValue = Value
  public func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    var child = TabChild(id: id.id, content: AnyView(content))
    child.tag = value.map { AnyHashable($0) }
    child.label =
      Label.self == DefaultTabLabel.self && role == .search
        && (label as? DefaultTabLabel)?.isEmpty
          ?? false
      ? AnyView(Text("Search")) : AnyView(label)
    tabs.add(child)
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  public static let search = TabRole(name: "search")
}

/// The label of a tab that is given by words and an image.
public struct DefaultTabLabel {
  let title: Text
  let image: String
  var isEmpty: Bool { title.words.isEmpty }
}

extension DefaultTabLabel: View {
  public var body: some View { Label(title: { title }, icon: { Image(decorative: image) }) }
}

extension Tab {
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value, nil, content(), label()) }
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value, role, content(), label()) }
}

extension Tab where Value == Never {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, nil, content(), label())
  }
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, role, content(), label()) }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), Label(title: Text(titleKey), image: systemImage)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), Label(title: Text(title), image: systemImage)) }
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), Label(title: Text(titleKey), image: image)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, role, content(), Label(title: Text(title), image: image)) }
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, role, content(), Label(title: Text(verbatim: ""), image: ""))
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), Label(title: Text(titleKey), image: systemImage)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), Label(title: Text(title), image: systemImage)) }
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), Label(title: Text(titleKey), image: image)) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, role, content(), Label(title: Text(title), image: image)) }
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, role, content(), Label(title: Text(verbatim: ""), image: ""))
  }
}

/// Tabs that belong together; a tab bar shows them like any others.
public struct TabSection<Header: View, Content: TabContent, SelectionValue: Hashable> {
  let header: Header
  let content: Content
}

extension TabSection: PrimitiveTabContent {
  public typealias TabValue = SelectionValue
  public func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    content._collectTabs(into: &tabs, at: id)
  }
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.init(header: header(), content: content()) }
}

extension TabSection where Header == EmptyView {
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(header: EmptyView(), content: content())
  }
}

extension TabSection where Header == Text {
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(header: Text(titleKey), content: content()) }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(header: Text(title), content: content()) }
}
