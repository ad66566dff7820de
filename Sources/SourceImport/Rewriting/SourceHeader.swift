/// The lines that an imported file begins with: they say where its code comes from.
struct SourceHeader: Hashable {
  private static let moduleImport = Array("import UIKit\n".utf8)
  private static let opening = Array("#sourceLocation(file: \"".utf8)
  private static let closing = Array("\", line: 1)\n".utf8)

  /// The path of the original, below the folder that was imported.
  var path: [UInt8]
  /// Whether the file needs a name of the headless modules and does not import them itself.
  var importsModule: Bool

  /// A header for a path; what cannot stand in a directive is replaced.
  init(path: String, importsModule: Bool = false) {
    self.path = path.utf8.map { byte in
      byte == Byte.quote || byte == Byte.backslash || byte < 32 ? UInt8(ascii: "_") : byte
    }
    self.importsModule = importsModule
  }

  /// Takes the header off a file that was imported before; nil when it has none.
  init?(readingFrom bytes: inout [UInt8]) {
    var rest = bytes[...]
    importsModule = rest.starts(with: Self.moduleImport)
    if importsModule { rest = rest.dropFirst(Self.moduleImport.count) }
    guard rest.starts(with: Self.opening) else { return nil }
    rest = rest.dropFirst(Self.opening.count)
    path = Array(rest.prefix { $0 != Byte.quote && $0 != Byte.backslash && $0 >= 32 })
    rest = rest.dropFirst(path.count)
    guard rest.starts(with: Self.closing) else { return nil }
    bytes = Array(rest.dropFirst(Self.closing.count))
  }

  var bytes: [UInt8] {
    (importsModule ? Self.moduleImport : []) + Self.opening + path + Self.closing
  }
}
