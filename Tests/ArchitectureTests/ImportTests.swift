import Testing

/// The arrows between targets: each may import those below it in the table, and no others.
@Suite struct ImportTests {
  static let surfaces = ["HeadlessUI", "HeadlessUIKit", "HeadlessCombine"]

  /// What each target may import of this package.
  static let allowed: [String: Set<String>] = [
    "LifecycleModel": [],
    "VirtualTime": [],
    "ProfileData": [],
    "LifecycleProfiles": ["LifecycleModel", "ProfileData"],
    "LifecycleSimulator": ["LifecycleModel", "VirtualTime"],
    "Exploration": ["LifecycleModel"],
    "MacroExpansion": [],
    "HeadlessMacros": ["MacroExpansion"],
    "SourceImport": ["LifecycleModel"],
    "HeadlessCombine": ["VirtualTime"],
    "HeadlessUIKit": ["LifecycleSimulator", "LifecycleModel", "VirtualTime"],
    "HeadlessUI": [
      "HeadlessUIKit", "HeadlessCombine", "LifecycleSimulator", "LifecycleModel", "VirtualTime",
    ],
    "SwiftUI": ["HeadlessUI", "VirtualTime"],
    "TestingOverlay": [],
    "UIKit": ["HeadlessUIKit", "VirtualTime"],
    "Combine": ["HeadlessCombine", "VirtualTime"],
    "Conformance": Set(
      surfaces + [
        "Exploration", "LifecycleSimulator", "LifecycleProfiles", "LifecycleModel", "ProfileData",
        "VirtualTime",
      ]),
    "CompatibilityReports": ["LifecycleModel"],
    "HoldfastCommands": [
      "Conformance", "CompatibilityReports", "SourceImport", "LifecycleProfiles",
      "LifecycleModel", "ProfileData",
    ],
    "Holdfast": ["Conformance", "HoldfastCommands", "LifecycleModel"],
    "ReferenceCases": ["Holdfast", "SwiftUI", "UIKit", "Combine"],
    "HoldfastMain": ["Holdfast", "ReferenceCases"],
    "HoldfastBench": ["Holdfast", "ReferenceCases", "Conformance", "LifecycleModel", "SwiftUI"],
  ]

  /// Modules that come with the toolchain.
  static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "CDispatch", "Glibc", "Musl",
    "Darwin",
    "Observation", "Synchronization", "_Concurrency",
  ]

  @Test(arguments: SourceTree.sources.files)
  func aFileImportsOnlyWhatItsTargetMay(file: SourceTree.File) throws {
    let allowed = try #require(Self.allowed[file.target], "\(file.target) is not in the table")
    for module in file.imports {
      #expect(
        allowed.contains(module) || Self.toolchain.contains(module),
        "\(file) imports \(module)")
    }
  }

  @Test func theTableHasNoArrowBack() {
    var order: [String] = []
    var waiting = Self.allowed
    while !waiting.isEmpty {
      let ready = waiting.filter { $0.value.isSubset(of: order) }.map(\.key).sorted()
      guard !ready.isEmpty else { break }
      order += ready
      for target in ready { waiting[target] = nil }
    }
    #expect(waiting.isEmpty, "these targets wait for each other: \(waiting.keys.sorted())")
  }

  @Test func everyTargetHasAFolderAndEveryFolderATarget() {
    let folders = Set(SourceTree.names(in: "Sources")).union(["ProfileData"])
    #expect(folders == Set(Self.allowed.keys))
  }

  @Test func importsAreFoundWhateverStandsBeforeThem() {
    let text = """
      @_exported public import Alpha
      import struct Beta.Thing
      @preconcurrency package import Gamma
      // import Delta
      let import_ = "import Epsilon"
        import Zeta
      """
    #expect(SourceTree.File(path: "", text: text).imports == ["Alpha", "Beta", "Gamma", "Zeta"])
  }
}
