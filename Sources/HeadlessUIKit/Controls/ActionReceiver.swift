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

  func send(sender: Any?, event: UIEvent?, from responder: UIResponder?) {
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
