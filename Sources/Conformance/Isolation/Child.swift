#if canImport(Glibc)
  import Glibc

  /// A running child as its parent knows it.
  struct Child {
    let process: pid_t
    /// The end of the pipe that the parent reads from.
    let channel: Int32
    /// The cells that have not ended yet, the one that runs first.
    var cells: Range<Int>
    /// What arrived and is no whole frame yet.
    var received: [UInt8] = []
    var notes: [[UInt8]] = []
    /// When the running cell began, as far as the parent saw.
    var cellStart: Int
    /// The last sign of progress, and when it was seen.
    var progress = Progress(cell: -1, action: -1)
    var progressTime: Int
    var progressProcessorTime = 0

    struct Progress: Equatable {
      var cell: Int
      var action: Int
    }

    /// Reads what has arrived; false at the end of the stream.
    mutating func receive() -> Bool {
      while true {
        let (count, error) = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16 << 10) {
          buffer in
          let count = read(channel, buffer.baseAddress, buffer.count)
          if count > 0 { received.append(contentsOf: buffer[..<count]) }
          return (count, errno)
        }
        if count == 0 { return false }
        if count < 0 && error != EINTR { return error == EAGAIN }
      }
    }

    /// Waits for the end of a process that is about to end by itself, but not for long.
    ///
    /// A process closes its descriptors a moment before it can be waited for. One that only
    /// closed them and goes on is ended; then there is no status.
    func reap() -> Int32? {
      var status: Int32 = 0
      let start = monotonicTime()
      while true {
        let result = waitpid(process, &status, WNOHANG)
        if result == process { return status }
        if result < 0 && errno != EINTR { return nil }
        let elapsed = monotonicTime() - start
        // Half a millisecond of yielding, then a tenth of a second of sleeping.
        if elapsed < 500_000 {
          sched_yield()
        } else if elapsed < 100_000_000 {
          usleep(200)
        } else {
          end()
          return nil
        }
      }
    }

    /// Ends the process, and what it started, and waits for it.
    func end() {
      kill(-process, SIGKILL)
      kill(process, SIGKILL)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }
  }
#endif
