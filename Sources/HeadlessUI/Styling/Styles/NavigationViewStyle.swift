// Modelled: full, documented

/// How a navigation view arranges its screens where there is room for several.
public protocol NavigationViewStyle {}

/// The navigation view style of the surroundings.
public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

/// Screens in columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

/// Two columns, as before iOS 15.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Whether navigation views inside show one screen at a time, or columns where they fit.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    EnvironmentContent(content: self) {
      $0.navigatesInStacks = S.self == StackNavigationViewStyle.self
    }
  }
}

private enum StackStyleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether navigation views show one screen at a time on every device.
  var navigatesInStacks: Bool {
    get { self[StackStyleKey.self] }
    set { self[StackStyleKey.self] = newValue }
  }
}
