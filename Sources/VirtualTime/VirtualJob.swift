@_spi(ExperimentalCustomExecutors) import _Concurrency

/// A Swift concurrency job that waits in a clock, and where it is to run.
struct VirtualJob {
  enum Place {
    /// On the main actor's executor.
    case main
    /// On the default executor, isolated to nothing.
    case background
    /// On the default executor, to let an actor work through its mailbox.
    case actor
  }

  let job: UnownedJob
  let place: Place

  var isActorWork: Bool { place == .actor }

  var lane: Lane { place == .main ? .main : .background }

  /// Runs the job to its next suspension, with the identity of the executor it was enqueued on.
  func run() {
    guard #available(macOS 26.4, iOS 26.4, tvOS 26.4, watchOS 26.4, visionOS 26.4, *) else {
      return
    }
    switch place {
    case .main: job.runSynchronously(on: ExecutorRouter.mainIdentity)
    case .background, .actor: job.runSynchronously(on: ExecutorRouter.noIdentity)
    }
  }
}

/// The task that called `Task.sleep`.
///
/// `UnsafeCurrentTask` holds a strong reference, and `isCancelled` may be asked from anywhere, so
/// keeping one beyond `withUnsafeCurrentTask` is sound as long as nothing else is asked of it.
///
/// A class, because the layout of `UnsafeCurrentTask` is the library's secret: held by value it
/// would make every move of a timer's work a runtime call.
final class Sleeper {
  private let task: UnsafeCurrentTask

  private init(_ task: UnsafeCurrentTask) { self.task = task }

  /// The task that runs on this thread now.
  static var current: Sleeper? {
    withUnsafeCurrentTask { $0.map { Sleeper($0) } }
  }

  var isCancelled: Bool { task.isCancelled }
}
