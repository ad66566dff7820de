import LifecycleModel
import SourceImport

/// What an import did, in words and as data.
struct ImportReport {
  struct File {
    var path: String
    var edits: [SourceEdit]
    var notes: [ImportNote]
  }

  /// At most so many places stand behind a kind of change; JSON has them all.
  private static let shownPlaces = 6

  var into: String
  var isCheck: Bool
  var files: [File]
  var names: SimulatedNames
  var changed: [String]
  var removed: [String]
  var unchanged: Int
  var passedOver: Int
  var links: [String]

  var text: String {
    let would = isCheck ? "would be " : ""
    var lines = [
      "\(Wording.count(files.count, "Swift file")) → \(into): \(changed.count) \(would)written, "
        + "\(unchanged) unchanged, \(removed.count) \(would)removed; "
        + "\(Wording.count(passedOver, "other file")) passed over"
    ]
    lines += changed.map { "  \(isCheck ? "differs" : "wrote")  \($0)" }.prefix(isCheck ? .max : 0)
    lines += removed.map { "  \(isCheck ? "is left over" : "removed")  \($0)" }
    for kind in RewriteKind.allCases {
      let places = files.flatMap { file in
        file.edits.filter { $0.kind == kind }.map { "\(file.path):\($0.line)" }
      }
      guard !places.isEmpty else { continue }
      let more = places.count - Self.shownPlaces
      lines.append(
        "  \(places.count) × \(kind.summary): "
          + places.prefix(Self.shownPlaces).joined(separator: ", ")
          + (more > 0 ? " and \(more) more" : ""))
    }
    if let file = names.file {
      lines.append(
        "  \(file.path) says that these are the simulation's, not Foundation's: "
          + names.names.joined(separator: ", "))
    }
    lines += links.map { "\($0): note: a link to a folder is not followed [link]" }
    for weight in [ImportNote.Weight.hint, .unhandled] {
      for file in files {
        for note in file.notes where note.weight == weight {
          let word = weight == .hint ? "note" : "not handled"
          lines.append(
            "\(file.path):\(note.line):\(note.column): \(word): \(note.message) [\(note.id)]")
          lines.append("  hint: \(note.hint)")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONValue {
    [
      "schema": "holdfast.import-report/1",
      "into": .string(into),
      "check": .bool(isCheck),
      "files": [
        "swift": .integer(files.count), "unchanged": .integer(unchanged),
        "passedOver": .integer(passedOver), "changed": .strings(changed),
        "removed": .strings(removed), "links": .strings(links),
      ],
      "rewrites": .array(
        files.flatMap { file in
          file.edits.map { edit -> JSONValue in
            [
              "kind": .string(edit.kind.rawValue), "file": .string(file.path),
              "line": .integer(edit.line),
            ]
          }
        }),
      "names": .array(
        names.names.map { name -> JSONValue in
          ["name": .string(name), "file": .string(names.file?.path ?? "")]
        }),
      "notes": .array(
        files.flatMap { file in
          file.notes.map { note -> JSONValue in
            [
              "id": .string(note.id), "weight": .string(note.weight.rawValue),
              "file": .string(file.path), "line": .integer(note.line),
              "column": .integer(note.column), "message": .string(note.message),
              "hint": .string(note.hint),
            ]
          }
        }),
    ]
  }
}
