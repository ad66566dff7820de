import LifecycleModel
import SourceImport
import Testing

/// Arbitrary and mutated sources: nothing crashes, lines stay, and a second import changes nothing.
@Suite struct RewriterFuzzTests {
  /// Pieces that mean something to the passes or the tokenizer, in combinations nobody writes.
  private static let pieces = [
    "#available(iOS 15, *)", "#unavailable(iOS 13.1)", "#selector(", "#keyPath(A.b)", "@objc",
    "@objc(a:)", "@available(iOS 15, *)", "@available(iOS, unavailable)", "@IBOutlet", "dynamic ",
    "os(iOS)", "#if ", "#elseif ", "#else", "#endif", "import UIKit", "import UIKit.A", "\"",
    "\"\"\"",
    "#\"", "\"#", "\\(", "\\#(", "(", ")", "{", "}", "[", "]", "/", "/*", "*/", "//", "\n", "\r\n",
    "\r", " ", "\t", "`", "#", "@", ".", ",", ":", "a", "A", "class ", "func ", "var ", "é", "0.1e",
    "#/", "/#", "!", "optional ", "protocol ", "import CoreData", "\u{FEFF}", "&&", "||", "<",
    "@main",
    "#sourceLocation(file: \"x\", line: 1)\n",
  ].map { Array($0.utf8) }

  private func check(_ bytes: [UInt8], _ note: @autoclosure () -> String) {
    let rewriter = SourceRewriter()
    let once = rewriter.rewrite(bytes, path: "A.swift")
    let twice = rewriter.rewrite(once.bytes, path: "B.swift")
    if once.bytes != twice.bytes || !twice.edits.isEmpty {
      Issue.record(
        "not idempotent, \(note()): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
    }
    // One or two lines come in front; a header that was there counts already.
    let added = once.bytes.lineEndCount - bytes.lineEndCount
    if !(0...2).contains(added) {
      Issue.record(
        "\(added) lines more, \(note()): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
      )
    }
  }

  @Test func randomPieces() {
    var generator = SeededGenerator(seed: 1)
    for number in 0..<50_000 {
      var bytes: [UInt8] = []
      for _ in 0..<(1 + generator.index(below: 14)) {
        bytes += Self.pieces[generator.index(below: Self.pieces.count)]
      }
      check(bytes, "pieces \(number)")
    }
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 2)
    for number in 0..<10_000 {
      let bytes = (0..<generator.index(below: 40)).map { _ in
        UInt8(truncatingIfNeeded: generator.next())
      }
      check(bytes, "bytes \(number)")
    }
  }

  /// Windows of this package's own files, which hold the words of every pass as well.
  @Test func mutatedFiles() {
    var generator = SeededGenerator(seed: 3)
    let files = PackageSources.files.filter { $0.bytes.count > 200 }
    for number in 0..<40_000 {
      let file = files[generator.index(below: files.count)].bytes
      let start = generator.index(below: file.count - 100)
      var bytes = Array(file[start..<start + 20 + generator.index(below: 80)])
      for _ in 0...generator.index(below: 3) { mutate(&bytes, with: &generator) }
      check(bytes, "file \(number)")
    }
  }

  private func mutate(_ bytes: inout [UInt8], with generator: inout SeededGenerator) {
    if bytes.isEmpty { bytes = [10] }
    let place = generator.index(below: bytes.count)
    switch generator.index(below: 5) {
    case 0: bytes[place] = UInt8(truncatingIfNeeded: generator.next())
    case 1:
      bytes.insert(contentsOf: Self.pieces[generator.index(below: Self.pieces.count)], at: place)
    case 2: bytes.remove(at: place)
    case 3:
      // A token goes.
      let tokens = SourceText(bytes).tokens
      bytes.removeSubrange(tokens[generator.index(below: tokens.count)].range)
    default:
      let tokens = SourceText(bytes).tokens
      let token = tokens[generator.index(below: tokens.count)]
      bytes.insert(contentsOf: bytes[token.range], at: place)
    }
  }
}
