/// The entries of the collected evidence that no quirk expresses, with the reasons: the tables of
/// `not-expressed.md`, whose first column is the entry and whose second one the reason.
enum UnexpressedEntries {
  static let fileName = "not-expressed.md"

  static func read(_ text: String) -> [String: String] {
    var reasons: [String: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") && line.hasSuffix(" |") {
      let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", maxSplits: 1)
      guard cells.count == 2, isIdentifier(String(cells[0])), cells[0] != "entry" else { continue }
      reasons[String(cells[0])] = String(cells[1])
    }
    return reasons
  }
}
