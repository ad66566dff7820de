extension RewritePass {
  /// `#available` and `#unavailable` become questions to the running profile.
  static let availability = RewritePass("availability") { source, outcome in
    for index in source.directives {
      let isNegated = source.isWord(index, "#unavailable")
      guard isNegated || source.isWord(index, "#available") else { continue }
      let open = source.next(after: index)
      guard source.isWord(open, "("), let contents = source.contents(of: open),
        let close = source.partner(of: open)
      else { continue }
      let version = AvailabilityVersions(contents, in: source).iOS
      let call = "PlatformAvailability.isAvailable(" + (version.map { "iOS: \($0)" } ?? "")
      outcome.edits.append(
        SourceEdit(
          .availabilityQuestion, in: source, index...close, by: (isNegated ? "!" : "") + call,
          closing: ")"))
    }
  }
}

/// The versions that a list like `iOS 15.0, macOS 12, *` names.
struct AvailabilityVersions {
  /// The version of iOS as arguments: `15, 0`; nil when the list has none.
  private(set) var iOS: String?
  /// Whether there is nothing but platforms with versions and the star.
  private(set) var isPlain = true
  /// The platforms with a version.
  private(set) var platforms: [String] = []

  init(_ contents: [Int], in source: SourceText) {
    for entry in contents.split(whereSeparator: { source.isWord($0, ",") }) {
      let words = entry.map(source.text)
      if words == ["*"] { continue }
      let version = words.dropFirst().joined().split(separator: ".").map(String.init)
      // Numbers as the compiler reads them: no leading zeros, which would be octal elsewhere.
      let numbers = version.prefix(3).compactMap { Int($0) }
      guard source.isKind(entry[entry.startIndex], .identifier), words.count > 1,
        numbers.count == version.count, (1...3).contains(numbers.count)
      else {
        isPlain = false
        continue
      }
      platforms.append(words[0])
      if words[0] == "iOS" { iOS = numbers.map(String.init).joined(separator: ", ") }
    }
  }
}
