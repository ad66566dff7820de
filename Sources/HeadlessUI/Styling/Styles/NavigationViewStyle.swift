/// A look for navigation views; accepted, every one is a stack.
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
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    styled("navigationViewStyle")
  }
}
