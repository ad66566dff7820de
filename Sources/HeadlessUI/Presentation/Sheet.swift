// Modelled: full, documented
import LifecycleSimulator

extension View {
  /// Shows a sheet while the flag is on.
  ///
  /// Whoever closes the sheet, the flag is reset first and `onDismiss` runs when it has gone. While
  /// the screen already presents something, the sheet waits for the end of that.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .sheet, onDismiss, content) }

  /// Shows a sheet for an item; an item with another identity closes it and shows another.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, .sheet, onDismiss, content) }

  /// Shows a screen over everything while the flag is on; the presenter disappears.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .cover, onDismiss, content) }

  /// Shows a screen over everything for an item; an item with another identity is another screen.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, .cover, onDismiss, content) }

  func presenting<Content: View>(
    _ isPresented: Binding<Bool>, _ style: PresentationStyle, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: isPresented.whileTrue, identity: { AnyHashable($0) }, style: style,
      onDismiss: onDismiss, presented: { _ in content() })
  }

  func presenting<Item: Identifiable, Content: View>(
    _ item: Binding<Item?>, _ style: PresentationStyle, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    PresentingContent(
      content: self, item: item, identity: { AnyHashable($0.id) }, style: style,
      onDismiss: onDismiss, presented: content)
  }
}

extension Binding where Value == Bool {
  /// The flag as an item that is there while the flag is on.
  var whileTrue: Binding<Bool?> { whileTrue(true) }

  /// An item, where there is one, that is there while the flag is on.
  func whileTrue<Item>(_ item: Item?) -> Binding<Item?> {
    Binding<Item?>(location: FlaggedLocation(self, item))
  }
}

/// An item that is there while a flag is on.
private final class FlaggedLocation<Item>: BindingLocation<Item?>, @unchecked Sendable {
  private let flag: Binding<Bool>
  private let item: Item?

  init(_ flag: Binding<Bool>, _ item: Item?) {
    self.flag = flag
    self.item = item
  }

  override var value: Item? {
    get { flag.wrappedValue ? item : nil }
    set { flag.wrappedValue = newValue != nil }
  }
  override var isGone: Bool { flag.location.isGone }
  override var isMadeOfClosures: Bool { flag.location.isMadeOfClosures }
}
