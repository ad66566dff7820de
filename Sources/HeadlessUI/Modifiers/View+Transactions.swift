// Modelled: accepted, documented

/// Changes of the transaction for a part of the screen: accepted, since nothing is drawn.
extension View {
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { styled("transaction") }
  nonisolated public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { styled("transaction") }
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(content: AnyView(self))) }
}
