import LifecycleModel
import LifecycleSimulator

/// Rows in a single column.
public struct List<SelectionValue: Hashable, Content: View>: RowsView {
  let content: Content
  var rowContainer: Container { .list }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  // A binding to a collection is a collection too; the forms for bindings are meant then.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  )
  where
    Content == ForEach<BoundElements<C, C.Element.ID>, C.Element.ID, RowContent>,
    C.Element: Identifiable, C.Index: Hashable
  {
    content = ForEach(data, content: rowContent)
  }

  public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
  ) where Content == ForEach<BoundElements<C, ID>, ID, RowContent>, C.Index: Hashable {
    content = ForEach(data, id: id, content: rowContent)
  }
}

/// Controls for entering data, in rows.
public struct Form<Content: View>: RowsView {
  let content: Content
  var rowContainer: Container { .list }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// Rows in a stack that are made when they come near the screen.
public struct LazyVStack<Content: View>: RowsView {
  let content: Content
  var rowContainer: Container { .lazyStack }
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

/// Which headers and footers stay while a lazy stack scrolls; accepted, not drawn.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A part of a list with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { fatalError("a section has no body") }
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SectionNode(view, context)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
  _ViewNode<Section<Parent, Content, Footer>>
{
  private var header: _ViewNode<Parent>!
  private var content: _ViewNode<Content>!
  private var footer: _ViewNode<Footer>!

  override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
    super.init(view, context)
    var bare = childContext()
    bare.rows = nil
    header = Parent._makeNode(view.header, bare)
    content = Content._makeNode(view.content, childContext())
    footer = Footer._makeNode(view.footer, bare)
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    super.update(view)
    header.update(view.header)
    content.update(view.content)
    footer.update(view.footer)
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    body(header)
    body(content)
    body(footer)
  }

  override func collectRows(into rows: inout RowSegments) {
    header.collectRows(into: &rows)
    content.collectRows(into: &rows)
    footer.collectRows(into: &rows)
  }
}

/// Content that can be scrolled; all of it is within reach.
public struct ScrollView<Content: View>: ContainerView {
  public var content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
