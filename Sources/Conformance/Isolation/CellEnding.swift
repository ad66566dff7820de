package import LifecycleModel

/// How the run of one cell in a child ended.
package struct CellEnding: Hashable, Sendable {
  package enum Result: Hashable, Sendable {
    case finished(CellOutcome)
    case died(CellDeath)
  }

  package var result: Result
  /// What the cell sent with `CellReporter.keep`, in that order; complete even when it died.
  package var notes: [[UInt8]]
  package var seconds: Double

  /// The note of a cell whose app asked which release it runs on.
  static let releaseNote = Array("release".utf8)
  /// Whether the app asked which release it runs on, so that it may do otherwise on another.
  package var asksRelease: Bool { notes.contains(Self.releaseNote) }

  package init(result: Result, notes: [[UInt8]] = [], seconds: Double = 0) {
    self.result = result
    self.notes = notes
    self.seconds = seconds
  }
}

/// What is known of a cell whose process did not live to tell.
package struct CellDeath: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case crash, hang }

  package var kind: Kind
  /// The signal that ended the process, when one did.
  package var signal: Int?
  /// One clause for a person: `Index out of range`.
  package var message: String
  /// The app's function, or its file and line, when they are known.
  package var place: String?
  /// The action that was going on, counted from 1; 0 is the launch.
  package var action: Int
  /// The quirks that had had an effect by then.
  package var fired: QuirkSet
  /// What the app had printed during that action.
  package var output: String

  package init(
    kind: Kind, signal: Int? = nil, message: String, place: String? = nil, action: Int = 0,
    fired: QuirkSet = QuirkSet(), output: String = ""
  ) {
    self.kind = kind
    self.signal = signal
    self.message = message
    self.place = place
    self.action = action
    self.fired = fired
    self.output = output
  }
}
