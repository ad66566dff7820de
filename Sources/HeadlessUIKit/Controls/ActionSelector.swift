/// A method to call on a target: what `#selector` is where the Objective-C runtime exists.
///
/// ```swift
/// button.addTarget(self, action: Selector(EditViewController.save), for: .touchUpInside)
/// ```
public struct ActionSelector {
  let call: @MainActor (AnyObject, AnyObject?, UIEvent?) -> Bool

  /// A method without parameters.
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    call = { target, sender, _ in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    call = { target, sender, event in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  @MainActor init<Target: AnyObject>(on type: Target.Type, _ body: @escaping (Target) -> Void) {
    call = { target, _, _ in
      guard let target = target as? Target else { return false }
      body(target)
      return true
    }
  }
}

#if !canImport(ObjectiveC)
  /// The name that app code uses.
  public typealias Selector = ActionSelector
#endif

/// A target, which is not kept alive, and what to call on it.
@MainActor struct ActionReceiver {
  weak var target: AnyObject?
  /// No target was given: the responder chain is asked.
  let searchesChain: Bool
  let selector: ActionSelector

  init(target: AnyObject?, selector: ActionSelector) {
    self.target = target
    self.searchesChain = target == nil
    self.selector = selector
  }

  func send(sender: AnyObject?, event: UIEvent?, from responder: UIResponder?) {
    if let target {
      _ = selector.call(target, sender, event)
    } else if searchesChain {
      var next = responder
      while let current = next {
        if selector.call(current, sender, event) { return }
        next = current.next
      }
    }
  }
}
