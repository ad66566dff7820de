// Modelled: accepted, documented

/// A number that follows the person's text size; the simulation has the standard size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
