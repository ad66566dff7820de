// Modelled: partial, documented
/// A method to call on a target: what `#selector` is where the Objective-C runtime exists.
///
/// `holdfast import` writes it for each `#selector`. The method is called on any target of the type
/// that declares it; a selector is no bare name that any object could answer to.
///
/// ```swift
/// button.addTarget(self, action: Selector(EditViewController.save), for: .touchUpInside)
/// ```
public struct ActionSelector {
  /// Calls the method; returns false when the target or the sender is not of its types.
  let call: @MainActor (AnyObject, Any?, UIEvent?) -> Bool
  /// The name without parameters: `save`; empty when nobody said it.
  let name: String
  /// How many parameters the method has.
  let arity: Int

  init<Target: AnyObject>(
    name: String, arity: Int, _ body: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool
  ) {
    self.name = String(name.prefix { $0 != "(" })
    self.arity = arity
    call = { target, sender, event in
      guard let target = target as? Target else { return false }
      return body(target, sender, event)
    }
  }

  @MainActor init<Target: AnyObject>(on type: Target.Type, _ body: @escaping (Target) -> Void) {
    self.init(name: "", arity: 0) { (target: Target, _, _) in
      body(target)
      return true
    }
  }

  /// The method that reads a property.
  public init<Target: AnyObject, Value>(getter: KeyPath<Target, Value>, named name: String = "") {
    // Key paths do not change; they are used on the main actor only.
    nonisolated(unsafe) let getter = getter
    self.init(name: name, arity: 0) { (target: Target, _, _) in
      _ = target[keyPath: getter]
      return true
    }
  }

  /// The method that sets a property to the sender.
  public init<Target: AnyObject, Value>(
    setter: ReferenceWritableKeyPath<Target, Value>, named name: String = ""
  ) {
    nonisolated(unsafe) let setter = setter
    self.init(name: name, arity: 1) { (target: Target, sender, _) in
      guard let value = sender as? Value else { return false }
      target[keyPath: setter] = value
      return true
    }
  }
}

/// Two selectors are equal when their methods have one name and as many parameters, as in
/// Objective-C; selectors without a name are told apart by their parameters only.
extension ActionSelector: Hashable, CustomStringConvertible {
  public static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.arity == right.arity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(arity)
  }

  public var description: String {
    (name.isEmpty ? "action" : name) + String(repeating: ":", count: arity)
  }

  /// Whether taking away the other one's action means this one too.
  func isMeant(by other: ActionSelector?) -> Bool {
    guard let other, !other.name.isEmpty, !name.isEmpty else { return true }
    return self == other
  }
}

#if !canImport(ObjectiveC)
  /// The name that app code uses.
  public typealias Selector = ActionSelector
#endif
