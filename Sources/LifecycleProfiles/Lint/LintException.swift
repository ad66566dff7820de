import LifecycleModel

/// A finding that is known and stays: one check about one file, with a reason.
///
/// Stated in `lint-exceptions.json` of a folder of profiles. One that no finding needs is a finding.
struct LintException {
  var check: String
  /// The id of the quirk, platform or device.
  var id: String
  var place: InputPlace

  func excuses(_ finding: LintFinding) -> Bool {
    finding.check == check && finding.fault.place.file?.hasSuffix("/\(id).json") ?? false
  }

  static let fileName = "lint-exceptions.json"

  /// The exceptions of a file; what is wrong with it goes to the log.
  static func read(_ file: ProfileFolder.File, _ log: FaultLog) -> [LintException] {
    do {
      let cursor = JSONCursor(try JSONParser.parse(file.bytes, file: file.path), log: log)
      let object = cursor.object(
        "a file of exceptions", keys: ["exceptions"], required: ["exceptions"])
      return object?["exceptions"]?.list("a list of exceptions")?.compactMap(exception) ?? []
    } catch {
      log.add(error)
      return []
    }
  }

  private static func exception(_ cursor: JSONCursor) -> LintException? {
    let keys = ["check", "id", "reason"]
    guard let object = cursor.object("an exception", keys: keys, required: keys) else { return nil }
    let check = object["check"]?.name(.check, among: LintCheck.all.map(\.id))
    let id = object["id"].flatMap(identifier)
    let reason = object["reason"]?.text("the reason")
    guard let check, let id, reason != nil else { return nil }
    return LintException(check: check, id: id, place: cursor.place)
  }
}

extension [LintFinding] {
  /// The findings without those that are excused, and a finding for each needless exception.
  func excused(by folders: [ProfileFolder]) -> [LintFinding] {
    let log = FaultLog()
    let exceptions = folders.compactMap(\.exceptions).flatMap { LintException.read($0, log) }
    for exception in exceptions where !contains(where: exception.excuses) {
      log.add(.needlessException(check: exception.check, id: exception.id), at: exception.place)
    }
    return filter { finding in !exceptions.contains { $0.excuses(finding) } }
      + log.faults.map { LintFinding(check: "exceptions", fault: $0) }
  }
}
