import LifecycleModel
import LifecycleSimulator

/// The node of a section: its header, its content while it is expanded, its footer.
final class SectionNode<Parent: View, Content: View, Footer: View>:
  _ViewNode<Section<Parent, Content, Footer>>
{
  private var header: _ViewNode<Parent>!
  /// The header where a tap on it expands and collapses the section.
  private var openingHeader: _ViewNode<DisclosureLabel<Parent>>?
  private var content: _ViewNode<Content>?
  private var footer: _ViewNode<Footer>!
  /// Follows the binding that says whether the section is expanded, and the view it came with.
  private var expansion: (reader: ContentReader, view: Section<Parent, Content, Footer>)?

  override init(_ view: Section<Parent, Content, Footer>, _ context: _NodeContext) {
    super.init(view, context)
    var bare = childContext()
    bare.rows = nil
    if view.isExpanded != nil {
      let reader = ContentReader(graph)
      reader.bind(to: self)
      expansion = (reader, view)
    }
    if let isExpanded = view.isExpanded, context.environment.values.isSidebar {
      openingHeader = DisclosureLabel._makeNode(
        DisclosureLabel(isExpanded: isExpanded, label: view.header), bare)
    } else {
      header = Parent._makeNode(view.header, bare)
    }
    if isExpanded { content = Content._makeNode(view.content, childContext()) }
    footer = Footer._makeNode(view.footer, bare)
  }

  override func update(_ view: Section<Parent, Content, Footer>) {
    super.update(view)
    header?.update(view.header)
    if let openingHeader, let isExpanded = view.isExpanded {
      openingHeader.update(DisclosureLabel(isExpanded: isExpanded, label: view.header))
    }
    footer.update(view.footer)
    guard let expansion else {
      content?.update(view.content)
      return
    }
    self.expansion = (expansion.reader, view)
    follow(view)
  }

  override func refresh() { if let expansion { follow(expansion.view) } }

  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    expansion?.reader.leave(graph)
  }

  /// Whether the content is shown, read on the section's behalf.
  private var isExpanded: Bool {
    guard let expansion, let binding = expansion.view.isExpanded else { return true }
    expansion.reader.renew()
    return expansion.reader.make { binding.wrappedValue }
  }

  private func follow(_ view: Section<Parent, Content, Footer>) {
    switch (content, isExpanded) {
    case (let content?, true): content.update(view.content)
    case (nil, true):
      content = Content._makeNode(view.content, childContext())
      context.rows?.rowsChanged()
    case (let old?, false):
      content = nil
      old.unmount(.removal)
      context.rows?.rowsChanged()
    case (nil, false): break
    }
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) {
    if let header { body(header) }
    if let openingHeader { body(openingHeader) }
    if let content { body(content) }
    body(footer)
  }

  override func collectRows(into rows: inout RowSegments) {
    rows.add(from: nil) {
      header?.collectRows(into: &$0)
      openingHeader?.collectRows(into: &$0)
    }
    content?.collectRows(into: &rows)
    rows.add(from: nil) { footer.collectRows(into: &$0) }
  }
}

private enum SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether the list around stands at the side of a window.
  var isSidebar: Bool {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }
}
