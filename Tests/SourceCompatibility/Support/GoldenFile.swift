import Foundation

/// The expected log of a screen, in a file beside the screens.
struct GoldenFile {
  let path: URL

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Golden")

  init(_ name: String) { path = Self.folder.appendingPathComponent("\(name).txt") }

  /// The names of the files that there are.
  static var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }
    }
  }

  /// What is expected; nil when nobody has looked at the screen yet.
  var text: String? { try? String(contentsOf: path, encoding: .utf8) }

  /// Whether this run writes the files instead of comparing them; such a run fails.
  static var isRecording: Bool { ProcessInfo.processInfo.environment["HOLDFAST_RECORD"] == "1" }

  func record(_ text: String) throws { try Data(text.utf8).write(to: path) }

  /// The first line that differs, with its number.
  static func difference(_ expected: String, _ actual: String) -> String? {
    let (left, right) = (
      expected.split(separator: "\n", omittingEmptySubsequences: false),
      actual.split(separator: "\n", omittingEmptySubsequences: false)
    )
    for index in 0..<max(left.count, right.count) {
      let old = index < left.count ? left[index] : "(end)"
      let new = index < right.count ? right[index] : "(end)"
      if old != new { return "line \(index + 1): expected \"\(old)\", found \"\(new)\"" }
    }
    return nil
  }
}
