// Modelled: full, documented

extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == HeadlessUI.Label<Text, Image> {
  public init(
    _ title: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessUI.Label(title, image: image) } }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { HeadlessUI.Label(title, image: image) } }
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { HeadlessUI.Label(title, image: image) } }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the platform's words for its role.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// The platform's words for a button's role, in English.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  public var body: some View { Text(verbatim: words) }
  private var words: String {
    switch role {
    case .cancel: "Cancel"
    case .close: "Close"
    case .destructive: "Delete"
    default: "Done"
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, with the look around the style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}
