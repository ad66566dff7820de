/// Where words go: results to standard output, notes to standard error.
package final class Console {
  /// What may be shown beyond plain text.
  package struct Manner: Sendable {
    /// Whether results may be coloured.
    package var usesColour = false
    /// Whether notes may be overwritten, to show progress.
    package var showsProgress = false

    package init(usesColour: Bool = false, showsProgress: Bool = false) {
      self.usesColour = usesColour
      self.showsProgress = showsProgress
    }
  }

  package let manner: Manner
  private let output: (String) -> Void
  private let notes: (String) -> Void
  private var hasProgress = false

  package init(
    manner: Manner = Manner(), output: @escaping (String) -> Void,
    notes: @escaping (String) -> Void
  ) {
    self.manner = manner
    self.output = output
    self.notes = notes
  }

  /// Writes results, as they are.
  package func write(_ text: String) {
    clearProgress()
    output(text)
  }

  /// Writes a note in a line of its own.
  package func note(_ line: String) {
    clearProgress()
    notes(line + "\n")
  }

  /// Shows how far a run has come, in a line that the next words replace.
  package func progress(_ line: String) {
    guard manner.showsProgress else { return }
    notes("\r\u{1B}[K\(line)")
    hasProgress = true
  }

  package func clearProgress() {
    guard hasProgress else { return }
    hasProgress = false
    notes("\r\u{1B}[K")
  }
}

/// How a word is emphasised on a terminal.
enum Emphasis: String {
  case bold = "1"
  case red = "31"
  case green = "32"
  case dim = "2"
}

extension Console {
  /// The text in colour, when colours may be used.
  func styled(_ text: String, _ emphasis: Emphasis) -> String {
    manner.usesColour ? "\u{1B}[\(emphasis.rawValue)m\(text)\u{1B}[0m" : text
  }
}
