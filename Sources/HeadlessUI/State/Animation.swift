// Modelled: partial, documented
import HeadlessUIKit
import VirtualTime

/// How a change would move on a screen that is drawn; it takes its time, and nothing else.
public struct Animation: Hashable, Sendable {
  var name: String
  /// The length in seconds, before `speed` and `delay`.
  var length: Double
  var wait = 0.0
  var rate = 1.0
  var repeats = 1
  var isEndless = false

  init(name: String, length: Double) {
    self.name = name
    self.length = length
  }

  public static let `default` = Animation(name: "default", length: 0.35)
  public static let easeInOut = Animation(name: "easeInOut", length: 0.35)
  public static let easeIn = Animation(name: "easeIn", length: 0.35)
  public static let easeOut = Animation(name: "easeOut", length: 0.35)
  public static let linear = Animation(name: "linear", length: 0.35)
  public static let spring = Animation(name: "spring", length: 0.5)
  public static let bouncy = Animation(name: "bouncy", length: 0.5)
  public static let smooth = Animation(name: "smooth", length: 0.5)
  public static let snappy = Animation(name: "snappy", length: 0.5)

  public static func easeInOut(duration: Double) -> Animation {
    Animation(name: "easeInOut", length: duration)
  }
  public static func easeIn(duration: Double) -> Animation {
    Animation(name: "easeIn", length: duration)
  }
  public static func easeOut(duration: Double) -> Animation {
    Animation(name: "easeOut", length: duration)
  }
  public static func linear(duration: Double) -> Animation {
    Animation(name: "linear", length: duration)
  }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation(name: "spring", length: response) }

  public func delay(_ delay: Double) -> Animation {
    var copy = self
    copy.wait += delay
    return copy
  }
  public func speed(_ speed: Double) -> Animation {
    var copy = self
    copy.rate *= speed
    return copy
  }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.repeats = repeatCount
    return copy
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    var copy = self
    copy.isEndless = true
    return copy
  }
  public func logicallyComplete(after duration: Double) -> Animation {
    var copy = self
    copy.length = duration
    return copy
  }

  /// The time from the change to the end in seconds; nil for an animation that never ends.
  var duration: Double? {
    isEndless ? nil : wait + (rate > 0 ? length * Double(repeats) / rate : 0)
  }
}

/// When an animation counts as complete.
///
/// - Modelled: full, inferred. Both are the end of the animation's length; nothing is drawn.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let waitsForRemoval: Bool
  public static let logicallyComplete = AnimationCompletionCriteria(waitsForRemoval: false)
  public static let removed = AnimationCompletionCriteria(waitsForRemoval: true)
}

/// The ends of animations on the clock of the simulation.
enum AnimationTime {
  /// Tells when the animation is over; without one, in the next turn.
  static func tell(
    _ completions: [@Sendable () -> Void], after animation: Animation?, _ isDisabled: Bool
  ) {
    guard !completions.isEmpty else { return }
    guard let clock = VirtualClock.current else {
      for completion in completions { completion() }
      return
    }
    guard let animation, !isDisabled else {
      for completion in completions { clock.enqueue(completion) }
      return
    }
    guard let seconds = animation.duration else { return }
    // A person who has set something moving waits until it has come to rest.
    clock.scheduleSystem(after: .seconds(seconds), label: "animation") {
      for completion in completions { completion() }
    }
  }
}
