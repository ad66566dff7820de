import LifecycleModel

extension InputPlace: CustomStringConvertible {
  /// `Profiles/quirks/x.json:7:5 #/delivery/0/effect`, with the parts that are known.
  package var description: String {
    var text = file ?? ""
    if let line { text += ":\(line)" }
    if line != nil, let column { text += ":\(column)" }
    if let pointer { text += text.isEmpty ? pointer : " \(pointer)" }
    return text
  }
}

extension InputFault: CustomStringConvertible {
  /// The name of the kind of fault: `unknown-effect`.
  package var code: String { problem.phrasing.code }
  /// What was found and what was expected, in one line.
  package var words: String { problem.phrasing.words }
  /// One thing to do.
  package var hint: String? { problem.phrasing.hint }

  /// One line with place, words and code, and a second one with the hint.
  package var description: String {
    let phrasing = problem.phrasing
    let place = self.place.description
    var text = place.isEmpty ? "" : "\(place): "
    text += "error: \(phrasing.words) [\(phrasing.code)]"
    if let hint = phrasing.hint { text += "\n  hint: \(hint)" }
    return text
  }
}

extension InputFaults: CustomStringConvertible {
  package var description: String { faults.map(\.description).joined(separator: "\n") }
}
