// Modelled: full, documented

/// A button that begins to rename something, by the action that the app gave around it.
///
/// Without an action it is disabled.
public struct RenameButton<Label: View>: View {
  let label: Label
  @Environment(\.rename) private var rename

  public var body: some View {
    Button(action: { rename?() }) { label }.disabled(rename == nil)
  }
}

extension RenameButton where Label == HeadlessUI.Label<Text, Image> {
  public init() { label = HeadlessUI.Label("Rename", systemImage: "pencil") }
}

/// Begins to rename something.
public struct RenameAction {
  let action: @MainActor () -> Void
  @MainActor public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
  /// What begins to rename the thing around, where the app allows it.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// What a rename button inside does.
  public func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }

  /// A rename button inside gives a field the keyboard.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    environment(\.rename, RenameAction { isFocused.wrappedValue = true })
  }
}
