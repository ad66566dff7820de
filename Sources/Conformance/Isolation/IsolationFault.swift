/// Why cells cannot be run in children.
package enum IsolationFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// Children are forked, and this platform has no safe `fork`.
  case unsupportedPlatform
  /// A fork copies only the thread that calls it: locks held by others stay locked for ever.
  case severalThreads(Int)
  /// A call to the system failed.
  case system(call: String, error: Int)

  package var description: String {
    switch self {
    case .unsupportedPlatform:
      "cells cannot be isolated on this platform: run them without isolation"
    case .severalThreads(let count):
      "cells can be isolated only from a process with one thread, and this one has \(count): "
        + "start no threads before the matrix runs, or run it without isolation"
    case .system(let call, let error):
      "the system refused '\(call)' (error \(error)): lower the number of jobs, "
        + "or run without isolation"
    }
  }
}
