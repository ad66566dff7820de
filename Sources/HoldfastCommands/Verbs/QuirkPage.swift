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
      "\(quirk.id)  (evidence \(quirk.grade.rawValue): \(Self.words(for: quirk.grade)))", "",
      "  \(quirk.summary)",
    ]
    if let note = quirk.note { lines += TextWidth.wrapped("Note: " + note, indent: 2) }
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
      lines += TextWidth.wrapped(evidence.says, indent: 5)
    }
    let entries = quirk.entries
    if !entries.isEmpty {
      lines.append("  In the collected evidence: \(entries.joined(separator: ", "))")
    }
    if !quirk.workarounds.isEmpty {
      lines += ["", "What an app can do"]
      for workaround in quirk.workarounds {
        let wrapped = TextWidth.wrapped(workaround, indent: 4)
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

  /// What a grade means.
  private static func words(for grade: EvidenceGrade) -> String {
    switch grade {
    case .a: "a source prints a log or a table"
    case .b: "a source states it clearly"
    case .c: "hearsay"
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
      lines += TextWidth.wrapped(
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
    for pair in LogAlignment(shown.reference, shown.quirk).columns {
      switch pair {
      case (let left?, let right?): lines.append(row(left, left == right ? " " : "|", right))
      case (let left?, nil): lines.append(row(left, "<", ""))
      case (nil, let right?): lines.append(row("", ">", right))
      case (nil, nil): break
      }
    }
    return lines
  }
}
