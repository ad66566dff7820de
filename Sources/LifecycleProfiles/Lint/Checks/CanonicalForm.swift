import LifecycleModel

extension LintCheck {
  static let canonicalForm = LintCheck(
    id: "canonical-form", summary: "Each file is written in the one form that the writer gives."
  ) { subject in
    let decoded = subject.decoded
    return decoded.platforms.compactMap { difference(in: $0.file, from: JSONValue($0.value)) }
      + decoded.devices.compactMap { difference(in: $0.file, from: JSONValue($0.value)) }
      + decoded.quirks.compactMap { difference(in: $0.file, from: JSONValue($0.value)) }
  }

  private static func difference(in file: ProfileFolder.File, from value: JSONValue)
    -> InputFault?
  {
    let expected = value.canonicalText().split(separator: "\n", omittingEmptySubsequences: false)
    let found = String(decoding: file.bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard expected != found else { return nil }
    let line = zip(expected, found).prefix { $0 == $1 }.count
    return InputFault(
      .notCanonical(
        found: line < found.count ? String(found[line]) : "",
        expected: line < expected.count ? String(expected[line]) : ""),
      at: InputPlace(file: file.path, line: line + 1))
  }
}
