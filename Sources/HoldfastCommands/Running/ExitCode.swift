/// How a command ended, as the process says it.
package enum ExitCode: Int32, Sendable, Hashable {
  case asExpected = 0
  /// A verdict, a lint result or a run that was not as expected.
  case unexpected = 1
  /// The command line or a file is wrong; nothing was written.
  case badInput = 2
  /// The harness itself failed.
  case ownFault = 3
  /// The user stopped the run; what was there by then was kept.
  case interrupted = 130
}
