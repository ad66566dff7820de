import LifecycleModel

/// A JSON document with one long list, written so that one entry is one line of a difference.
struct LinewiseDocument {
  /// What stands before the list, each member on a line.
  var head: [JSONValue.Member]
  var listName: String
  var entries: [JSONValue]

  /// The document's bytes, which are the same for the same document everywhere.
  var text: String {
    var text = "{\n"
    for member in head {
      text += "  \(JSONValue.string(member.key).canonicalText(.compact)): "
      text += "\(member.value.canonicalText(.compact)),\n"
    }
    text += "  \(JSONValue.string(listName).canonicalText(.compact)): ["
    for (index, entry) in entries.enumerated() {
      text += index == 0 ? "\n    " : ",\n    "
      text += entry.canonicalText(.compact)
    }
    return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
  }
}
