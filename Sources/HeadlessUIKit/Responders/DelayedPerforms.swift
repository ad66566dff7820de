import Foundation
import VirtualTime

/// The calls that `perform(_:with:afterDelay:)` has put off.
@MainActor final class DelayedPerforms {
  private struct Request {
    let target: NSObject
    let selector: ActionSelector
    let argument: AnyObject?
    let timer: Timer
  }

  private var requests: [Request] = []

  /// Calls a method later; target and argument are kept alive until then, as Foundation does.
  func add(
    _ target: NSObject, _ selector: ActionSelector, with argument: Any?, after delay: TimeInterval
  ) {
    let timer = Timer.scheduledTimer(withTimeInterval: max(delay, 0.0001), repeats: false) {
      [weak self] timer in
      self?.requests.removeAll { $0.timer === timer }
      _ = selector.call(target, argument, nil)
    }
    requests.append(
      Request(
        target: target, selector: selector, argument: argument.map { $0 as AnyObject },
        timer: timer))
  }

  /// Drops the calls of a target: of one method with one argument, or all of them.
  func cancel(_ target: NSObject, _ selector: ActionSelector? = nil, with argument: Any? = nil) {
    let argument = argument.map { $0 as AnyObject } as? NSObject
    func isCancelled(_ request: Request) -> Bool {
      guard request.target === target else { return false }
      guard let selector else { return true }
      return request.selector == selector && request.argument as? NSObject == argument
    }
    for request in requests where isCancelled(request) { request.timer.invalidate() }
    requests.removeAll(where: isCancelled)
  }
}
