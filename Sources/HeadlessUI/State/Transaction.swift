/// The context of a change of state. Animations are accepted and take no time.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change would move on a screen that is drawn; accepted, not drawn.
public struct Animation: Hashable, Sendable {
  var name: String
  var length: Double
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
  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes state within an animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes state within a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result)
  rethrows -> Result
{ try body() }
