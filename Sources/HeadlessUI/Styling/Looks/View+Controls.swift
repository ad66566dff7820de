// Modelled: accepted, documented
/// The look of controls and symbols: accepted and recorded.
extension View {
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    styled("buttonBorderShape")
  }
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    styled("buttonRepeatBehavior")
  }
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    styled("menuIndicator")
  }
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { styled("menuOrder") }
  nonisolated public func labelsHidden() -> some View { styled("labelsHidden") }
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    styled("labelsVisibility")
  }
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    styled("symbolRenderingMode")
  }
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    styled("symbolVariant")
  }
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { styled("help") }
  nonisolated public func help(_ text: Text) -> some View { styled("help") }
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { styled("help") }
  nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)
    -> some View
  {
    styled("sensoryFeedback")
  }

  nonisolated public func statusBar(hidden: Bool) -> some View { styled("statusBar") }
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    styled("statusBarHidden")
  }
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    styled("persistentSystemOverlays")
  }
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    styled("defersSystemGestures")
  }
}

/// What a person feels or hears when a value changes.
public struct SensoryFeedback: Hashable, Sendable {
  let name: String
  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")
}
