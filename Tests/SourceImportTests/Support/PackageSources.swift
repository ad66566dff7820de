import Foundation

/// The Swift files of this package, which compile.
enum PackageSources {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let files: [(path: String, bytes: [UInt8])] = ["Sources", "Tests"].flatMap { folder in
    let url = root.appendingPathComponent(folder).resolvingSymlinksInPath()
    let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") && !$0.contains("Fixtures/") }.sorted().map {
      path in
      let data = FileManager.default.contents(atPath: url.appendingPathComponent(path).path)
      return (path: "\(folder)/\(path)", bytes: Array(data ?? Data()))
    }
  }
}
