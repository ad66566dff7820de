// Modelled: partial, documented
public import Foundation
import LifecycleSimulator
public import VirtualTime

extension NSObject {
  /// Calls a method now.
  ///
  /// - Modelled: partial, documented. The method's result is not returned.
  @discardableResult
  public func perform(_ selector: ActionSelector, with object: Any? = nil)
    -> Unmanaged<AnyObject>?
  {
    CurrentSimulation.with((self, selector, object)) { _, values in
      _ = values.1.call(values.0, values.2, nil)
    }
    return nil
  }

  /// Calls a method after a time on the simulation's clock.
  public func perform(
    _ selector: ActionSelector, with object: Any?, afterDelay delay: TimeInterval
  ) {
    CurrentSimulation.with((self, selector, object)) { application, values in
      application.delayedPerforms.add(values.0, values.1, with: values.2, after: delay)
    }
  }

  /// Calls a method on the main thread: now when it is to be waited for, else in the next turn.
  public func performSelector(
    onMainThread selector: ActionSelector, with object: Any?, waitUntilDone: Bool
  ) {
    if waitUntilDone {
      perform(selector, with: object)
    } else {
      perform(selector, with: object, afterDelay: 0)
    }
  }

  /// Drops the calls that were put off for a target.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    guard let target = target as? NSObject else { return }
    CurrentSimulation.with(target) { $0.delayedPerforms.cancel($1) }
  }

  /// Drops the calls of one method with one argument that were put off for a target.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: ActionSelector, object: Any?
  ) {
    guard let target = target as? NSObject else { return }
    CurrentSimulation.with((target, selector, object)) { application, values in
      application.delayedPerforms.cancel(values.0, values.1, with: values.2)
    }
  }
}

extension VirtualTimerSource {
  /// Makes a timer that calls a method, and starts it; the target is kept until it is invalid.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: ActionSelector, userInfo: Any?,
    repeats: Bool
  ) -> VirtualTimerSource {
    let timer = VirtualTimerSource.scheduledTimer(
      withTimeInterval: interval, repeats: repeats, block: call(selector, on: target))
    timer.userInfo = userInfo
    return timer
  }

  /// Makes a timer that calls a method once it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: ActionSelector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      timeInterval: interval, repeats: repeats, block: Self.call(selector, on: target))
    self.userInfo = userInfo
  }

  private static func call(
    _ selector: ActionSelector, on target: Any
  ) -> @MainActor (VirtualTimerSource) -> Void {
    // A timer is used on the thread that made it, and so are these.
    nonisolated(unsafe) let target = target as AnyObject
    nonisolated(unsafe) let selector = selector
    return { timer in _ = selector.call(target, timer, nil) }
  }
}

#if !canImport(ObjectiveC)
  /// Runs a closure; without Objective-C there is no pool to drain.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif
