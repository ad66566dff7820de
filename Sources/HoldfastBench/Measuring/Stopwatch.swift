import Foundation

/// Measures real time.
enum Stopwatch {
  /// How long something takes, in milliseconds.
  @MainActor static func milliseconds(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure(body).components
    return Double(time.seconds) * 1_000 + Double(time.attoseconds) / 1e15
  }

  /// The middle of several measurements; of two middle ones, the upper.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  static func text(_ value: Double) -> String { String(format: "%.3f", value) }
}
