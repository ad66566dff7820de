// Modelled: full, documented

/// Views for the elements of a collection, known by their identities.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let identity: ElementIdentity<Data.Element, ID>
  /// The range form reads its range once. Source: Apple, `ForEach.init(_:content:)`.
  let isConstantRange: Bool
  /// What a person may do to the rows, where the data is a binding with edit actions.
  var editing: RowEditing?

  init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identity: ElementIdentity<Data.Element, ID>, isConstantRange: Bool, editing: RowEditing? = nil
  ) {
    self.data = data
    self.content = content
    self.identity = identity
    self.isConstantRange = isConstantRange
    self.editing = editing
  }
}

/// How the identity of an element is found.
enum ElementIdentity<Element, ID> {
  case path(KeyPath<Element, ID>)
  case closure((Element) -> ID)

  func callAsFunction(_ element: Element) -> ID {
    switch self {
    case .path(let path): element[keyPath: path]
    case .closure(let closure): closure(element)
    }
  }
}

extension ForEach where Content: View {
  // A binding to a collection is a collection too; the forms for bindings are meant then.
  @_disfavoredOverload
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, identity: .path(id), isConstantRange: false)
  }

  @_disfavoredOverload
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, identity: .closure { $0.id }, isConstantRange: false)
  }

  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, identity: .closure { $0 }, isConstantRange: true)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C, ID>, C.Index: Hashable {
    self.init(
      data: BoundElements(data, .path(id)), content: { content($0.binding) },
      identity: .closure { $0.id }, isConstantRange: false)
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == BoundElements<C, ID>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(
      data: BoundElements(data, .closure { $0.id }), content: { content($0.binding) },
      identity: .closure { $0.id }, isConstantRange: false)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { fatalError("ForEach has no body") }
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    ForEachNode(view, context)
  }
}

/// Content made from a collection: rows that can be deleted, moved and inserted.
@MainActor @preconcurrency public protocol DynamicViewContent: View {
  associatedtype Data: Collection
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

/// An element of a bound collection: its binding and its identity.
public struct BoundElement<Element, ID> {
  let binding: Binding<Element>
  let id: ID
}

/// The elements of a bound collection, as bindings.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  private let location: BindingLocation<Base>
  private let base: Base
  private let identity: ElementIdentity<Base.Element, ID>
  /// Compares elements, so that a row follows only its own.
  private let isEqual: ElementComparison?

  init(_ binding: Binding<Base>, _ identity: ElementIdentity<Base.Element, ID>) {
    location = binding.location
    base = binding.wrappedValue
    self.identity = identity
    // Views are made on the main actor.
    isEqual = MainActor.assumeIsolated { ElementComparison(Base.Element.self) }
  }

  public var startIndex: Base.Index { base.startIndex }
  public var endIndex: Base.Index { base.endIndex }
  public func index(after i: Base.Index) -> Base.Index { base.index(after: i) }
  public func index(before i: Base.Index) -> Base.Index { base.index(before: i) }
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(i, offsetBy: distance)
  }
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    base.distance(from: start, to: end)
  }

  public subscript(position: Base.Index) -> BoundElement<Base.Element, ID> {
    BoundElement(
      binding: Binding(
        location: ElementLocation(
          location, index: position, isEqual: isEqual, seen: base[position])),
      id: identity(base[position]))
  }
}

/// Elements that are bindings.
protocol ElementBindings {}
extension BoundElements: ElementBindings {}
