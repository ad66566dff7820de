/// The names that Foundation and the headless modules both have, with two types.
///
/// A file that imports both would find neither, and one that imports Foundation alone the type that
/// knows nothing of the simulation. What the app's own module declares goes before all imports, so
/// one more file of it says which type is meant.
package struct SimulatedNames: Sendable {
  package static let all = [
    "DispatchQueue", "NotificationCenter", "OperationQueue", "RunLoop", "Timer", "UserDefaults",
  ]
  private static let introducers: Set<String> = [
    "typealias", "class", "struct", "enum", "actor", "protocol",
  ]

  /// The names that the app uses and does not declare, in alphabetical order.
  package let names: [String]
  private let module: String
  private let isModuleImportPublic: Bool
  private let isPublic: Bool
  private let isTaken: Set<String>

  package init(of files: [(path: String, bytes: [UInt8])]) {
    var used: Set<String> = []
    var declared: Set<String> = []
    var imported: Set<String> = []
    var isPublic = false
    var publicImports: Set<String> = []
    for file in files {
      let source = SourceText(file.bytes)
      for name in Self.all {
        let places = source.indices(of: name)
        // Behind a dot it is a member, or a module was named.
        if places.contains(where: { !source.isWord(source.previous(before: $0), ".") }) {
          used.insert(name)
        }
        if places.contains(where: { Self.isDeclared(at: $0, in: source) }) { declared.insert(name) }
      }
      for found in ModuleImports.all(in: source) where !found.isScoped {
        imported.insert(found.module)
        let keyword = source.previous(before: found.tokens.lowerBound)
        if source.isWord(source.previous(before: keyword), "public") {
          publicImports.insert(found.module)
        }
      }
      isPublic = isPublic || ["public", "open"].contains { !source.indices(of: $0).isEmpty }
    }
    names = Self.all.filter { used.contains($0) && !declared.contains($0) }
    module = imported.contains("SwiftUI") && !imported.contains("UIKit") ? "SwiftUI" : "UIKit"
    isModuleImportPublic = publicImports.contains(module)
    self.isPublic = isPublic
    isTaken = Set(files.map(\.path))
  }

  /// Whether the module gets a type of this name: one at no brace's depth.
  private static func isDeclared(at index: Int, in source: SourceText) -> Bool {
    let before = source.previous(before: index)
    guard source.isKind(before, .identifier), introducers.contains(source.text(before)) else {
      return false
    }
    var depth = 0
    for token in 0..<before {
      if source.isWord(token, "{") { depth += 1 } else if source.isWord(token, "}") { depth -= 1 }
    }
    return depth <= 0
  }

  /// The file that declares the names, written as an import would leave it; nil without names.
  package var file: (path: String, bytes: [UInt8])? {
    if names.isEmpty { return nil }
    var path = "HoldfastNames.swift"
    var number = 2
    while isTaken.contains(path) {
      path = "HoldfastNames\(number).swift"
      number += 1
    }
    var text = """
      // Written by `holdfast import`: these names mean the types that run on the simulation's time,
      // also where Foundation is imported, which has others of the same name.
      \(isModuleImportPublic ? "public " : "")import \(module)


      """
    for name in names {
      text += "\(isPublic ? "public " : "")typealias \(name) = \(module).\(name)\n"
    }
    return (path, SourceHeader(path: path).bytes + Array(text.utf8))
  }
}
