// Modelled: full, documented

// Where `#selector` names a method through an object, only the object's type counts: it is not kept.

// `nonisolated(unsafe)`: a method without isolation may run anywhere, and is called on the main actor
// only, where what it closes over was made.

extension ActionSelector {
  /// A method without parameters, of the type that an object has.
  public init<Target: AnyObject, Result>(
    of target: Target, _ method: @escaping (Target) -> () -> Result, named name: String = ""
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, arity: 0) { (target: Target, _, _) in
      _ = method(target)()
      return true
    }
  }

  /// A method that takes the sender, of the type that an object has.
  public init<Target: AnyObject, Sender, Result>(
    of target: Target, _ method: @escaping (Target) -> (Sender) -> Result, named name: String = ""
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, arity: 1) { (target: Target, sender, _) in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event, of the type that an object has.
  public init<Target: AnyObject, Sender, Second, Result>(
    of target: Target, _ method: @escaping (Target) -> (Sender, Second) -> Result,
    named name: String = ""
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, arity: 2) { (target: Target, sender, event) in
      guard let sender = sender as? Sender, let second = (event ?? UIEvent()) as? Second else {
        return false
      }
      _ = method(target)(sender, second)
      return true
    }
  }
}

// The same methods, isolated to the main actor.
extension ActionSelector {
  /// A method without parameters, of the type that an object has.
  @_disfavoredOverload public init<Target: AnyObject, Result>(
    of target: Target, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
    named name: String = ""
  ) {
    self.init(name: name, arity: 0) { (target: Target, _, _) in
      _ = method(target)()
      return true
    }
  }

  /// A method that takes the sender, of the type that an object has.
  @_disfavoredOverload public init<Target: AnyObject, Sender, Result>(
    of target: Target, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String = ""
  ) {
    self.init(name: name, arity: 1) { (target: Target, sender, _) in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event, of the type that an object has.
  @_disfavoredOverload public init<Target: AnyObject, Sender, Second, Result>(
    of target: Target,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Second) -> Result,
    named name: String = ""
  ) {
    self.init(name: name, arity: 2) { (target: Target, sender, event) in
      guard let sender = sender as? Sender, let second = (event ?? UIEvent()) as? Second else {
        return false
      }
      _ = method(target)(sender, second)
      return true
    }
  }
}
