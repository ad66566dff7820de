// Modelled: partial, documented
public import Foundation
import LifecycleSimulator
import VirtualTime

/// Where an animator is between its beginning and its end.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }
/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

extension UIView {
  /// How fast an animation goes along; accepted, only its duration counts.
  public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }

  /// How the steps of an animation follow each other; accepted, only the duration counts.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1)
  }

  /// Makes the changes at once and calls the completion when the animation would have ended.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: delay, options: [], animations: animations,
      completion: completion)
  }

  /// Makes the changes of one step at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }

  /// Replaces one view by another and calls the completion when the animation would have ended.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let container = fromView.superview
    animate(
      withDuration: duration, delay: 0, options: options,
      animations: {
        fromView.removeFromSuperview()
        container?.addSubview(toView)
      }, completion: completion)
  }

  /// Makes the changes at once and waits until the animation would have ended.
  @discardableResult public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animate(withDuration: duration, delay: 0, options: [], animations: animations) {
        continuation.resume(returning: $0)
      }
    }
  }
}

/// An animation that is started by hand: its changes are made at the start.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject {
  public let duration: TimeInterval
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false
  open var isReversed = false
  open var fractionComplete: CGFloat = 0
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var timer: VirtualTimer?

  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.duration = duration
    super.init()
    if let animations { self.animations.append(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) { self.init(duration: duration, curve: .easeInOut, animations: animations) }

  /// Starts an animation at once.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { made.addCompletion(completion) }
    made.startAnimation(afterDelay: delay)
    return made
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if isRunning { animation() } else { animations.append(animation) }
  }
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, state != .stopped else { return }
    (state, isRunning) = (.active, true)
    let changes = animations
    animations.removeAll()
    for change in changes { change() }
    guard let simulator = CurrentSimulation.simulator else { return end(at: .end) }
    timer = simulator.clock.scheduleSystem(after: .seconds(duration + delay)) { [self] in
      MainActor.assumeIsolated { end(at: isReversed ? .start : .end) }
    }
  }

  open func pauseAnimation() {
    timer?.cancel()
    isRunning = false
  }

  open func continueAnimation(
    withTimingParameters parameters: AnyObject? = nil, durationFactor: CGFloat
  ) { startAnimation() }

  open func stopAnimation(_ withoutFinishing: Bool) {
    timer?.cancel()
    (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false)
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(at: finalPosition) }

  private func end(at position: UIViewAnimatingPosition) {
    timer = nil
    (state, isRunning) = (.inactive, false)
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion(position) }
  }
}
