/// A function's name as the compiler wrote it, and what of it helps a person.
package struct SymbolName: Hashable, Sendable {
  package var mangled: String
  package var demangled: String

  package init(mangled: String, demangled: String) {
    self.mangled = mangled
    self.demangled = demangled
  }

  /// Modules whose functions are never the place of an app's fault.
  static let harnessModules: Set<String> = [
    "Combine", "CommitHooks", "CompatibilityReports", "Conformance", "Exploration", "Holdfast",
    "HoldfastCommands", "HoldfastTesting", "HeadlessCombine", "HeadlessUI", "HeadlessUIKit",
    "LifecycleModel", "LifecycleProfiles", "LifecycleSimulator", "Observation", "ProfileData",
    "SwiftUI", "Synchronization", "Foundation", "FoundationEssentials", "UIKit", "VirtualTime",
  ]

  /// Whether this is how Swift's runtime refuses memory.
  var isAllocation: Bool {
    ["abortAllocationFailure", "swift_slowAlloc"].contains { mangled.contains($0) }
  }

  /// The module that a Swift symbol begins with; `nil` for the standard library's and others.
  var module: String? {
    guard mangled.hasPrefix("$s") else { return nil }
    let rest = mangled.dropFirst(2)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0 else { return nil }
    return String(rest.dropFirst(digits.count).prefix(length))
  }

  /// The app's function in short, `SecondView.body.getter`; `nil` when it is not the app's.
  package var place: String? {
    guard let module, !Self.harnessModules.contains(module) else { return nil }
    let name = Self.shortName(of: demangled, module: module)
    return name.isEmpty ? nil : name
  }

  /// Drops from a demangled name what differs between builds or says little.
  static func shortName(of demangled: String, module: String) -> String {
    var name = demangled[...]
    // Closures and local functions: the declaration they stand in.
    if let range = lastRange(of: " in \(module).", in: name), !name.contains(" in conformance ") {
      name = name[range.lowerBound...].dropFirst(4)
    }
    let witness = "protocol witness for "
    if let start = firstRange(of: witness, in: name),
      let middle = firstRange(of: " in conformance ", in: name)
    {
      // The requirement of the protocol, said of the type that conforms.
      let requirement = head(of: name[start.upperBound..<middle.lowerBound])
      let type = name[middle.upperBound...].prefix { $0 != " " && $0 != "<" }
      let member = requirement.split(separator: ".").dropFirst(2).joined(separator: ".")
      return withoutModule(type, module) + "." + member
    }
    for word in [" of ", " for "] {
      guard let range = lastRange(of: "\(word)\(module).", in: name) else { continue }
      name = name[range.lowerBound...].dropFirst(word.count)
    }
    for prefix in ["merged ", "static ", "closure "] where name.hasPrefix(prefix) {
      name = name.dropFirst(prefix.count)
    }
    return withoutModule(head(of: name), module)
  }

  /// The name without its parameters and result; private names lose their discriminator.
  private static func head(of text: Substring) -> Substring {
    var result = ""
    var rest = text
    while let character = rest.first {
      if character == "(" {
        let inner = rest.dropFirst().prefix { $0 != ")" }
        // `(Name in _0123)`, `(extension in Module):`
        if let range = firstRange(of: " in _", in: inner) {
          result += inner[..<range.lowerBound]
          rest = rest[inner.endIndex...].dropFirst()
          continue
        }
        if inner.hasPrefix("extension in ") {
          rest = rest[inner.endIndex...].dropFirst(2)
          continue
        }
        break
      }
      if character == " " || character == "<" { break }
      result.append(character)
      rest = rest.dropFirst()
    }
    return result[...]
  }

  private static func withoutModule(_ name: Substring, _ module: String) -> String {
    String(name.hasPrefix(module + ".") ? name.dropFirst(module.count + 1) : name)
  }

  private static func firstRange(of text: String, in name: Substring) -> Range<String.Index>? {
    var start = name.startIndex
    while start < name.endIndex {
      if name[start...].hasPrefix(text) {
        return start..<name.index(start, offsetBy: text.count)
      }
      start = name.index(after: start)
    }
    return nil
  }

  private static func lastRange(of text: String, in name: Substring) -> Range<String.Index>? {
    var found: Range<String.Index>?
    var rest = name
    while let range = firstRange(of: text, in: rest) {
      found = range
      rest = name[range.upperBound...]
    }
    return found
  }
}
