/// The ordered log of one run: actions, events, hook calls, writes, commits.
///
/// A trace is append-only and reused between runs. Entries hold enums and the strings that were
/// there anyway; text is made only when somebody reads it.
public struct Trace: Sendable {
  public private(set) var entries: [TraceEntry] = []
  /// Names the quirks that entries point to.
  public var quirks: [String]
  /// Called with each entry as it is added; used to keep the trace of a run that may crash.
  public var onAppend: (@Sendable (TraceEntry) -> Void)?

  public init(quirks: [String] = []) {
    self.quirks = quirks
    // A run of a few actions leaves about so many entries.
    entries.reserveCapacity(64)
  }

  public mutating func append(_ entry: TraceEntry) {
    entries.append(entry)
    onAppend?(entry)
  }

  /// Empties the trace and keeps its memory.
  public mutating func reset(quirks: [String]) {
    entries.removeAll(keepingCapacity: true)
    self.quirks = quirks
  }

  public var count: Int { entries.count }
}
