/// A view that stands for several rows of a list.
@MainActor protocol SeveralRows {}

extension Section: SeveralRows {}
extension TupleView: SeveralRows {}

/// How many rows a view's type stands for.
@MainActor enum RowShape {
  static func isSeveralRows(_ type: any Any.Type) -> Bool { type is any SeveralRows.Type }
}
