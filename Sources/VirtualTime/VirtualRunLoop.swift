public import Foundation

/// A run loop whose timers and blocks run on the current simulation's virtual time.
///
/// There is one run loop in a simulation, the main one. Outside a simulation every call goes to
/// the real run loop.
public struct VirtualRunLoop: Sendable {
  /// The modes of Foundation's run loops; a simulation does not tell them apart.
  public typealias Mode = RunLoop.Mode

  /// The main run loop.
  public static let main = VirtualRunLoop()

  /// The run loop of the calling thread.
  public static var current: VirtualRunLoop { VirtualRunLoop() }

  /// Starts a timer.
  public func add(_ timer: VirtualTimerSource, forMode mode: Mode) {
    timer.start()
  }

  /// Runs a block at the next turn of the loop.
  public func perform(_ block: @escaping @MainActor () -> Void) {
    VirtualDispatchQueue.main.async(execute: block)
  }

  /// Runs a block at the next turn of the loop in one of the modes.
  public func perform(inModes modes: [Mode], block: @escaping @MainActor () -> Void) {
    VirtualDispatchQueue.main.async(execute: block)
  }

  /// Lets virtual time pass up to the date, as waiting on a real run loop would.
  public func run(until limitDate: Date) {
    if let clock = VirtualClock.current {
      clock.advance(by: Duration(roundingSeconds: limitDate.timeIntervalSinceNow))
    } else {
      RunLoop.current.run(until: limitDate)
    }
  }
}
