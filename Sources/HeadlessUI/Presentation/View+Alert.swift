// Modelled: full, documented
public import Foundation

/// Alerts with their actions. Fields among the actions can be typed in, other views are not shown.
extension View {
  /// Shows an alert while the flag is on. An action runs, then the alert closes.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      titleKey.text, isPresented, isDialog: false, actions: actions(), message: EmptyView())
  }
  /// Shows an alert while the flag is on. An action runs, then the alert closes.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(String(title), isPresented, isDialog: false, actions: actions(), message: EmptyView())
  }
  /// Shows an alert while the flag is on. An action runs, then the alert closes.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(title.words, isPresented, isDialog: false, actions: actions(), message: EmptyView())
  }

  /// Shows an alert with a message while the flag is on.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(titleKey.text, isPresented, isDialog: false, actions: actions(), message: message())
  }
  /// Shows an alert with a message while the flag is on.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(String(title), isPresented, isDialog: false, actions: actions(), message: message())
  }
  /// Shows an alert with a message while the flag is on.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    asking(title.words, isPresented, isDialog: false, actions: actions(), message: message())
  }

  /// Shows an alert about data while the flag is on and there are data.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      titleKey.text, isPresented, isDialog: false, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
  /// Shows an alert about data while the flag is on and there are data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      String(title), isPresented, isDialog: false, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }
  /// Shows an alert about data while the flag is on and there are data.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    asking(
      title.words, isPresented, isDialog: false, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert with a message about data while the flag is on and there are data.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      titleKey.text, isPresented, isDialog: false, presenting: data, actions: actions,
      message: message)
  }
  /// Shows an alert with a message about data while the flag is on and there are data.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      String(title), isPresented, isDialog: false, presenting: data, actions: actions,
      message: message)
  }
  /// Shows an alert with a message about data while the flag is on and there are data.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    asking(
      title.words, isPresented, isDialog: false, presenting: data, actions: actions,
      message: message)
  }

  /// Shows an alert about an error while the flag is on and there is one; its title is the error's
  /// description.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    asking(
      error.map(\.title) ?? "", isPresented, isDialog: false, presenting: error,
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }
  /// Shows an alert with a message about an error while the flag is on and there is one.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    asking(
      error.map(\.title) ?? "", isPresented, isDialog: false, presenting: error, actions: actions,
      message: message)
  }
}

extension LocalizedError {
  fileprivate var title: String { errorDescription ?? localizedDescription }
}
