package import LifecycleModel

/// A trace as a story: numbered, indented by who acted, the quirk named on the line it changed.
package struct TraceStory: Hashable, Sendable {
  package var lines: [StoryLine]

  package init(_ lines: [StoryLine]) { self.lines = lines }

  /// - Parameter quirks: the ids that the entries' quirk indices point to.
  package init(_ entries: [TraceEntry], quirks: [String]) {
    self.init(entries.map { StoryLine($0, quirks: quirks) })
  }

  /// How many actions the person took; the launch is none.
  package var actionCount: Int {
    lines.count { $0.actor == .person && $0.text != "launch" }
  }

  /// The story from its heading to what was found.
  package func text(
    profile: String, seed: UInt64, findings: [Finding], marking marked: Int? = nil
  ) -> String {
    var text =
      "\(profile) · seed \(seed) · \(Wording.count(actionCount, "action"))\n"
    for index in lines.indices {
      text += Self.line(lines[index], number: index + 1, isMarked: index == marked) + "\n"
    }
    for finding in findings { text += Self.line(finding) + "\n" }
    return text
  }

  /// `  ✗  lost-edit: …`.
  static func line(_ finding: Finding) -> String {
    "  ✗  \(finding.kind.rawValue): \(finding.message)"
  }

  /// One line with its number; a marked one has an arrow before it.
  static func line(_ line: StoryLine, number: Int, isMarked: Bool = false) -> String {
    let digits = String(number)
    // What the platform does stands ten columns in, what the app does two more.
    let indent = [StoryLine.Actor.person: 0, .platform: 10, .app: 12][line.actor] ?? 0
    var text = isMarked ? "→" : " "
    text += String(repeating: " ", count: max(0, 2 - digits.count)) + digits
    text += "  " + String(repeating: " ", count: indent)
    guard !line.outcome.isEmpty || !line.quirk.isEmpty else { return text + line.text }
    let width = line.actor == .app ? 18 : 20
    text += padded(line.text, to: width - 2) + "  "
    guard !line.quirk.isEmpty else { return text + line.outcome }
    return text + padded(line.outcome, to: 16) + "  " + line.quirk
  }

  /// Fills up with spaces to a number of columns; a character of East Asia takes two.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - width(of: text)))
  }

  static func width(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      let isWide =
        (0x1100...0x115f).contains(scalar.value) || (0x2e80...0xa4cf).contains(scalar.value)
        || (0xac00...0xd7a3).contains(scalar.value) || (0xf900...0xfaff).contains(scalar.value)
        || (0xfe30...0xfe6f).contains(scalar.value) || (0xff00...0xff60).contains(scalar.value)
        || (0xffe0...0xffe6).contains(scalar.value) || (0x20000...0x3fffd).contains(scalar.value)
      return sum + (isWide ? 2 : 1)
    }
  }
}
