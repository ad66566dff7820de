/// One line of a trace: what a person did, what the platform told the app, what the app did.
public enum TraceEntry: Hashable, Sendable {
  /// A user's action begins; the number counts from 1.
  case action(Int, UserAction)
  /// A structural step of the platform: `push detail`, `pop detail`, `present sheet`.
  case step(String)
  /// An event for the app, and whether it arrived.
  case event(EventKind, target: String, cause: Cause, container: Container, outcome: EventOutcome)
  /// A decision at a structure seam that a quirk changed.
  case deviation(seam: String, quirk: QuirkIndex)
  /// A write of a control to its binding, or of the app to its state.
  case write(String, value: String)
  /// A record changed: what the app has now committed.
  case commit(record: String, value: String)
  /// Text that the app printed.
  case output(String)
  /// Virtual time went by, in milliseconds.
  case time(Int)
  /// The app used something that is not modelled.
  case unsupported(api: String, file: String, line: Int)
  /// A misuse that the runtime noticed.
  case misuse(String)
  /// A finding was made.
  case finding(String)
}

/// What became of an event.
public enum EventOutcome: Hashable, Sendable {
  case delivered
  case notDelivered(QuirkIndex)
  /// Delivered, but differently: late, early, twice, out of order, to another node.
  case changed(String, QuirkIndex)

  public var quirk: QuirkIndex {
    switch self {
    case .delivered: .none
    case .notDelivered(let quirk), .changed(_, let quirk): quirk
    }
  }
}
