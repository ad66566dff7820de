#if canImport(Glibc)
  import Glibc
  import LifecycleModel

  /// Memory that a child and its parent both see, so that a child that dies leaves word.
  ///
  /// One page of words, then the buffer of the child's standard output.
  struct SharedSlot {
    static let pageSize = 4096
    /// What an app may print during one action before text goes the slow way.
    static let outputSize = 64 << 10
    static let size = pageSize + outputSize
    static let frameCapacity = 64

    let base: UnsafeMutableRawPointer

    private enum Offset {
      static let cell = 0
      static let action = 8
      static let state = 16
      static let signal = 24
      static let faultAddress = 32
      static let stackPointer = 40
      static let pendingOutput = 48
      static let frameCount = 56
      static let fired = 64
      static let frames = 128
    }

    /// What a child says about itself when it ends on its own account.
    enum State: Int {
      case running, done, channelLost
    }

    /// The buffer of the child's standard output.
    var output: UnsafeMutablePointer<CChar> {
      (base + Self.pageSize).assumingMemoryBound(to: CChar.self)
    }

    private func word(_ offset: Int) -> Int { base.load(fromByteOffset: offset, as: Int.self) }
    private func set(_ offset: Int, _ value: Int) {
      base.storeBytes(of: value, toByteOffset: offset, as: Int.self)
    }

    var cell: Int { word(Offset.cell) }
    var action: Int {
      get { word(Offset.action) }
      nonmutating set { set(Offset.action, newValue) }
    }
    var state: State {
      get { State(rawValue: word(Offset.state)) ?? .running }
      nonmutating set { set(Offset.state, newValue.rawValue) }
    }
    var signal: Int {
      get { word(Offset.signal) }
      nonmutating set { set(Offset.signal, newValue) }
    }
    var faultAddress: Int {
      get { word(Offset.faultAddress) }
      nonmutating set { set(Offset.faultAddress, newValue) }
    }
    var stackPointer: Int {
      get { word(Offset.stackPointer) }
      nonmutating set { set(Offset.stackPointer, newValue) }
    }
    var pendingOutput: Int {
      get { word(Offset.pendingOutput) }
      nonmutating set { set(Offset.pendingOutput, newValue) }
    }

    /// Forgets the last child.
    func clear() { memset(base, 0, Self.pageSize) }

    /// A cell begins.
    func begin(_ cell: Int) {
      memset(base + Offset.fired, 0, Offset.frames - Offset.fired)
      set(Offset.action, 0)
      set(Offset.cell, cell)
    }

    func fire(_ quirk: QuirkIndex) {
      guard quirk.isQuirk, Int(quirk.rawValue) < QuirkSet.capacity else { return }
      let offset = Offset.fired + Int(quirk.rawValue) / 64 * 8
      let bit = UInt64(1) << UInt64(Int(quirk.rawValue) % 64)
      let old = base.load(fromByteOffset: offset, as: UInt64.self)
      base.storeBytes(of: old | bit, toByteOffset: offset, as: UInt64.self)
    }

    var fired: QuirkSet {
      var words = (0..<QuirkSet.capacity / 64).map {
        base.load(fromByteOffset: Offset.fired + $0 * 8, as: UInt64.self)
      }
      while words.last == 0 { words.removeLast() }
      return QuirkSet(words: words)
    }

    /// Adds a code address to those of the crash; the first is the faulting instruction.
    func addFrame(_ address: Int) {
      let count = word(Offset.frameCount)
      guard count < Self.frameCapacity else { return }
      set(Offset.frames + count * 8, address)
      set(Offset.frameCount, count + 1)
    }

    /// Takes the code addresses of the crash from a function that finds them.
    func unwind(with backtrace: HiddenFunctions.Backtrace) {
      let count = backtrace(base + Offset.frames, Int32(Self.frameCapacity))
      set(Offset.frameCount, Int(count))
    }

    var frames: [Int] {
      (0..<min(max(word(Offset.frameCount), 0), Self.frameCapacity)).map {
        word(Offset.frames + $0 * 8)
      }
    }
  }
#endif
