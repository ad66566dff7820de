// Modelled: full, documented
import LifecycleSimulator

/// An alert of the first SwiftUI: words and one or two buttons.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which closes it.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert. Its action runs, then the alert closes.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text(verbatim: "Cancel"), role: .cancel, action: action)
    }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// A dialog of the first SwiftUI, from the edge of the screen.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A button of the dialog. Its action runs, then the dialog closes.
  public typealias Button = Alert.Button
}

/// The buttons of an alert as views.
struct AlertButtons: View {
  let buttons: [Alert.Button]
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in
      Button(role: buttons[index].role, action: { buttons[index].action?() }) {
        buttons[index].label
      }
    }
  }
}

extension View {
  /// Shows an alert while the flag is on. Its button's action runs, then the alert closes.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    asking(
      isPresented.wrappedValue ? content() : nil, isPresented.whileTrue,
      identity: { AnyHashable($0) })
  }

  /// Shows an alert for an item; an item with another identity is another alert.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
    -> some View
  { asking(item.wrappedValue.map(content), item, identity: { AnyHashable($0.id) }) }

  /// Shows a dialog while the flag is on. Its button's action runs, then the dialog closes.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    asking(
      isPresented.wrappedValue ? content() : nil, isPresented.whileTrue,
      identity: { AnyHashable($0) })
  }

  /// Shows a dialog for an item; an item with another identity is another dialog.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    asking(item.wrappedValue.map(content), item, identity: { AnyHashable($0.id) })
  }

  private func asking<Item>(
    _ alert: Alert?, _ item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable
  ) -> some View {
    asking(
      item, identity, title: alert?.title, message: alert?.message, buttons: alert?.buttons ?? [],
      isDialog: false)
  }

  private func asking<Item>(
    _ sheet: ActionSheet?, _ item: Binding<Item?>, identity: @escaping (Item) -> AnyHashable
  ) -> some View {
    asking(
      item, identity, title: sheet?.title, message: sheet?.message, buttons: sheet?.buttons ?? [],
      isDialog: true)
  }

  private func asking<Item>(
    _ item: Binding<Item?>, _ identity: @escaping (Item) -> AnyHashable, title: Text?,
    message: Text?, buttons: [Alert.Button], isDialog: Bool
  ) -> some View {
    let surface = AlertSurface(
      title: title?.words ?? "", actions: AlertButtons(buttons: buttons), message: message,
      isDialog: isDialog)
    return PresentingContent(
      content: self, item: item, identity: identity, style: isDialog ? .confirmation : .alert,
      onDismiss: nil, title: title?.words, presented: { _ in surface })
  }
}
