// Modelled: accepted, documented
/// A look for date pickers; accepted.
public protocol DatePickerStyle {}

/// The date picker style of the surroundings.
public struct DefaultDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

/// A date picker that opens from a line.
public struct CompactDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

/// A date picker as a calendar.
public struct GraphicalDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

/// A date picker as wheels.
public struct WheelDatePickerStyle: DatePickerStyle, Sendable { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
  nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    styled("datePickerStyle")
  }
}
