/// A view whose type says whether it stands for several rows of a list.
@MainActor protocol RowShaped {
  static var isSeveralRows: Bool { get }
}

/// How many rows a view's type stands for.
@MainActor enum RowShape {
  static func isSeveralRows(_ type: any Any.Type) -> Bool {
    if let shaped = type as? any RowShaped.Type { return shaped.isSeveralRows }
    if type is any PrimitiveView.Type { return false }
    guard let view = type as? any View.Type else { return false }
    // A view of the app, or one made of others, stands for what its body stands for.
    return isSeveralRows(body(of: view))
  }

  private static func body<V: View>(of type: V.Type) -> any Any.Type { V.Body.self }
}

extension Never: RowShaped { static var isSeveralRows: Bool { false } }
extension TupleView: RowShaped { static var isSeveralRows: Bool { true } }
extension Section: RowShaped { static var isSeveralRows: Bool { true } }
extension ForEach: RowShaped { static var isSeveralRows: Bool { true } }
extension EditableContent: RowShaped { static var isSeveralRows: Bool { true } }
extension Optional: RowShaped {
  static var isSeveralRows: Bool { RowShape.isSeveralRows(Wrapped.self) }
}
extension _ConditionalContent: RowShaped {
  static var isSeveralRows: Bool {
    RowShape.isSeveralRows(First.self) || RowShape.isSeveralRows(Second.self)
  }
}

/// A view that stands for the rows of its content.
@MainActor protocol RowTransparent: RowShaped {
  associatedtype Content
}

/// What a modifier makes: a view with one view inside, whose rows it leaves as they are.
@MainActor protocol ModifyingView: PrimitiveView, RowTransparent {}

extension RowTransparent {
  static var isSeveralRows: Bool { RowShape.isSeveralRows(Content.self) }
}

extension Group: RowTransparent {}
extension ModifiedContent: RowTransparent {}
extension StyledContent: RowTransparent {}
