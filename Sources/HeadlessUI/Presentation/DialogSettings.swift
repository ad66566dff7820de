// Modelled: accepted, documented

/// How an alert or a dialog looks and what it remembers.
extension View {
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { styled("dialogIcon") }
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    styled("dialogSeverity")
  }
  /// A check box that a person never ticks.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { styled("dialogSuppressionToggle") }
  /// A check box that a person never ticks.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { styled("dialogSuppressionToggle") }
  /// A check box that a person never ticks.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>)
    -> some View
  { styled("dialogSuppressionToggle") }
  /// A check box that a person never ticks.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    styled("dialogSuppressionToggle")
  }
}

/// How serious a dialog is; not drawn.
public struct DialogSeverity: Hashable, Sendable {
  let name: String
  public static let automatic = DialogSeverity(name: "automatic")
  public static let critical = DialogSeverity(name: "critical")
  public static let standard = DialogSeverity(name: "standard")
}
