public import Foundation

/// A queue of operations that run on the current simulation's virtual time.
///
/// The main queue runs one operation after the other, in order with the main queue's blocks. Other
/// queues run theirs on the simulation's thread too, as background work. Outside a simulation
/// every call goes to the real queue.
// Unchecked, as Foundation's queue is: a simulation uses its queues on one thread.
open class VirtualOperationQueue: OperationQueue, @unchecked Sendable {
  private static let shared = VirtualOperationQueue(isMain: true)
  private var ownLine: OperationLine?
  private let isMain: Bool

  private init(isMain: Bool) {
    self.isMain = isMain
    super.init()
  }

  /// Makes a queue of background work.
  public override convenience init() { self.init(isMain: false) }

  /// The main queue.
  open override class var main: VirtualOperationQueue { shared }

  /// The queue of the running operation; in a simulation, the main queue.
  open override class var current: OperationQueue? {
    VirtualClock.current == nil ? super.current : OperationLine.current ?? shared
  }

  /// The operations that wait or run; nil outside of a simulation.
  private var line: OperationLine? {
    guard let clock = VirtualClock.current else { return nil }
    if isMain { return clock.mainOperations }
    if let ownLine, ownLine.belongs(to: clock) { return ownLine }
    let line = OperationLine(isMain: false, on: clock)
    ownLine = line
    return line
  }

  private func add(_ operation: Operation, to line: OperationLine, isBarrier: Bool = false) {
    line.add(operation, on: self, isBarrier: isBarrier, limit: maxConcurrentOperationCount)
  }

  // MARK: Adding

  open override func addOperation(_ operation: Operation) {
    if let line { return add(operation, to: line) }
    isMain ? OperationQueue.main.addOperation(operation) : super.addOperation(operation)
  }

  @_disfavoredOverload
  open override func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Runs a block on the queue.
  public func addOperation<Result>(_ block: @escaping @MainActor () -> Result) {
    addOperation(BlockOperation(block: isolated(block)))
  }

  open override func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool) {
    guard let line else {
      return isMain
        ? OperationQueue.main.addOperations(operations, waitUntilFinished: wait)
        : super.addOperations(operations, waitUntilFinished: wait)
    }
    for operation in operations { add(operation, to: line) }
    if wait { line.finishAll() }
  }

  @_disfavoredOverload
  open override func addBarrierBlock(_ barrier: @escaping @Sendable () -> Void) {
    addBarrier(barrier)
  }

  /// Runs a block when what is in the queue has finished, and before what comes later.
  public func addBarrierBlock<Result>(_ barrier: @escaping @MainActor () -> Result) {
    addBarrier(isolated(barrier))
  }

  private func addBarrier(_ barrier: @escaping @Sendable () -> Void) {
    if let line { return add(BlockOperation(block: barrier), to: line, isBarrier: true) }
    isMain ? OperationQueue.main.addBarrierBlock(barrier) : super.addBarrierBlock(barrier)
  }

  // MARK: Controlling

  open override var maxConcurrentOperationCount: Int {
    get { isMain ? 1 : super.maxConcurrentOperationCount }
    set { if !isMain { super.maxConcurrentOperationCount = newValue } }
  }

  open override var isSuspended: Bool {
    get { line?.isSuspended ?? (isMain ? false : super.isSuspended) }
    set {
      if let line { line.isSuspended = newValue } else if !isMain { super.isSuspended = newValue }
    }
  }

  open override func cancelAllOperations() {
    guard let line else {
      return isMain ? OperationQueue.main.cancelAllOperations() : super.cancelAllOperations()
    }
    line.cancelAll()
  }

  /// Runs what is in the queue now: a simulation has no other thread to wait for.
  open override func waitUntilAllOperationsAreFinished() {
    if let line { return line.finishAll() }
    isMain
      ? OperationQueue.main.waitUntilAllOperationsAreFinished()
      : super.waitUntilAllOperationsAreFinished()
  }

  /// Runs a block on a queue and waits, as a notification center does outside of a simulation.
  static func runOutside(_ queue: OperationQueue, _ block: @escaping () -> Void) {
    let isMain = queue === shared || queue === OperationQueue.main
    if isMain ? Thread.isMainThread : queue === OperationQueue.current { return block() }
    // The poster waits: the block does not leave it.
    nonisolated(unsafe) let block = block
    queue.addOperations([BlockOperation { block() }], waitUntilFinished: true)
  }

  /// A main queue's block is the main actor's; a background queue runs what the app gave it.
  private func isolated<Result>(
    _ block: @escaping @MainActor () -> Result
  ) -> @Sendable () -> Void {
    nonisolated(unsafe) let block = assumingMainActor { _ = block() }
    return { block() }
  }
}
