// Modelled: full, documented

/// The windows of an app, each with its own state: the simulation opens one at launch, and further
/// ones where the device has room for several.
public struct WindowGroup<Content: View>: PrimitiveScene {
  let content: WindowContent<Content>

  public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = WindowContent(content)
  }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = WindowContent(content)
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.content = WindowContent(content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.content = WindowContent(content)
  }
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.content = WindowContent(content)
  }
  public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = WindowContent(content)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
  ) {
    self.content = WindowContent(content)
  }
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.content = WindowContent(content)
  }

  public var _view: WindowContent<Content> { content }
}

/// A window for a value: the one that opens at launch has none, or the default.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  @State private var value: Data?
  let content: (Binding<Data?>) -> Content
  init(_ value: Data?, _ content: @escaping (Binding<Data?>) -> Content) {
    _value = State(initialValue: value)
    self.content = content
  }
  public var body: some View { content($value) }
}

extension WindowGroup {
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = WindowContent { PresentedWindowContent(nil, content) }
  }
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = WindowContent { PresentedWindowContent(nil, content) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.content = WindowContent { PresentedWindowContent(nil, content) }
  }
  public init<D: Codable & Hashable, C: View>(
    id: String? = nil, for type: D.Type, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.content = WindowContent {
      PresentedWindowContent(defaultValue()) { value in
        content(
          Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
      }
    }
  }
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(id: id, for: type, content: content, defaultValue: defaultValue)
  }
}

/// A single window beside the others; it opens only when it is the app's first scene.
public struct Window<Content: View>: PrimitiveScene {
  let content: Content
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public var _view: Content { content }
}

/// The settings of a Mac app: iOS has none, so that nothing opens them.
///
/// - Modelled: accepted, documented.
public struct Settings<Content: View>: PrimitiveScene {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var _view: EmptyView { EmptyView() }
}
