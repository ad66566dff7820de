// Modelled: accepted, documented

/// A look for gauges; accepted.
@MainActor @preconcurrency public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a gauge style makes its look of.
public struct GaugeStyleConfiguration {
  public typealias Label = _StylePart<GaugeStyleConfiguration>
  public let value: Double
  public let label: Label
}

/// The gauge style of the surroundings.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A gauge as a bar with a filled part.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A small gauge as a bar with a marker.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A small gauge as a bar with a filled part.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A small gauge as an open ring with a marker.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A small gauge as a closed ring.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public nonisolated static var linearCapacity: LinearCapacityGaugeStyle {
    LinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    styled("gaugeStyle")
  }
}
