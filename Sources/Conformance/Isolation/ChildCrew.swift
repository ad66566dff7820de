#if canImport(Glibc)
  @preconcurrency import Glibc

  /// The parent's side of isolation: children, their pipes, one loop that polls.
  @MainActor final class ChildCrew {
    let options: CellIsolation.Options
    let body: CellIsolation.Body
    let ended: @MainActor (Int, CellEnding) -> Void
    let functions: HiddenFunctions
    /// Groups that wait for a child, the next one last.
    var waiting: [Range<Int>]
    var slots: [CrewSlot] = []
    var coroner = Coroner()
    /// Private memory of this process, from which a child's own is counted.
    let dataAtStart: Int
    private let memory: UnsafeMutableRawPointer
    private let memorySize: Int
    private let null: Int32
    private var lastRound = 0

    /// How often children are looked at when none of them sends anything, in milliseconds.
    static let roundLength = 50

    init(
      options: CellIsolation.Options, groups: [Range<Int>],
      body: @escaping CellIsolation.Body, ended: @escaping @MainActor (Int, CellEnding) -> Void
    ) throws(IsolationFault) {
      let figures = ProcessFigures(process: getpid())
      let threads = figures.threadCount
      guard threads == 1 else { throw .severalThreads(threads) }
      dataAtStart = figures.data
      self.options = options
      self.body = body
      self.ended = ended
      functions = try HiddenFunctions()
      // The first call loads the unwinder, which a signal handler must not do.
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 1) { [functions] in
        _ = functions.backtrace($0.baseAddress!, 1)
      }
      waiting = groups.reversed().filter { !$0.isEmpty }
      let jobs = min(options.jobs, max(waiting.count, 1))
      memorySize = jobs * SharedSlot.size
      let mapped = mmap(
        nil, memorySize, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
      guard let mapped, mapped != MAP_FAILED else { throw .system(call: "mmap", error: Int(errno)) }
      memory = mapped
      null = open("/dev/null", O_RDWR | O_CLOEXEC)
      for job in 0..<jobs {
        slots.append(
          CrewSlot(
            shared: SharedSlot(base: mapped + job * SharedSlot.size),
            output: functions.memfdCreate("output", 1), errors: functions.memfdCreate("errors", 1)))
      }
      guard null >= 0, slots.allSatisfy({ $0.output >= 0 && $0.errors >= 0 }) else {
        let error = Int(errno)
        release()
        throw .system(call: "memfd_create", error: error)
      }
    }

    /// Runs until no cell is left; returns whether somebody asked to stop before.
    func run() throws(IsolationFault) -> Bool {
      let stop = StopSignals()
      defer {
        stop.end()
        release()
      }
      while !stop.isRequested {
        for index in slots.indices where slots[index].child == nil {
          if let group = waiting.popLast() { try start(group, in: index) }
        }
        if slots.allSatisfy({ $0.child == nil }) { break }
        listen()
        let now = monotonicTime()
        if now - lastRound > 20_000_000 {
          lastRound = now
          watch(at: now)
        }
      }
      return stop.isRequested
    }

    private func start(_ group: Range<Int>, in index: Int) throws(IsolationFault) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        waiting.append(group)
        throw .system(call: "pipe", error: Int(errno))
      }
      let slot = slots[index]
      slot.shared.clear()
      for descriptor in [slot.output, slot.errors] {
        ftruncate(descriptor, 0)
        lseek(descriptor, 0, SEEK_SET)
      }
      // What waits in a buffer would be written by both.
      fflush(nil)
      let process = functions.fork()
      if process == 0 {
        ChildProcess(
          slot: slot.shared, functions: functions, channel: ends[1], output: slot.output,
          errors: slot.errors, null: null,
          // Whatever belongs to the other children is out of this one's reach.
          foreignDescriptors: [ends[0]]
            + slots.indices.filter { $0 != index }.flatMap { other in
              [slots[other].output, slots[other].errors]
                + (slots[other].child.map { [$0.channel] } ?? [])
            },
          memory: options.memory
        ).run(group, body: body)
      }
      close(ends[1])
      guard process > 0 else {
        close(ends[0])
        waiting.append(group)
        throw .system(call: "fork", error: Int(errno))
      }
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
      let now = monotonicTime()
      slots[index].child = Child(
        process: process, channel: ends[0], cells: group, cellStart: now, progressTime: now)
    }

    /// Waits until a child sends something or a round is over, and takes what there is.
    private func listen() {
      let busy = slots.indices.filter { slots[$0].child != nil }
      var polled = busy.map { index in
        pollfd(fd: slots[index].child?.channel ?? -1, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&polled, nfds_t(polled.count), Int32(Self.roundLength)) > 0 else { return }
      for (index, entry) in zip(busy, polled) where entry.revents != 0 { receive(from: index) }
    }

    /// Ends what still runs and gives everything back.
    private func release() {
      for index in slots.indices {
        if let child = slots[index].child {
          child.end()
          close(child.channel)
          slots[index].child = nil
        }
        close(slots[index].output)
        close(slots[index].errors)
      }
      slots = []
      if null >= 0 { close(null) }
      munmap(memory, memorySize)
    }
  }

  /// A place for one child, used again and again.
  struct CrewSlot {
    let shared: SharedSlot
    /// Files in memory that stand for the child's standard output and standard error.
    let output: Int32
    let errors: Int32
    var child: Child?
  }
#endif
