// Modelled: full, documented

/// The context of a change of state: how it moves, and what is told when the movement is over.
// Unchecked: a transaction lives in one turn of one simulation, which runs on one thread.
public struct Transaction: @unchecked Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]
  /// What to tell when the change has come to rest.
  var completions: [@Sendable () -> Void] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  /// A value of the app's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What to do when the animations of this change have ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @Sendable () -> Void
  ) { completions.append(completion) }

  /// Whether there is nothing in it that a change could tell.
  var isPlain: Bool {
    animation == nil && !disablesAnimations && !isContinuous && values.isEmpty
      && completions.isEmpty
  }

  /// The transaction of the change that is being made.
  @TaskLocal static var current = Transaction()
}

/// A key for a value that a change of state carries.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Changes state within a transaction.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = transaction
  let completions = transaction.completions
  transaction.completions = []
  defer {
    AnimationTime.tell(completions, after: transaction.animation, transaction.disablesAnimations)
  }
  return try Transaction.$current.withValue(transaction, operation: body)
}

/// Changes state while a value of the transaction is another.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Changes state within an animation. Nothing is drawn: the change is there at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.$current.withValue(transaction, operation: body)
}

/// Changes state within an animation, and tells when it has ended.
///
/// The completion runs exactly once: on virtual time when the animation has run its length, and in
/// the next turn when there is no animation. Source: Apple,
/// `withAnimation(_:completionCriteria:_:completion:)`.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  // The completion runs on the simulation's thread, which is the one that made it.
  nonisolated(unsafe) let completion = completion
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria) { completion() }
  return try withTransaction(transaction, body)
}
