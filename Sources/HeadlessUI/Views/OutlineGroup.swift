// Modelled: full, documented

/// Views for the elements of a tree: an element with children is a group that opens.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let elements: [Data.Element]
  let identity: ElementIdentity<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

/// The children of an element of a tree.
public struct OutlineSubgroupChildren: LibraryView {
  let content: AnyView
  public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(
      data: elements,
      content: { element in
        OutlineRow(
          element: element, identity: identity, children: children, content: content)
      }, identity: identity, isConstantRange: false)
  }
}

extension OutlineGroup: LibraryView where Parent: View, Leaf: View, Subgroup: View {}

/// An element of a tree with what is below it.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: LibraryView {
  let element: Data.Element
  let identity: ElementIdentity<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf

  var body: some View {
    if let below = element[keyPath: children] {
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(subgroup(Array(below))))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }

  private func subgroup(_ below: [Data.Element])
    -> OutlineGroup<Data, ID, Leaf, Leaf, DisclosureGroup<Leaf, OutlineSubgroupChildren>>
  {
    OutlineGroup(elements: below, identity: identity, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      elements: Array(data), identity: .closure { $0.id }, children: children, content: content)
  }
  public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(
      elements: [root], identity: .closure { $0.id }, children: children, content: content)
  }
  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(elements: Array(data), identity: .path(id), children: children, content: content)
  }
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(elements: [root], identity: .path(id), children: children, content: content)
  }
}
