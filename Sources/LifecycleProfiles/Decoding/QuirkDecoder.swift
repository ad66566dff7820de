import LifecycleModel

/// Reads one quirk file into a quirk.
///
/// Knows the platforms and devices, so that a version that does not exist is found where it stands.
struct QuirkDecoder {
  static let keys = [
    "id", "summary", "note", "affects", "delivery", "structure", "evidence", "workarounds",
    "demonstration",
  ]

  var platforms: [Platform]
  var devices: [Device]

  /// The quirk, or `nil` when something that a quirk needs is missing or wrong.
  func quirk(_ cursor: JSONCursor) -> Quirk? {
    let before = cursor.log.faults.count
    guard
      let object = cursor.object(
        "a quirk", keys: Self.keys,
        required: ["id", "summary", "affects", "evidence", "demonstration"])
    else { return nil }
    let id = object["id"].flatMap(identifier)
    let summary = object["summary"]?.text("the summary")
    let note = object["note"]?.text("the note")
    let affects = object["affects"].flatMap(ranges)
    let delivery = object["delivery"].map(rules) ?? []
    let structure = object["structure"].map(settings) ?? [:]
    let evidence = object["evidence"].flatMap(self.evidence)
    let workarounds = object["workarounds"].flatMap { nonEmpty($0, "the list of workarounds") }
    let demonstration = object["demonstration"].flatMap(self.demonstration)
    let advice = (workarounds ?? []).compactMap { $0.text("a workaround") }
    guard cursor.log.faults.count == before, let id, let summary, let affects, let evidence,
      let demonstration
    else { return nil }
    return Quirk(
      id: id, summary: summary, note: note, affects: affects, delivery: delivery,
      structure: structure, evidence: evidence,
      workarounds: advice,
      demonstration: demonstration)
  }

  private func settings(_ cursor: JSONCursor) -> [String: String] {
    var settings: [String: String] = [:]
    for (key, place, value) in cursor.members("an object of seams") ?? [] {
      guard let seam = Seam.all.first(where: { $0.id == key }) else {
        cursor.log.add(.unknownName(.seam, key, allowed: Seam.all.map(\.id)), at: place)
        continue
      }
      settings[key] = value.name(.value, among: seam.values)
    }
    return settings
  }

  private func evidence(_ cursor: JSONCursor) -> [Evidence]? {
    guard let list = nonEmpty(cursor, "the list of evidence") else { return nil }
    return list.compactMap { item in
      guard
        let object = item.object(
          "evidence", keys: ["source", "entry", "says", "grade"],
          required: ["source", "says", "grade"])
      else { return nil }
      let source = object["source"]?.text("the source")
      let entry = object["entry"].flatMap(identifier)
      let says = object["says"]?.text("what the source says")
      let grade = object["grade"]?.name(.grade, of: EvidenceGrade.self)
      guard let source, let says, let grade else { return nil }
      return Evidence(source: source, entry: entry, says: says, grade: grade)
    }
  }

  private func demonstration(_ cursor: JSONCursor) -> Demonstration? {
    let keys = ["situation", "reference", "quirk"]
    guard let object = cursor.object("a demonstration", keys: keys, required: keys) else {
      return nil
    }
    let situation = object["situation"]?.text("the situation")
    let reference = object["reference"].flatMap(log)
    let quirk = object["quirk"].flatMap(log)
    guard let situation, let reference, let quirk else { return nil }
    return Demonstration(situation: situation, reference: reference, quirk: quirk)
  }

  private func log(_ cursor: JSONCursor) -> [String]? {
    cursor.list("a list of strings")?.compactMap { $0.string() }
  }
}

/// A list with at least one element; logs when it has none.
func nonEmpty(_ cursor: JSONCursor, _ what: String) -> [JSONCursor]? {
  guard let list = cursor.list() else { return nil }
  if list.isEmpty {
    cursor.report(.emptyList(of: what))
    return nil
  }
  return list
}

/// An id: lower-case words joined by hyphens.
func identifier(_ cursor: JSONCursor) -> String? {
  guard let text = cursor.string() else { return nil }
  guard isIdentifier(text) else {
    cursor.report(.badID(text))
    return nil
  }
  return text
}

/// Whether the text is lower-case letters and digits in words joined by single hyphens.
func isIdentifier(_ text: String) -> Bool {
  let words = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  let isLowerCase = { (byte: UInt8) in (97...122).contains(byte) }
  return text.utf8.first.map(isLowerCase) ?? false
    && words.allSatisfy { word in
      !word.isEmpty && word.allSatisfy { isLowerCase($0) || (48...57).contains($0) }
    }
}
