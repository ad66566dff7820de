import Foundation
import Testing
import VirtualTime

@MainActor @Suite struct OperationQueueTests {
  private let clock = VirtualClock()

  final class Log {
    var words: [String] = []
    func add(_ word: String) { words.append(word) }
  }
  private let log = Log()

  // OperationQueue.main: one operation after the other, on the main queue.
  @Test func theMainQueueKeepsTheOrderOfArrival() {
    clock.withCurrent {
      VirtualOperationQueue.main.addOperation { log.add("one") }
      VirtualOperationQueue.main.addOperation { log.add("two") }
      VirtualDispatchQueue.main.async { log.add("block") }
      log.add("added")
      clock.runReady()
    }
    #expect(log.words.first == "added" && log.words.count == 4)
    #expect(log.words.filter { $0 != "block" } == ["added", "one", "two"])
  }

  // Operation: addDependency(_:), completionBlock, queuePriority.
  @Test func operationsWaitForThoseTheyDependOn() {
    clock.withCurrent {
      let queue = VirtualOperationQueue()
      nonisolated(unsafe) let log = log
      let load = BlockOperation { log.add("load") }
      let show = BlockOperation { log.add("show") }
      show.queuePriority = .high
      show.addDependency(load)
      load.completionBlock = { log.add("loaded") }
      queue.addOperation(show)
      queue.addOperation(load)
      clock.runReady()
    }
    #expect(log.words.first == "load" && Set(log.words) == ["load", "loaded", "show"])
  }

  // addBarrierBlock(_:), cancelAllOperations(), isSuspended.
  @Test func aBarrierWaitsAndACancelledOperationDoesNotRun() {
    clock.withCurrent {
      let queue = VirtualOperationQueue()
      queue.isSuspended = true
      queue.addOperation { log.add("before") }
      queue.addBarrierBlock { log.add("barrier") }
      queue.addOperation { log.add("after") }
      clock.runReady()
      log.add("resumed")
      queue.isSuspended = false
      clock.runReady()
      queue.addOperation { log.add("cancelled") }
      queue.cancelAllOperations()
      clock.runReady()
    }
    #expect(log.words == ["resumed", "before", "barrier", "after"])
  }

  // waitUntilAllOperationsAreFinished().
  @Test func waitingRunsWhatIsInTheQueue() {
    clock.withCurrent {
      let queue = VirtualOperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation { log.add("saved") }
      queue.waitUntilAllOperationsAreFinished()
      log.add("returned")
    }
    #expect(log.words == ["saved", "returned"])
  }

  /// Finishes half a second after it starts.
  final class Download: Operation, @unchecked Sendable {
    private var hasStarted = false
    private var hasFinished = false
    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { hasStarted && !hasFinished }
    override var isFinished: Bool { hasFinished }
    override func start() {
      hasStarted = true
      VirtualDispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { self.hasFinished = true }
    }
  }

  // Operation.isAsynchronous.
  @Test func anOperationMayFinishLater() {
    clock.withCurrent {
      let queue = VirtualOperationQueue()
      queue.maxConcurrentOperationCount = 1
      queue.addOperation(Download())
      queue.addOperation { log.add("next") }
      clock.advance(by: .milliseconds(400))
      #expect(log.words.isEmpty)
      clock.advance(by: .milliseconds(200))
    }
    #expect(log.words == ["next"])
  }

  // A queue that is static in an app outlives its simulation; what waited in it does not.
  @Test func aQueueThatIsKeptStartsAnewInTheNextSimulation() {
    let queue = VirtualOperationQueue()
    clock.withCurrent { queue.addOperation { log.add("dead") } }
    clock.discard()
    let next = VirtualClock()
    next.withCurrent {
      queue.addOperation { log.add("alive") }
      next.runReady()
    }
    #expect(log.words == ["alive"])
  }

  @Test func outsideOfASimulationTheRealQueueRuns() {
    let queue = VirtualOperationQueue()
    nonisolated(unsafe) let log = log
    queue.addOperations([BlockOperation { log.add("real") }], waitUntilFinished: true)
    #expect(log.words == ["real"])
  }
}
