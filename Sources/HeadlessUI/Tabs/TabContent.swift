// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// Tabs of a tab view: a `Tab`, a section of them, or a type of the app's own made of them.
///
/// - Modelled: partial, documented. State in a type of the app's own is not kept.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Self.Body { get }

  /// Adds the tabs for which the content stands.
  @MainActor @preconcurrency func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace)
}

extension TabContent {
  public func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    body._collectTabs(into: &tabs, at: id)
  }
}

/// The place of tab content in its tab view.
public struct _TabPlace {
  let id: TabID
}

/// Content of a tab view that belongs to the library and has no body.
@MainActor protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

extension Never: TabContent {
  public typealias TabValue = Never
}

/// Builds the tabs of a tab view from statements.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as a view.
  public struct Content<C: TabContent> {
    let content: C
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  public static func buildExpression<Data: RandomAccessCollection, ID: Hashable, C: TabContent>(
    _ loop: ForEach<Data, ID, C>
  ) -> ForEachTabContent<Data, ID, C> where C.TabValue == TabValue {
    ForEachTabContent(loop: loop)
  }
  public static func buildBlock<C: TabContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: TabContent>(_ content: repeat each C)
    -> TupleTabContent<TabValue, repeat each C>
  { TupleTabContent(repeat each content) }
  public static func buildIf<C: TabContent>(_ content: C?) -> OptionalTabContent<TabValue, C> {
    OptionalTabContent(content: content)
  }
  public static func buildEither<First: TabContent, Second: TabContent>(first: First)
    -> ConditionalTabContent<TabValue, First, Second>
  { ConditionalTabContent(first: first, second: nil) }
  public static func buildEither<First: TabContent, Second: TabContent>(second: Second)
    -> ConditionalTabContent<TabValue, First, Second>
  { ConditionalTabContent(first: nil, second: second) }
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C { content }
}

extension TabContentBuilder.Content: PrimitiveView {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    SilentNode(view, context)
  }
}

extension TabContentBuilder.Content: TabSource {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID) {
    content._collectTabs(into: &tabs, at: _TabPlace(id: id))
  }
}

/// Several pieces of tab content, one after another.
public struct TupleTabContent<TabValue: Hashable, each C: TabContent> {
  let content: (repeat each C)
  init(_ content: repeat each C) { self.content = (repeat each content) }
}

extension TupleTabContent: PrimitiveTabContent {
  public func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    var index = 0
    func next<T: TabContent>(_ content: T) {
      content._collectTabs(into: &tabs, at: _TabPlace(id: id.id.step(index)))
      index += 1
    }
    repeat next(each content)
  }
}

/// Tab content that is there or not.
public struct OptionalTabContent<TabValue: Hashable, C: TabContent> {
  let content: C?
}

extension OptionalTabContent: PrimitiveTabContent {
  public func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    content?._collectTabs(into: &tabs, at: _TabPlace(id: id.id.step("some")))
  }
}

/// One of two pieces of tab content.
public struct ConditionalTabContent<TabValue: Hashable, First: TabContent, Second: TabContent> {
  let first: First?
  let second: Second?
}

extension ConditionalTabContent: PrimitiveTabContent {
  public func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    first?._collectTabs(into: &tabs, at: _TabPlace(id: id.id.step(true)))
    second?._collectTabs(into: &tabs, at: _TabPlace(id: id.id.step(false)))
  }
}

/// Tabs for the elements of a collection.
public struct ForEachTabContent<Data: RandomAccessCollection, ID: Hashable, C: TabContent> {
  let loop: ForEach<Data, ID, C>
}

extension ForEachTabContent: PrimitiveTabContent {
  public typealias TabValue = C.TabValue
  public func _collectTabs(into tabs: inout _TabChildren, at id: _TabPlace) {
    for element in loop.data {
      let own = id.id.step(loop.identity(element))
      loop.content(element)._collectTabs(into: &tabs, at: _TabPlace(id: own))
    }
  }
}

extension ForEach where Content: TabContent {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) { self.init(data: data, content: content, identity: .path(id), isConstantRange: false) }

  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: .closure { $0.id }, isConstantRange: false)
  }
}
