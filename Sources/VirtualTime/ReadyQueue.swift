/// Where work comes from, and so what it is ordered with.
enum Lane {
  /// The main queue and the main actor: first in, first out on every platform.
  case main
  /// Background queues and the default executor: in any order.
  case background
}

/// Work that can run now.
enum ReadyWork {
  case closure(() -> Void)
  case job(VirtualJob)
  case timer(VirtualTimer)
}

/// The work that is ready, in order of arrival or permuted by a seed.
///
/// Without a seed both lanes are one queue. With a seed each turn takes, with equal chance, the
/// head of the main lane or any piece of background work.
struct ReadyQueue {
  private var main = WorkList()
  private var background: ContiguousArray<ReadyWork> = []
  private var generator: PermutationGenerator
  private let isPermuted: Bool

  init(seed: UInt64) {
    isPermuted = seed != 0
    generator = PermutationGenerator(state: seed)
  }

  var isEmpty: Bool { main.isEmpty && background.isEmpty }

  var count: Int { main.count + background.count }

  mutating func append(_ work: ReadyWork, lane: Lane) {
    if isPermuted, lane == .background {
      background.append(work)
    } else {
      main.append(work)
    }
  }

  mutating func popFirst() -> ReadyWork? {
    if background.isEmpty { return main.popFirst() }
    let choice = Int.random(
      in: 0..<(background.count + (main.isEmpty ? 0 : 1)), using: &generator)
    guard choice < background.count else { return main.popFirst() }
    background.swapAt(choice, background.count - 1)
    return background.removeLast()
  }

  mutating func shuffle(_ timers: inout [VirtualTimer]) {
    timers.shuffle(using: &generator)
  }
}

/// A first-in, first-out list without per-element allocation.
struct WorkList {
  private var storage: ContiguousArray<ReadyWork?> = []
  private var head = 0

  var isEmpty: Bool { head == storage.count }

  var count: Int { storage.count - head }

  mutating func append(_ work: ReadyWork) {
    storage.append(work)
  }

  mutating func popFirst() -> ReadyWork? {
    guard head < storage.count else { return nil }
    let work = storage[head].take()
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 1_024, head * 2 >= storage.count {
      // A queue that never runs empty would grow forever.
      storage.removeFirst(head)
      head = 0
    }
    return work
  }
}

/// SplitMix64: the permutation must be the same on every platform and toolchain.
struct PermutationGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
