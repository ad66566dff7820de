// Modelled: full, documented

/// Makes a property of an extension a value of its own: with a key and a default value.
///
/// For extensions of `EnvironmentValues`, `Transaction`, `ContainerValues` and `FocusedValues`.
/// The default value is made anew each time that it is read.
@attached(accessor)
@attached(peer, names: prefixed(EntryKey_))
public macro Entry() = #externalMacro(module: "HeadlessMacros", type: "EntryMacro")

/// The default value of an `@Entry` whose type the compiler finds from it.
///
/// The property's key conforms to this beside the protocol of its kind of keys.
public protocol InferredEntry {
  associatedtype Value
  static var makeDefault: @Sendable () -> Value { get }
}

extension InferredEntry {
  public static var defaultValue: Value { makeDefault() }
}
