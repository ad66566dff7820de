import LifecycleModel

extension CellOutcome {
  func write(to writer: inout ByteWriter) {
    writer.number(actionCount)
    writer.word(traceHash)
    writer.list(fired.words) { $0.word($1) }
    writer.list(unsupported) { $0.text($1) }
    writer.list(findings) { $1.write(to: &$0) }
  }

  init?(from reader: inout ByteReader) {
    guard let actionCount = reader.number(), let traceHash = reader.word(),
      let words = reader.list({ $0.word() }), let unsupported = reader.list({ $0.text() }),
      let findings = reader.list({ Finding(from: &$0) })
    else { return nil }
    self.init(
      findings: findings, fired: QuirkSet(words: words), unsupported: unsupported,
      traceHash: traceHash, actionCount: actionCount)
  }
}

extension Finding {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.text(kind.rawValue)
    writer.number(action)
    writer.text(record)
    writer.text(field)
    writer.text(expected)
    writer.text(actual)
    writer.text(message) as Void
    writer.number(evidence.lowerBound)
    writer.number(evidence.count)
  }

  fileprivate init?(from reader: inout ByteReader) {
    guard let kind = reader.text().flatMap(FindingKind.init(rawValue:)),
      let action = reader.number(), let record = reader.optionalText(),
      let field = reader.optionalText(), let expected = reader.optionalText(),
      let actual = reader.optionalText(), let message = reader.text(),
      let start = reader.number(), let count = reader.number(), count >= 0
    else { return nil }
    self.init(
      kind: kind, action: action, record: record, field: field, expected: expected,
      actual: actual, message: message, evidence: start..<start + count)
  }
}
