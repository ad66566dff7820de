@_exported public import Foundation
package import LifecycleSimulator
import VirtualTime

/// The simulation that UIKit's global names mean now: `UIApplication.shared`, `UIScreen.main`.
///
/// Everything on a window asks the window; this serves what has no window yet.
@MainActor package enum CurrentSimulation {
  /// The simulator that runs now, or nil outside a simulation.
  package private(set) static var simulator: Simulator?

  /// The wall clock's time in the simulation that runs now; the epoch outside of one.
  package static var date: Date {
    guard let clock = simulator?.clock else { return Date(timeIntervalSince1970: 0) }
    return Date(timeIntervalSince1970: (clock.wallClockStart + clock.now) / .seconds(1))
  }

  /// Makes the simulator current, with its clock, while the body runs; calls nest.
  package static func with<R>(_ simulator: Simulator, _ body: () throws -> R) rethrows -> R {
    let previous = self.simulator
    self.simulator = simulator
    defer { self.simulator = previous }
    return try simulator.clock.withCurrent(body)
  }
}
