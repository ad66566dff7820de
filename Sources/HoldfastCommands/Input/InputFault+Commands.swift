import LifecycleModel
package import LifecycleProfiles

/// The words for mistakes in the files that the commands read.
extension InputFault.Problem {
  /// A name that is none of a few.
  static func unknown(_ kind: String, _ name: String, allowed: [String]) -> Self {
    let list = "There are: \(allowed.joined(separator: ", "))."
    let nearest = Spelling.nearest(to: name, among: allowed)
    return .other(
      code: "unknown-\(kind.map { $0 == " " ? "-" : String($0) }.joined())",
      words: "no \(kind) is named \(Wording.quoted(name))",
      hint: nearest.map { "did you mean \(Wording.quoted($0))? \(list)" } ?? list)
  }

  static func wrongSchema(_ found: String, expected: String) -> Self {
    .other(
      code: "wrong-schema", words: "the schema is \(Wording.quoted(found))",
      hint: "write \(Wording.quoted(expected))")
  }

  static func repeatedValue(_ name: String) -> Self {
    .other(
      code: "repeated-value", words: "\(Wording.quoted(name)) stands in the list twice",
      hint: "keep one of them")
  }

  static func starInList() -> Self {
    .other(
      code: "star-in-list", words: "\"*\" stands in a list",
      hint: "write \"*\" instead of the list, or leave it out")
  }

  static func severalLines(of what: String) -> Self {
    .other(
      code: "several-lines", words: "\(what) has several lines", hint: "say it in one line")
  }
}

extension JSONCursor {
  /// Checks that a document is of the schema that it is read as.
  func checkSchema(_ schema: String) {
    guard let found = string("the schema \(Wording.quoted(schema))"), found != schema else {
      return
    }
    report(.wrongSchema(found, expected: schema))
  }

  /// One of a few names.
  func choice(_ kind: String, among names: [String]) -> String? {
    guard let text = string("the name of a \(kind)") else { return nil }
    guard names.contains(text) else {
      report(.unknown(kind, text, allowed: names))
      return nil
    }
    return text
  }

}

/// Reads whole JSON files for the commands.
package enum InputFile {
  /// The bytes of a file.
  static func contents(of path: String) throws(FileFault) -> [UInt8] {
    guard !SystemCall.isFolder(path) else {
      throw FileFault(path: path, purpose: .read, problem: "it is a folder")
    }
    guard let bytes = SystemCall.contents(of: path) else {
      throw FileFault(path: path, purpose: .read, problem: SystemCall.lastProblem)
    }
    return bytes
  }

  /// Decodes the bytes of a file; throws every mistake that is found.
  package static func decode<Value>(
    _ bytes: [UInt8], file: String, with decode: (JSONCursor) -> Value?
  ) throws(InputFaults) -> Value {
    let log = FaultLog()
    let document: JSONDocument
    do { document = try JSONParser.parse(bytes, file: file) } catch { throw InputFaults([error]) }
    let value = decode(JSONCursor(document, log: log))
    guard log.faults.isEmpty, let value else { throw InputFaults(log.faults) }
    return value
  }
}
