import Foundation
import Testing

@Suite struct ShapeTests {
  static let sourceLimit = 600
  static let testLimit = 800

  @Test(arguments: SourceTree.everything.files)
  func aFileIsShort(file: SourceTree.File) {
    let limit = file.path.hasPrefix("Tests/") ? Self.testLimit : Self.sourceLimit
    #expect(file.lineCount <= limit, "\(file) has \(file.lineCount) lines")
  }

  @Test func noTwoFoldersDifferOnlyInCase() {
    for folder in ["", "Sources", "Tests"] {
      let names = SourceTree.names(in: folder)
      #expect(Set(names.map { $0.lowercased() }).count == names.count, "in \(folder): \(names)")
    }
  }

  @Test func namesSayWhatIsInside() {
    let vague = ["Utils", "Utilities", "Helpers", "Helper", "Manager", "Common", "Misc"]
    for file in SourceTree.everything.files {
      let words = file.path.split(whereSeparator: { $0 == "/" || $0 == "." || $0 == "+" })
      for word in words { #expect(!vague.contains(String(word)), "\(file)") }
    }
  }

  /// Quirks are data: code that knows one by name would have to change with the data.
  @Test func noSourceNamesAQuirk() {
    let ids = SourceTree.names(in: "Profiles/quirks").filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(5)) }
    #expect(!ids.isEmpty)
    for file in SourceTree.sources.files {
      for id in ids where file.text.contains("\"\(id)\"") {
        Issue.record("\(file) names the quirk \(id)")
      }
    }
  }

  /// A seam that no code asks about is a promise that nothing keeps.
  @Test func everySeamIsAskedAbout() throws {
    let registry = SourceTree.sources.files.filter { $0.path.hasSuffix("Behavior.swift") }
    let seams = registry.flatMap { file in
      file.text.matches(of: /Seam\("([a-z]+\.[A-Za-z0-9]+)", \\/).map { String($0.1) }
    }
    #expect(seams.count > 20)
    let runtime = SourceTree.sources.files.filter {
      $0.target == "LifecycleSimulator" || $0.target.hasPrefix("Headless")
    }
    for seam in seams {
      let name = seam.split(separator: ".")[1]
      #expect(
        runtime.contains { $0.text.contains(".\(name)") }, "nothing reads the setting \(seam)")
    }
  }

  /// Which version has which behavior is said by the profiles and nowhere else.
  @Test func onlyProfilesCompareVersions() {
    // The words of the model need an order to be sorted; nothing else compares.
    let allowed: Set<String> = ["LifecycleProfiles", "LifecycleModel"]
    for file in SourceTree.sources.files where !allowed.contains(file.target) {
      for line in file.code where line.text.contains("PlatformVersion") {
        Issue.record("\(file):\(line.number) handles a platform's version")
      }
      // Screens of the bundled cases may ask, as an app's would. The executor needs a runtime
      // that has custom executors. The harness may not.
      guard file.target != "ReferenceCases", file.target != "VirtualTime" else { continue }
      for line in file.code where line.text.contains("#available") {
        Issue.record("\(file):\(line.number) asks for a version")
      }
    }
  }

  @Test(arguments: SourceTree.sources.files.filter { $0.target == "CompatibilityReports" })
  func aReportDependsOnNothingButItsResults(file: SourceTree.File) {
    #expect(Set(file.imports).isSubset(of: ["LifecycleModel"]), "\(file)")
  }

  @Test(arguments: ["README.md", "LICENSE", "CHANGELOG.md", "CONTRIBUTING.md", ".ci/run"])
  func theTopLevelIsComplete(name: String) {
    let path = SourceTree.root.appendingPathComponent(name).path
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func whatIsPublicIsDocumented() {
    // The surfaces copy Apple's names, which Apple documents; the modules that an app author
    // imports by name are these.
    let targets: Set<String> = ["Conformance", "HoldfastCommands", "Holdfast"]
    for file in SourceTree.sources.files where targets.contains(file.target) {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where isPublicDeclaration(line) {
        var above = index - 1
        while above >= 0, isAttribute(lines[above]) { above -= 1 }
        let isDocumented =
          above >= 0 && lines[above].drop { $0 == " " }.hasPrefix("///")
        if !isDocumented { Issue.record("\(file):\(index + 1) is public and not documented") }
      }
    }
  }

  private func isPublicDeclaration(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    guard let position = words.firstIndex(of: "public"), position < words.count - 1,
      words[..<position].allSatisfy({ $0.hasPrefix("@") })
    else { return false }
    // Options and defaults that only repeat what the type's or the protocol's comment says.
    let exempt = ["import", "init(rawValue:", "let rawValue:"]
    let rest = words[(position + 1)...].joined(separator: " ")
    let isDefault =
      rest.hasSuffix("}") && ["var ", "static var ", "func "].contains { rest.hasPrefix($0) }
    return !isDefault && !exempt.contains { rest.hasPrefix($0) }
  }

  private func isAttribute(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("@") && !text.contains(" func ")
  }
}
