#if canImport(Glibc)
  @preconcurrency import Glibc

  /// Writes down, in a child that receives a deadly signal, where it was.
  enum DeathWitness {
    /// What the signal handler needs; it can capture nothing.
    struct Testimony {
      var slot: SharedSlot
      var standardOutput: UnsafeMutablePointer<FILE>?
      var pendingBytes: HiddenFunctions.PendingBytes
      var backtrace: HiddenFunctions.Backtrace
      /// Frame pointers above this address are not frame pointers.
      var stackTop: Int
    }

    static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]
    /// Room for the handler when the stack itself has run out.
    static let stackSize = 64 << 10

    /// Installs the handlers; called in a child, once, before any code of the app.
    ///
    /// They replace those of Swift's own backtraces, which cost milliseconds to seconds.
    static func install(_ testimony: Testimony) {
      deathTestimony = testimony
      var stack = stack_t()
      stack.ss_sp = mmap(
        nil, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      stack.ss_size = stackSize
      sigaltstack(&stack, nil)
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { testify($0, $1, $2) }
      // The handler is gone once it has begun: the same signal then ends the process.
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      for signal in signals { sigaction(signal, &action, nil) }
    }
  }

  /// Set once, in a child with a single thread, before the handlers that read it are installed;
  /// never changed afterwards.
  nonisolated(unsafe) private var deathTestimony: DeathWitness.Testimony?

  /// The handler: only loads, stores, and calls that are safe in a signal handler.
  private func testify(
    _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
  ) {
    if let testimony = deathTestimony, testimony.slot.signal == 0 {
      let slot = testimony.slot
      slot.signal = Int(signal)
      slot.faultAddress = Int(bitPattern: info?.pointee._sifields._sigfault.si_addr)
      slot.pendingOutput = testimony.pendingBytes(testimony.standardOutput)
      if let context {
        // The kernel's layout, by offset: the module that declares the structure differs with
        // what else the target imports.
        #if arch(x86_64)
          // The registers begin at 40: 10 is RBP, 15 is RSP, 16 is RIP.
          let registers = context + 40
          let (counter, stack) = (
            registers.load(fromByteOffset: 16 * 8, as: Int.self),
            registers.load(fromByteOffset: 15 * 8, as: Int.self)
          )
          var frame = registers.load(fromByteOffset: 10 * 8, as: Int.self)
        #elseif arch(arm64)
          // The registers begin at 184: 29 is the frame, 31 the stack, 32 the counter.
          let registers = context + 184
          let (counter, stack) = (
            registers.load(fromByteOffset: 32 * 8, as: Int.self),
            registers.load(fromByteOffset: 31 * 8, as: Int.self)
          )
          var frame = registers.load(fromByteOffset: 29 * 8, as: Int.self)
        #endif
        slot.stackPointer = stack
        if signal == SIGABRT {
          // The C library keeps no frame pointers between `abort` and who called it.
          slot.unwind(with: testimony.backtrace)
          frame = 0
        } else {
          slot.addFrame(counter)
        }
        var lowest = stack
        for _ in 1..<SharedSlot.frameCapacity {
          guard frame >= lowest, frame <= testimony.stackTop - 16, frame % 8 == 0,
            let pointer = UnsafePointer<Int>(bitPattern: frame)
          else { break }
          slot.addFrame(pointer[1])
          lowest = frame + 16
          frame = pointer[0]
        }
      }
    }
    // For a signal that was sent and not caused; a caused one comes back by itself.
    kill(getpid(), signal)
  }
#endif
