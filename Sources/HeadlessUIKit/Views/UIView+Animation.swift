// Modelled: partial, documented
public import Foundation
import LifecycleSimulator
import VirtualTime

extension UIView {
  /// Makes the changes at once and calls the completion when the animation would have ended.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Makes the changes at once and calls the completion when the animation would have ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    guard let completion else { return }
    guard let simulator = CurrentSimulation.simulator, duration + delay > 0 else {
      completion(true)
      return
    }
    _ = simulator.clock.scheduleSystem(after: .seconds(duration + delay)) { completion(true) }
  }

  /// Makes the changes at once and calls the completion when the animation would have ended.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  /// Makes the changes at once and calls the completion when the animation would have ended.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {},
      completion: completion)
  }

  /// Whether animations run; they always take their time.
  public class var areAnimationsEnabled: Bool { true }
  /// Accepted; animations draw nothing.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes the changes; there is no animation to leave out.
  public class func performWithoutAnimation(_ actions: () -> Void) { actions() }
}
