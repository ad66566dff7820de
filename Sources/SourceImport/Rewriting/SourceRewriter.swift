/// Rewrites one file of an app so that it compiles against the headless modules.
///
/// The result is the file with few changes, each on its own line, below a `#sourceLocation` line
/// that makes errors and crashes point to the original. A file that was imported before comes out
/// as it is.
package struct SourceRewriter: Sendable {
  package struct Result: Sendable {
    package var bytes: [UInt8]
    /// What was changed, by line.
    package var edits: [SourceEdit]
    /// What the owner should know, by line.
    package var notes: [ImportNote]
  }

  private let passes: [RewritePass]

  package init(passes: [RewritePass] = RewritePass.all) { self.passes = passes }

  /// - Parameter path: The file's path below the folder that is imported.
  package func rewrite(_ bytes: [UInt8], path: String) -> Result {
    var content = bytes
    if content.starts(with: [0xEF, 0xBB, 0xBF]) { content.removeFirst(3) }
    var header = SourceHeader(readingFrom: &content) ?? SourceHeader(path: path)

    var edits: [SourceEdit] = []
    var notes: [ImportNote] = []
    while true {
      // The interpreter's line is the first no longer.
      if content.starts(with: "#!".utf8) { content.replaceSubrange(0..<2, with: "//".utf8) }
      let source = SourceText(content)
      var round: [SourceEdit] = []
      for pass in passes {
        let outcome = pass.outcome(of: source)
        round += outcome.edits
        for note in outcome.notes where !notes.contains(where: { isSame($0, note) }) {
          notes.append(note)
        }
      }
      if round.isEmpty {
        let needsModule = edits.contains { [.availabilityQuestion, .selector].contains($0.kind) }
        if needsModule, !ModuleImports.importsSurface(source) { header.importsModule = true }
        break
      }
      // Each change takes away something that a pass looks for, so this ends.
      let (changed, made) = source.applying(round)
      content = changed
      edits += made
    }
    return Result(
      bytes: header.bytes + content,
      edits: edits.sorted { ($0.line, $0.kind.rawValue) < ($1.line, $1.kind.rawValue) },
      notes: notes.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
  }

  /// Columns move as a line is changed.
  private func isSame(_ left: ImportNote, _ right: ImportNote) -> Bool {
    left.id == right.id && left.line == right.line && left.message == right.message
  }
}
