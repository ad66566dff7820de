import LifecycleModel

/// The words for one fault.
struct Phrasing {
  var code: String
  var words: String
  var hint: String?

  init(_ code: String, _ words: String, _ hint: String? = nil) {
    self.code = code
    self.words = words
    self.hint = hint
  }
}

private func quote(_ text: String) -> String { Wording.quoted(text) }

/// `did you mean "drop"? Effects: drop, delay.`
private func suggestion(_ name: String, among names: [String], _ title: String) -> String {
  let nearest = Spelling.nearest(to: name, among: names)
  let list =
    names.isEmpty ? "There are none." : "\(title): \(listed(names, for: nearest ?? name))."
  guard let nearest else { return list }
  return "did you mean \(quote(nearest))? \(list)"
}

/// More names than this are no help: those of the same group are listed, or the first ones.
private let longestList = 48

private func listed(_ names: [String], for name: String) -> String {
  guard names.count > longestList else { return names.joined(separator: ", ") }
  let group = name.contains(".") ? String(name.prefix { $0 != "." }) + "." : ""
  let kin = group.isEmpty ? [] : names.filter { $0.hasPrefix(group) }
  let shown = kin.isEmpty ? Array(names.prefix(8)) : kin
  return shown.joined(separator: ", ") + ", and \(names.count - shown.count) more"
}

/// `did you mean "13.2"? The last one is 26.5.`
private func versionSuggestion(_ version: String, among known: [String]) -> String {
  let ends = known.isEmpty ? "There are none." : "Known: \(known[0]) to \(known[known.count - 1])."
  guard let nearest = Spelling.nearest(to: version, among: known) else { return ends }
  return "did you mean \(quote(nearest))? \(ends)"
}

extension InputFault.NameKind {
  /// The word for several, as a hint begins.
  fileprivate var title: String {
    switch self {
    case .sizeClass: "Size classes"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst() + "s"
    }
  }
}

