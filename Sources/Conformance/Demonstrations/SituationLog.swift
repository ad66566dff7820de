import Synchronization

/// Takes the lines that the screen of a situation writes.
///
/// ```swift
/// .onAppear { log("appear(detail)") }
/// ```
public struct SituationLog: Sendable {
  private let storage: Storage

  /// - Parameter keep: Given each line as it is written, for a run that may die.
  package init(keep: (@Sendable (String) -> Void)? = nil) { storage = Storage(keep) }

  /// Adds a line.
  public func callAsFunction(_ line: String) { storage.add(line) }

  package var lines: [String] { storage.lines }

  /// Takes no more lines: what happens while the app is dropped belongs to no log.
  package func close() { storage.close() }

  private final class Storage: Sendable {
    private let state = Mutex((lines: [String](), isOpen: true))
    private let keep: (@Sendable (String) -> Void)?

    init(_ keep: (@Sendable (String) -> Void)?) { self.keep = keep }

    var lines: [String] { state.withLock { $0.lines } }

    func add(_ line: String) {
      let isOpen = state.withLock { state in
        if state.isOpen { state.lines.append(line) }
        return state.isOpen
      }
      if isOpen { keep?(line) }
    }

    func close() { state.withLock { $0.isOpen = false } }
  }
}
