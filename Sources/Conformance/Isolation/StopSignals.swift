#if canImport(Glibc)
  import Glibc

  /// Notices that a person or the system asks this process to end.
  struct StopSignals {
    private static let signals = [SIGINT, SIGTERM]
    private var before: [(signal: Int32, action: sigaction)] = []
    private var maskBefore = sigset_t()

    /// Takes SIGINT and SIGTERM over until `end()`.
    init() {
      wasInterrupted = 0
      for signal in Self.signals {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in wasInterrupted = 1 }
        var old = sigaction()
        sigaction(signal, &action, &old)
        before.append((signal, old))
      }
      // Whoever started this process may have blocked them.
      var mask = sigset_t()
      sigemptyset(&mask)
      for signal in Self.signals { sigaddset(&mask, signal) }
      sigprocmask(SIG_UNBLOCK, &mask, &maskBefore)
    }

    /// Whether such a signal has come.
    var isRequested: Bool { wasInterrupted != 0 }

    func end() {
      var mask = maskBefore
      sigprocmask(SIG_SETMASK, &mask, nil)
      for (signal, action) in before {
        var action = action
        sigaction(signal, &action, nil)
      }
    }
  }

  /// Written by the signal handler and read by the main thread of a process with one thread; a
  /// handler has no other way to leave a mark. A word that is stored whole.
  nonisolated(unsafe) private var wasInterrupted: sig_atomic_t = 0
#endif
