// Modelled: full, documented
public import Foundation

/// Whether a list shows its editing controls.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  public var isEditing: Bool { self != .inactive }
}

/// Whether and how the scene is in use.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background, inactive, active
}

public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Closes the screen in whose environment it is found.
public struct DismissAction: Sendable {
  let action: @MainActor () -> Void
  @MainActor public func callAsFunction() { action() }
}

/// The presentation of a screen: whether it is shown, and how to close it.
public struct PresentationMode {
  public internal(set) var isPresented = false
  let action: @MainActor () -> Void
  @MainActor public mutating func dismiss() { action() }
}

private enum EnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }
enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private enum LayoutKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private enum LocaleKey: EnvironmentKey { static var defaultValue: Locale { .current } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
enum WidthKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
enum HeightKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}
private enum PresentationKey: EnvironmentKey {
  static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode {}) }
}
private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension PresentationMode {
  init(_ action: @escaping @MainActor () -> Void) {
    self.init(isPresented: false, action: action)
  }
}

extension EnvironmentValues {
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }
  public var layoutDirection: LayoutDirection {
    get { self[LayoutKey.self] }
    set { self[LayoutKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[HeightKey.self] }
    set { self[HeightKey.self] = newValue }
  }
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  public internal(set) var presentationMode: Binding<PresentationMode> {
    get { self[PresentationKey.self] }
    set { self[PresentationKey.self] = newValue }
  }
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}
