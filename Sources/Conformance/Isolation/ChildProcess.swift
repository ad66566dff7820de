#if canImport(Glibc)
  @preconcurrency import Glibc

  /// The life of a child: it runs some cells, sends what they came to, and ends.
  @MainActor struct ChildProcess {
    let slot: SharedSlot
    let functions: HiddenFunctions
    /// The end of the pipe that the child writes to.
    let channel: Int32
    let output: Int32
    let errors: Int32
    let null: Int32
    /// Ends of pipes that belong to the parent.
    let foreignDescriptors: [Int32]
    /// How much memory the cells may take beyond what the parent had.
    let memory: Int

    /// No file that an app writes may be longer; text without end does not fill the memory.
    private static let largestFile = 256 << 20
    /// Address space beyond the bound on memory, for stacks and mapped files.
    private static let mappedAllowance = 16 << 30

    /// Never returns, and never runs what the parent registered for its exit.
    func run(_ cells: Range<Int>, body: CellIsolation.Body) -> Never {
      prepare()
      let reporter = ChildReporter(slot: slot, channel: channel)
      for cell in cells {
        slot.begin(cell)
        let start = monotonicTime()
        let outcome = body(cell, reporter)
        reporter.finish(outcome, nanoseconds: monotonicTime() - start)
        if reporter.isChannelLost {
          slot.state = .channelLost
          _exit(0)
        }
      }
      slot.state = .done
      _exit(0)
    }

    private func prepare() {
      // A group of its own: whatever the app starts can be ended with it.
      setpgid(0, 0)
      // 1 is PR_SET_PDEATHSIG: a child does not outlive its parent.
      _ = functions.prctl(1, UInt(SIGKILL), 0, 0, 0)
      for descriptor in foreignDescriptors { close(descriptor) }
      dup2(null, STDIN_FILENO)
      dup2(output, STDOUT_FILENO)
      dup2(errors, STDERR_FILENO)
      limit()
      // A fault whose signal is blocked would end the process before its handler.
      var mask = sigset_t()
      sigemptyset(&mask)
      sigprocmask(SIG_SETMASK, &mask, nil)
      signal(SIGINT, SIG_DFL)
      signal(SIGTERM, SIG_DFL)
      signal(SIGPIPE, SIG_IGN)
      signal(SIGXFSZ, SIG_IGN)
      OutputCapture.begin(inChildWith: slot, functions: functions)
      var here = 0
      let stackTop = withUnsafeMutablePointer(to: &here) { Int(bitPattern: $0) }
      DeathWitness.install(
        DeathWitness.Testimony(
          slot: slot, standardOutput: stdout, pendingBytes: functions.pendingBytes,
          backtrace: functions.backtrace, stackTop: stackTop))
    }

    private func limit() {
      let data = ProcessFigures(process: getpid()).data + memory
      set(RLIMIT_DATA, data)
      set(RLIMIT_AS, data + Self.mappedAllowance)
      set(RLIMIT_FSIZE, Self.largestFile)
      set(RLIMIT_CORE, 0)
    }

    private func set(_ resource: __rlimit_resource, _ value: Int) {
      let resource = __rlimit_resource_t(resource.rawValue)
      var limit = rlimit()
      getrlimit(resource, &limit)
      limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
      setrlimit(resource, &limit)
    }
  }
#endif
