// Modelled: partial, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// Where a scroll view stands, as the app wants it or as a person left it.
///
/// - Modelled: partial, documented. Points and offsets are kept and move nothing.
public struct ScrollPosition: Equatable, Sendable {
  enum Place: Equatable, Sendable {
    case id(ScrolledID)
    case edge(Edge)
    case point(CGPoint)
  }
  /// An identity. Unchecked: identities are values.
  struct ScrolledID: Equatable, @unchecked Sendable { let value: AnyHashable }

  var place: Place?
  var anchor: UnitPoint?
  public private(set) var isPositionedByUser = false

  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .id(ScrolledID(value: AnyHashable(id)))
    self.anchor = anchor
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    place = .point(point)
  }
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(CGPoint(x: x, y: y))
  }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self = ScrollPosition(id: id, anchor: anchor)
  }
  public mutating func scrollTo(edge: Edge) { self = ScrollPosition(edge: edge) }
  public mutating func scrollTo(point: CGPoint) { self = ScrollPosition(point: point) }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { self = ScrollPosition(x: x, y: y) }
  public mutating func scrollTo(x: CGFloat) { self = ScrollPosition(x: x, y: 0) }
  public mutating func scrollTo(y: CGFloat) { self = ScrollPosition(x: 0, y: y) }

  public var viewID: (any Hashable)? {
    guard case .id(let id) = place else { return nil }
    return id.value.base as? any Hashable
  }
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    guard case .id(let id) = place else { return nil }
    return id.value.base as? T
  }
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
  public var x: CGFloat? { point?.x }
  public var y: CGFloat? { point?.y }

  /// The position after a person has scrolled.
  static func scrolledByHand(to id: AnyHashable?) -> ScrollPosition {
    var position = ScrollPosition()
    position.isPositionedByUser = true
    position.place = id.map { .id(ScrolledID(value: $0)) }
    return position
  }
}

/// A view whose rows follow a value, and tell it when a person scrolls them.
struct PositionedContent<Content: View>: ModifyingView {
  let content: Content
  let position: () -> ScrollPosition
  let scrolled: (AnyHashable?) -> Void
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PositionedNode(view, context)
  }
}

private final class PositionedNode<Content: View>: KeepingWrapperNode<
  PositionedContent<Content>, Content
>, ScrollWatcher
{
  private let reader: ContentReader
  private var last = ScrollPosition()

  override init(_ view: PositionedContent<Content>, _ context: _NodeContext) {
    reader = ContentReader(context.graph)
    super.init(view, context)
    reader.bind(to: self)
    makeChild(view.content)
    follow()
  }
  override func update(_ view: PositionedContent<Content>) {
    super.update(view)
    child.update(view.content)
    follow()
  }
  override func refresh() { follow() }
  override func willLeave(_ cause: Cause) { reader.leave(graph) }

  /// Scrolls to where the app wants, once the rows are those of this update.
  private func follow() {
    reader.renew()
    let wanted = reader.make { view.position() }
    guard wanted != last else { return }
    last = wanted
    guard let place = wanted.place else { return }
    graph.afterPass { [weak self] in self?.go(to: place, wanted.anchor) }
  }

  private func go(to place: ScrollPosition.Place, _ anchor: UnitPoint?) {
    guard isMounted else { return }
    _ = child.visitPlacedRows { rows in
      switch place {
      case .id(let id): return rows.scroll(toID: id.value, anchor: anchor ?? .top)
      case .edge(let edge):
        rows.scroll(toEnd: edge == .bottom || edge == .trailing)
        return true
      case .point: return true
      }
    }
  }

  func rowsScrolled(_ rows: any PlacedRows) {
    let id = rows.firstID
    last = .scrolledByHand(to: id)
    simulator.trace.append(.write("scrollPosition", value: id.map { "\($0)" } ?? "nil"))
    view.scrolled(id)
    reader.renew()
    last = reader.make { view.position() }
  }
}

extension View {
  /// Follows the identity of the first row on the screen, and scrolls to it when the app sets it.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
    scrollPosition(following: id, anchor)
  }

  private func scrollPosition<ID: Hashable>(following id: Binding<ID?>, _ anchor: UnitPoint?)
    -> some View
  {
    PositionedContent(content: self) {
      guard let value = id.wrappedValue else { return ScrollPosition() }
      var position = ScrollPosition()
      position.place = .id(ScrollPosition.ScrolledID(value: AnyHashable(value)))
      position.anchor = anchor
      return position
    } scrolled: { scrolled in
      if let value = scrolled?.base as? ID { id.wrappedValue = value }
    }
  }

  /// Scrolls as the position says, and tells it where a person has scrolled.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    PositionedContent(content: self) {
      var wanted = position.wrappedValue
      if wanted.anchor == nil { wanted.anchor = anchor }
      return wanted
    } scrolled: {
      position.wrappedValue = .scrolledByHand(to: $0)
    }
  }
}