extension InputFault.Problem {
  var phrasing: Phrasing {
    switch self {
    case .emptyFile: Phrasing("empty-file", "the file is empty", "write a JSON object")
    case .byteOrderMark:
      Phrasing(
        "byte-order-mark", "the file begins with a byte order mark", "save it as UTF-8 without one")
    case .invalidUTF8(let byte):
      Phrasing(
        "invalid-utf8", "byte 0x\(String(byte, radix: 16)) is not UTF-8 here", "save it as UTF-8")
    case .unexpectedCharacter(let found, let expected):
      Phrasing("unexpected-character", "expected \(expected), found \(found)")
    case .unexpectedEnd(let expected):
      Phrasing("unexpected-end", "expected \(expected), found the end of the file")
    case .trailingComma(let container):
      Phrasing(
        "trailing-comma", "a comma stands after the last element of the \(container)",
        "remove the comma")
    case .comment:
      Phrasing("comment", "JSON has no comments", "say it in a \"summary\" or \"says\"")
    case .contentAfterEnd(let found):
      Phrasing("content-after-end", "expected the end of the file, found \(found)")
    case .duplicateKey(let key, let line):
      Phrasing(
        "duplicate-key", "the key \(quote(key)) already stands in line \(line)", "keep one of them")
    case .badEscape(let text):
      Phrasing(
        "bad-escape", "no escape is written \(quote(text))",
        #"Escapes: \" \\ \/ \b \f \n \r \t \uXXXX."#)
    case .loneSurrogate(let text):
      Phrasing(
        "lone-surrogate", "\(quote(text)) is half a surrogate pair",
        "write the character itself or both halves")
    case .controlCharacter(let text):
      Phrasing(
        "control-character", "a string holds the control character \(text)", "write it as an escape"
      )
    case .badNumber(let text, let reason):
      Phrasing("bad-number", "\(quote(text)) is not a JSON number: \(reason)")
    case .badLiteral(let text):
      Phrasing(
        "bad-literal", "expected a value, found \(quote(text))",
        suggestion(text, among: ["true", "false", "null"], "Words without quotes"))
    case .tooDeep(let limit):
      Phrasing("too-deep", "values are nested more than \(limit) levels deep")
    case .wrongType(let found, let expected):
      Phrasing("wrong-type", "expected \(expected), found \(found)")
    case .missingKey(let key, let owner):
      Phrasing("missing-key", "\(owner) needs the key \(quote(key))")
    case .unknownKey(let key, let owner, let allowed):
      Phrasing(
        "unknown-key", "\(owner) has no key \(quote(key))", suggestion(key, among: allowed, "Keys"))
    case .unknownName(let kind, let name, let allowed):
      Phrasing(
        "unknown-\(kind.rawValue.replacingSpaces)", "no \(kind.rawValue) is named \(quote(name))",
        suggestion(name, among: allowed, kind.title))
    case .emptyText(let what):
      Phrasing("empty-text", "\(what) is empty", "write a sentence or a name")
    case .emptyList(let what): Phrasing("empty-list", "\(what) is empty", "name at least one")
    case .badID(let id):
      Phrasing(
        "bad-id", "\(quote(id)) is not an id",
        "use lower-case letters, digits and single hyphens, a letter first: \"row-state-lost\"")
    case .badVersion(let text):
      Phrasing(
        "bad-version", "\(quote(text)) is not a version",
        "write two or three numbers: \"13.0\" or \"17.0.3\"")
    case .numberOutOfRange(let text, let range):
      Phrasing(
        "number-out-of-range",
        "expected a whole number from \(range.lowerBound) to \(range.upperBound), found \(text)")
    case .effectNeedsValue(let name): effectNeedsValue(name)
    case .effectCount(let count):
      Phrasing(
        "effect-count", "an effect written as an object has one key, this one has \(count)",
        "write one of { \"delay\": … }, { \"duplicate\": … }, { \"deliver\": … }")
    case .durationCount(let count):
      Phrasing(
        "duration-count", "a delay has one key, this one has \(count)",
        "write { \"turns\": 1 } or { \"milliseconds\": 100 }")
    case .emptyRange(let range):
      Phrasing(
        "empty-range", "no version lies in the range \(quote(range))",
        "\"from\" is the first bad version, \"before\" the first good one after it")
    case .twoEnds:
      Phrasing(
        "two-ends", "a range has both \"before\" and \"through\"",
        "keep \"before\" (first good version) or \"through\" (last bad one)")
    case .unknownVersion(let version, let platform, let known):
      Phrasing(
        "unknown-version", "\(platform) has no release \(quote(version))",
        versionSuggestion(version, among: known))
    case .unknownSDK(let version, let platform, let known):
      Phrasing(
        "unknown-sdk", "\(platform) has no SDK \(quote(version))",
        versionSuggestion(version, among: known))
    case .versionsWithoutPlatform:
      Phrasing(
        "versions-without-platform", "versions are named, but no platform",
        "name the platform, or write null for what is unknown")
    case .releaseOrder(let version, let previous):
      Phrasing(
        "release-order", "release \(quote(version)) stands after \(quote(previous))",
        "list releases in ascending order, each once")
    case .duplicateID(let id, let what, let first):
      Phrasing(
        "duplicate-id", "the \(what) \(quote(id)) is already defined in \(first)",
        "give one of them another id")
    case .listedTwice(let name):
      Phrasing("duplicate-name", "\(quote(name)) is listed twice", "keep one of them")
    case .idDiffersFromFile(let id, let file):
      Phrasing(
        "id-differs-from-file", "the id is \(quote(id)), the file is named \(quote(file))",
        "name the file \(quote(id + ".json"))")
    case .notCanonical(let found, let expected):
      Phrasing(
        "not-canonical", "expected \(quote(expected)), found \(quote(found))",
        "rewrite the file in canonical form")
    case .badSource(let source):
      Phrasing(
        "bad-source", "\(quote(source)) is neither an address nor a seed",
        "write an https address or a seed such as \"seed-002\"")
    case .unrecordedSource:
      Phrasing(
        "unrecorded-source", "evidence without an address needs an \"entry\"",
        "name the entry of the collected evidence, or the address")
    case .unknownSeed(let name, let known):
      Phrasing(
        "unknown-seed", "no seed is named \(quote(name))", suggestion(name, among: known, "Seeds"))
    case .conflict(let seam, let point, let value, let other, let otherValue):
      Phrasing(
        "conflict",
        "\(seam) is \(quote(value)) here and \(quote(otherValue)) in \(other), both hold on \(point)",
        "narrow \"affects\" of one of them")
    case .conflictingRules(let point, let rule, let other, let otherRule):
      Phrasing(
        "conflict",
        "\(rule) here, and \(otherRule) in \(other), both hold on \(point)",
        "narrow \"affects\" of one of them, or make one rule the exception to the other")
    case .unreachableRule(let other):
      Phrasing(
        "unreachable-rule", "rule \(other) already decides on every event of this rule",
        "remove one of them, or narrow it")
    case .rulesAreEqual(let other):
      Phrasing("equal-rules", "this rule says the same as rule \(other)", "remove it")
    case .referenceValue(let seam, let value):
      Phrasing(
        "reference-value", "\(quote(value)) is the reference behavior of \(seam)",
        "remove it or set another value")
    case .emptyQuirk:
      Phrasing(
        "empty-quirk", "the quirk changes nothing", "add a rule to \"delivery\" or set a seam")
    case .equalLogs:
      Phrasing(
        "equal-logs", "both logs of the demonstration are equal",
        "show what the quirk changes, or remove the quirk")
    case .badSituation(let name):
      Phrasing(
        "bad-situation", "\(quote(name)) is not the name of a situation",
        "use lower-case words and hyphens: \"push-type-pop\"")
    case .emptyLine: Phrasing("empty-line", "a line of the log is empty", "remove the line")
    case .strayFile:
      Phrasing("stray-file", "the file is no JSON file", "move it out of the folder")
    case .equalRanges(let other):
      Phrasing("equal-ranges", "this range says the same as range \(other)", "remove it")
    case .twin(let other):
      Phrasing(
        "twin", "the quirk does the same as \(other), in the same ranges",
        "put the evidence of both into one file")
    case .badSummary(let problem):
      Phrasing("bad-summary", "the summary \(problem)", "say in one sentence what happens")
    case .needlessException(let check, let id):
      Phrasing(
        "needless-exception", "\(check) finds nothing in \(quote(id))", "remove the exception")
    case .unreadableFile:
      Phrasing("unreadable-file", "the file cannot be read", "check its name and permissions")
    case .missingFolder: Phrasing("missing-folder", "the folder does not exist", "check the path")
    case .notAProfileFolder:
      Phrasing(
        "not-a-profile-folder", "the folder has none of quirks, platforms and devices",
        "put quirks into a subfolder named \"quirks\"")
    case .noBundledProfiles:
      Phrasing(
        "no-bundled-profiles",
        "the bundled profiles are neither beside the program nor in its source folder",
        "keep Holdfast_ProfileData.resources beside the program or name a folder: --profiles DIR")
    case .unknownProfile(let name, let nearest):
      Phrasing(
        "unknown-profile", "no profile is named \(quote(name))",
        (nearest.map { "did you mean \(quote($0))? " } ?? "")
          + "Profiles: reference, only:<quirk>, unversioned, worst-case, oldest, "
          + "newest, all, boundaries, pairwise, "
          + "<platform>-<version> with @sdk-<version> and @target-<version>.")
    case .groupOfProfiles(let name):
      Phrasing(
        "group-of-profiles", "\(quote(name)) stands for several profiles",
        "name one of them; a matrix takes it: --profile \(name)")
    case .badProfileSuffix(let suffix, let profile):
      Phrasing(
        "bad-profile-suffix", "the profile \(quote(profile)) has the part \(quote(suffix))",
        "write @sdk-<version> or @target-<version>, each once")
    case .targetAboveOS(let target, let os):
      Phrasing(
        "target-above-os", "an app with deployment target \(target) does not run on \(os)",
        "lower the target or raise the OS version")
    case .badVersionSpan(let text):
      Phrasing(
        "bad-version-range", "\(quote(text)) is not a range of versions",
        "write platform:first..last, both included: ios:13.0..14.5")
    case .emptyVersionSpan(let text):
      Phrasing(
        "empty-version-range", "the range \(quote(text)) begins after its end",
        "write the older version first")
    case .other(let code, let words, let hint): Phrasing(code, words, hint)
    }
  }

  private func effectNeedsValue(_ name: String) -> Phrasing {
    let example =
      switch name {
      case "delay": #"{ "delay": { "turns": 1 } } or { "delay": { "milliseconds": 100 } }"#
      case "duplicate": #"{ "duplicate": 2 }"#
      default: #"{ "deliver": "parent" }"#
      }
    return Phrasing(
      "effect-needs-value", "the effect \(quote(name)) needs a value", "write \(example)")
  }
}

extension String {
  fileprivate var replacingSpaces: String {
    String(map { $0 == " " ? "-" : $0 })
  }
}
