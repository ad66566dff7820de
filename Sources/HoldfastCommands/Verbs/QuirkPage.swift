import Conformance
import LifecycleModel
import LifecycleProfiles

/// Everything that is known of one quirk, as a page: what happens, where, how it shows, on whose
/// word, and what to do.
struct QuirkPage {
  let quirk: Quirk
  let catalogue: Catalogue

  var text: String {
    var lines = [
      "\(quirk.id)  (evidence \(quirk.grade.rawValue): \(quirk.grade.words))", "",
      "  \(quirk.summary)",
    ]
    if let note = quirk.note { lines += Self.wrapped("Note: " + note, indent: 2) }
    lines += [""] + versions + [""] + logs
    lines += ["", "What the platform does differently"]
    lines += quirk.delivery.map { "  \($0.words)" }
    lines += quirk.structure.sorted { $0.key < $1.key }.map { seam, value in
      let reference = Seam.all.first { $0.id == seam }?.values.first ?? ""
      return "  \(seam): \(value) instead of \(reference)"
    }
    lines += ["", "Sources"]
    for evidence in quirk.evidence {
      lines.append("  \(evidence.grade.rawValue)  \(evidence.source)")
      lines += Self.wrapped(evidence.says, indent: 5)
    }
    let entries = quirk.evidence.compactMap(\.entry)
    if !entries.isEmpty {
      lines.append("  In the collected evidence: \(Self.unique(entries).joined(separator: ", "))")
    }
    if !quirk.workarounds.isEmpty {
      lines += ["", "What an app can do"]
      for workaround in quirk.workarounds {
        let wrapped = Self.wrapped(workaround, indent: 4)
        lines.append("  - " + wrapped[0].dropFirst(4))
        lines += wrapped.dropFirst()
      }
    }
    lines += ["", "Try it: holdfast matrix --profile only:\(quirk.id)"]
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONValue {
    [
      "schema": "holdfast.quirk/1",
      "quirk": JSONValue(quirk),
      "grade": .string(quirk.grade.rawValue),
      "holds": .strings(quirk.affects.map(\.description)),
      "profiles": .strings(
        catalogue.derivedProfiles.filter { $0.quirks.contains(quirk.id) }.map(\.name)),
      "conflicts": .array(
        conflicts.map { other, conflict -> JSONValue in
          ["quirk": .string(other), "because": .string(conflict.description)]
        }),
    ]
  }

  /// The quirks that cannot hold together with this one.
  private var conflicts: [(String, QuirkConflict)] {
    catalogue.quirks.compactMap { other in
      other.id == quirk.id ? nil : quirk.conflict(with: other).map { (other.id, $0) }
    }
  }

  private var versions: [String] {
    var lines = ["Versions"]
    lines += quirk.affects.map { "  \($0)" }
    let platforms = catalogue.simulatedPlatforms.filter { platform in
      quirk.affects.contains { $0.platform == platform.id }
    }
    if catalogue.isUnversioned(quirk) {
      let reason =
        platforms.isEmpty ? "No simulated platform is named" : "The sources name no release"
      lines += Self.wrapped(
        "\(reason): it is in the profiles unversioned and only:\(quirk.id).", indent: 2)
      return lines
    }
    for platform in platforms { lines += ReleaseBar(quirk: quirk, platform: platform).lines }
    return lines
  }

  /// The two logs of the demonstration side by side; equal lines stand beside each other.
  private var logs: [String] {
    let shown = quirk.demonstration
    let column = (MatrixTable.width - 4) / 2
    func row(_ left: String, _ mark: String, _ right: String) -> String {
      let text =
        "  \(TextWidth.fitted(left, to: column - 2))\(mark) \(TextWidth.shortened(right, to: column))"
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
    var lines = ["How it shows (situation \(shown.situation))"]
    lines.append(row("reference", " ", "with the quirk"))
    lines.append(row("---------", " ", "--------------"))
    for pair in LogAlignment(shown.reference, shown.quirk).rows {
      switch pair {
      case (let left?, let right?): lines.append(row(left, left == right ? " " : "|", right))
      case (let left?, nil): lines.append(row(left, "<", ""))
      case (nil, let right?): lines.append(row("", ">", right))
      case (nil, nil): break
      }
    }
    return lines
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The text in lines that fit a terminal.
  static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines = [margin]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last == margin {
        lines[lines.count - 1] += word
      } else if TextWidth.of(last) + 1 + TextWidth.of(String(word)) <= MatrixTable.width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(margin + word)
      }
    }
    return lines
  }
}

/// Two logs line by line, so that what both have stands in one row; so does a line that another
/// one takes the place of.
struct LogAlignment {
  let rows: [(left: String?, right: String?)]

  init(_ left: [String], _ right: [String]) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [(String?, String?)] = []
    var (first, second) = (0, 0)
    while first < left.count || second < right.count {
      let isRemoved = first < left.count && removed.contains(first)
      let isInserted = second < right.count && inserted.contains(second)
      if isRemoved, isInserted {
        rows.append((left[first], right[second]))
        first += 1
        second += 1
      } else if isRemoved {
        rows.append((left[first], nil))
        first += 1
      } else if isInserted {
        rows.append((nil, right[second]))
        second += 1
      } else {
        rows.append((left[first], right[second]))
        first += 1
        second += 1
      }
    }
    self.rows = rows
  }
}

extension EvidenceGrade {
  /// What the grade means.
  var words: String {
    switch self {
    case .a: "a source prints a log or a table"
    case .b: "a source states it clearly"
    case .c: "hearsay"
    }
  }
}
