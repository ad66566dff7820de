import Foundation

/// The Swift files of the package, as the architecture checks see them.
struct SourceTree: Sendable {
  struct File: Sendable, CustomStringConvertible {
    /// The path below the package: `Sources/HoldfastCommands/Verbs/Help.swift`.
    let path: String
    let text: String
    /// The lines that are code, with their numbers, without comments and without what literals
    /// hold.
    let code: [(number: Int, text: String)]

    init(path: String, text: String) {
      self.path = path
      self.text = text
      code = CodeLines.lines(of: text)
    }

    /// The target that the file belongs to.
    var target: String {
      if path.hasPrefix("Profiles/") { return "ProfileData" }
      return path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
    }
    var lineCount: Int { text.utf8.count { $0 == UInt8(ascii: "\n") } }
    var description: String { path }

    /// The modules that the file imports.
    var imports: [String] {
      code.compactMap { line in
        let words = line.text.split(separator: " ")
        guard let position = words.firstIndex(of: "import"), position < words.count - 1,
          words[..<position].allSatisfy({ $0.hasPrefix("@") || Self.levels.contains($0) })
        else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
        let name = kinds.contains(words[position + 1]) ? words[position + 2] : words[position + 1]
        return String(name.prefix { $0 != "." })
      }
    }

    private static let levels: Set<Substring> = [
      "public", "package", "internal", "fileprivate", "private",
    ]
  }

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  let files: [File]

  /// Reads the Swift files below some folders of the package, ordered by path.
  init(_ folders: [String]) {
    var files: [File] = []
    for folder in folders {
      let url = Self.root.appendingPathComponent(folder)
      let paths = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String }
      for path in (paths ?? []).sorted() where path.hasSuffix(".swift") {
        let text = try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
        files.append(File(path: "\(folder)/\(path)", text: text ?? ""))
      }
    }
    self.files = files
  }

  static let sources = SourceTree(["Sources", "Profiles"])
  static let everything = SourceTree(["Sources", "Profiles", "Tests"])

  /// The names of what lies directly in a folder.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(folder).path)) ?? []).sorted()
  }
}

/// Takes comments and literals out of Swift source.
enum CodeLines {
  private static let (quote, slash, star, backslash) = (
    UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: "\\")
  )

  static func lines(of text: String) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    var commentDepth = 0
    var isInLongLiteral = false
    let bytes = Array(text.utf8)
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let code = strip(line, &commentDepth, &isInLongLiteral)
      if code.contains(where: { $0 > 32 }) {
        lines.append((index + 1, String(decoding: code, as: UTF8.self)))
      }
    }
    return lines
  }

  private static func strip(
    _ line: ArraySlice<UInt8>, _ commentDepth: inout Int, _ isInLongLiteral: inout Bool
  ) -> [UInt8] {
    var code: [UInt8] = []
    var index = line.startIndex
    func isPair(_ first: UInt8, _ second: UInt8) -> Bool {
      index + 1 < line.endIndex && line[index] == first && line[index + 1] == second
    }
    while index < line.endIndex {
      if commentDepth > 0 {
        let (ends, begins) = (isPair(star, slash), isPair(slash, star))
        commentDepth += begins ? 1 : ends ? -1 : 0
        index += ends || begins ? 2 : 1
      } else if isPair(quote, quote), index + 2 < line.endIndex, line[index + 2] == quote {
        isInLongLiteral.toggle()
        index += 3
      } else if isInLongLiteral {
        index += 1
      } else if isPair(slash, slash) {
        break
      } else if isPair(slash, star) {
        commentDepth += 1
        index += 2
      } else if line[index] == quote {
        index += 1
        while index < line.endIndex, line[index] != quote {
          index += line[index] == backslash ? 2 : 1
        }
        index += 1
        code += [quote, quote]
      } else {
        code.append(line[index])
        index += 1
      }
    }
    return code
  }
}
