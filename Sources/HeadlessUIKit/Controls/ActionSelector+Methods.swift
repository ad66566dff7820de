// Modelled: full, documented

// Methods of isolated classes and of others have different types in Swift 6 mode; where both fit,
// the one without isolation is taken.

// `nonisolated(unsafe)`: a method without isolation may run anywhere, and is called on the main actor
// only, where what it closes over was made.

extension ActionSelector {
  /// A method without parameters.
  public init<Target: AnyObject, Result>(
    _ method: @escaping (Target) -> () -> Result, named name: String = ""
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, arity: 0) { (target: Target, _, _) in
      _ = method(target)()
      return true
    }
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping (Target) -> (Sender) -> Result, named name: String = ""
  ) {
    nonisolated(unsafe) let method = method
    self.init(name: name, arity: 1) { (target: Target, sender, _) in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Second, Result>(
    _ method: @escaping (Target) -> (Sender, Second) -> Result, named name: String = ""
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
  /// A method without parameters.
  @_disfavoredOverload public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result, named name: String = ""
  ) {
    self.init(name: name, arity: 0) { (target: Target, _, _) in
      _ = method(target)()
      return true
    }
  }

  /// A method that takes the sender.
  @_disfavoredOverload public init<Target: AnyObject, Sender, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result,
    named name: String = ""
  ) {
    self.init(name: name, arity: 1) { (target: Target, sender, _) in
      guard let sender = sender as? Sender else { return false }
      _ = method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  @_disfavoredOverload public init<Target: AnyObject, Sender, Second, Result>(
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
