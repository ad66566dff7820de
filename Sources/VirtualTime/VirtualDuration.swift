extension Duration {
  /// A duration from floating-point seconds, to the nearest microsecond.
  ///
  /// `0.35` seconds as a floating-point number is not 350 ms; an app that writes it means 350 ms.
  package init(roundingSeconds seconds: Double) {
    // An hour of nanoseconds fits any double exactly; a thousand years keep the conversion safe.
    let limit = 3.2e10
    self = .microseconds(Int64((min(max(seconds, -limit), limit) * 1e6).rounded()))
  }

  /// The duration in seconds.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }
}
