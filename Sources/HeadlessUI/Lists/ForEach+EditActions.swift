// Modelled: full, documented

/// What a person may do to the rows of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}
extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}
extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

/// Changes of a bound collection by its rows.
struct RowEditing {
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?

  init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, _ actions: EditActions<C>
  ) {
    if actions.rawValue & 1 != 0 {
      move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
    if actions.rawValue & 2 != 0 {
      delete = { data.wrappedValue = Self.removing($0, from: data.wrappedValue) }
    }
  }

  private static func removing<C>(_ offsets: IndexSet, from collection: C) -> C {
    func open<R: RangeReplaceableCollection>(_ collection: R) -> R {
      var rest = collection
      for offset in offsets.reversed() {
        rest.remove(at: rest.index(rest.startIndex, offsetBy: offset))
      }
      return rest
    }
    guard let replaceable = collection as? any RangeReplaceableCollection else {
      return collection
    }
    return open(replaceable) as? C ?? collection
  }
}

extension ForEach where Content: View {
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where Data == BoundElements<C, ID>, C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
  {
    self.init(
      data: BoundElements(data, .closure { $0.id }), content: { content($0.binding) },
      identity: .closure { $0.id }, isConstantRange: false,
      editing: RowEditing(data, editActions))
  }

  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == BoundElements<C, ID>, C.Index: Hashable {
    self.init(
      data: BoundElements(data, .path(id)), content: { content($0.binding) },
      identity: .closure { $0.id }, isConstantRange: false,
      editing: RowEditing(data, editActions))
  }
}
