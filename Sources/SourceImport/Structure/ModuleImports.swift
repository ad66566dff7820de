/// The modules that a file imports.
struct ModuleImport {
  /// The tokens from the module's name to the end of the path: `UIKit.UIGestureRecognizerSubclass`.
  var tokens: ClosedRange<Int>
  var module: String
  /// Whether a part of the module is named.
  var hasSubmodule: Bool
  /// Whether one declaration is imported: `import struct Foundation.URL`.
  var isScoped: Bool
}

enum ModuleImports {
  private static let kinds = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  static func all(in source: SourceText) -> [ModuleImport] {
    source.indices(of: "import").compactMap { index in
      guard beginsStatement(index, in: source) else { return nil }
      var first = source.next(after: index)
      let isScoped = kinds.contains { source.isWord(first, $0) }
      if isScoped { first = source.next(after: first) }
      guard source.isKind(first, .identifier), source.line(of: first) == source.line(of: index)
      else { return nil }
      var last = first
      while source.isWord(last + 1, "."), source.isKind(last + 2, .identifier) { last += 2 }
      return ModuleImport(
        tokens: first...last, module: source.text(first), hasSubmodule: last > first,
        isScoped: isScoped)
    }
  }

  /// Whether a headless module is imported that has the names the rewriter writes.
  static func importsSurface(_ source: SourceText) -> Bool {
    all(in: source).contains { ["UIKit", "SwiftUI"].contains($0.module) && !$0.isScoped }
  }

  /// Only attributes and access levels may stand before on the line.
  private static func beginsStatement(_ index: Int, in source: SourceText) -> Bool {
    let before = source.previous(before: index)
    guard before >= 0, source.line(of: before) == source.line(of: index) else { return true }
    if source.isWord(before, ";") { return true }
    let isAttribute = source.isWord(source.previous(before: before), "@")
    return isAttribute || DeclarationWords.isModifier(before, in: source)
      || source.isWord(before, ")")
  }
}
