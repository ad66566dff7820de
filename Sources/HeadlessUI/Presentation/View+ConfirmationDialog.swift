// Modelled: full, documented
/// Confirmation dialogs. Where there is little width, a dialog has a cancel button in any case; a
/// touch outside runs the app's own cancel action. Without a wish the title is not shown on iOS.
extension View {
  /// Shows a dialog while the flag is on. An action runs, then the dialog closes.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      titleKey.text, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      actions: actions(), message: EmptyView())
  }
  /// Shows a dialog while the flag is on. An action runs, then the dialog closes.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      String(title), isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      actions: actions(), message: EmptyView())
  }
  /// Shows a dialog while the flag is on. An action runs, then the dialog closes.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      title.words, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      actions: actions(), message: EmptyView())
  }
  /// Shows a dialog with a message while the flag is on.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      titleKey.text, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      actions: actions(), message: message())
  }
  /// Shows a dialog with a message while the flag is on.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      String(title), isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      actions: actions(), message: message())
  }
  /// Shows a dialog with a message while the flag is on.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    asking(
      title.words, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      actions: actions(), message: message())
  }
  /// Shows a dialog about data while the flag is on and there are data.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      titleKey.text, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }
  /// Shows a dialog about data while the flag is on and there are data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      String(title), isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }
  /// Shows a dialog about data while the flag is on and there are data.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      title.words, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: { _ in EmptyView() })
  }
  /// Shows a dialog with a message about data while the flag is on and there are data.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      titleKey.text, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: message)
  }
  /// Shows a dialog with a message about data while the flag is on and there are data.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      String(title), isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: message)
  }
  /// Shows a dialog with a message about data while the flag is on and there are data.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      title.words, isPresented, isDialog: true, showsTitle: titleVisibility == .visible,
      presenting: data, actions: actions, message: message)
  }
}
