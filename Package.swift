// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// Settings of the library's own code: Swift 6 mode and the strict import rules.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Settings of app code of its time: what an app of 2019 to 2022 was built with.
let appCode: [SwiftSetting] = [.swiftLanguageMode(.v5)]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], settings: [SwiftSetting] = strict,
  exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, exclude: exclude, resources: resources,
    swiftSettings: settings)
}

let package = Package(
  name: "Holdfast",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Holdfast", targets: ["Holdfast"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .executable(name: "holdfast", targets: ["HoldfastMain"]),
    .executable(name: "holdfast-bench", targets: ["HoldfastBench"]),
  ],
  targets: [
    // Level 0: words, time, data.
    library("LifecycleModel"),
    library("VirtualTime"),
    .target(
      name: "ProfileData", path: "Profiles",
      exclude: ["README.md"],
      resources: [
        .copy("quirks"), .copy("platforms"), .copy("devices"), .copy("schema"),
        .copy("lint-exceptions.json"), .copy("not-expressed.md"),
      ],
      swiftSettings: strict),
    // Level 1: what a platform is; search.
    library("LifecycleProfiles", ["LifecycleModel", "ProfileData"]),
    library("LifecycleSimulator", ["LifecycleModel", "VirtualTime"]),
    library("Exploration", ["LifecycleModel"]),
    library("SourceImport", ["LifecycleModel"]),
    // Level 2: the surfaces, and what the compiler asks when it meets their macros.
    // Tests of a macro target would be built a second time for the compiler's machine, with all
    // that they depend on: what there is to test is a library.
    library("MacroExpansion"),
    .macro(name: "HeadlessMacros", dependencies: ["MacroExpansion"], swiftSettings: strict),
    library("HeadlessCombine", ["VirtualTime"]),
    library(
      "HeadlessUIKit", ["HeadlessMacros", "LifecycleSimulator", "LifecycleModel", "VirtualTime"]),
    library(
      "HeadlessUI",
      [
        "HeadlessMacros", "HeadlessUIKit", "HeadlessCombine", "LifecycleSimulator",
        "LifecycleModel", "VirtualTime",
      ]),
    library("SwiftUI", ["HeadlessUI", "VirtualTime"]),
    // What Testing expects beside a module of this name; see the file.
    .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay", swiftSettings: strict),
    library("UIKit", ["HeadlessUIKit", "VirtualTime", "_Testing_UIKit"]),
    library("Combine", ["HeadlessCombine", "VirtualTime"]),
    // Level 3: driving, checking, reporting.
    library(
      "Conformance",
      [
        "HeadlessUI", "HeadlessUIKit", "HeadlessCombine", "Exploration", "LifecycleSimulator",
        "LifecycleProfiles", "LifecycleModel", "ProfileData", "VirtualTime",
      ]),
    library("CompatibilityReports", ["LifecycleModel"]),
    // Level 4: the front door, the verbs, the bundled cases.
    library(
      "HoldfastCommands",
      [
        "Conformance", "CompatibilityReports", "SourceImport", "LifecycleProfiles",
        "LifecycleModel", "ProfileData",
      ]),
    library("Holdfast", ["Conformance", "HoldfastCommands", "LifecycleModel"]),
    .target(
      name: "ReferenceCases", dependencies: ["Holdfast", "SwiftUI", "UIKit"],
      swiftSettings: appCode),
    // Level 5: executables.
    .executableTarget(
      name: "HoldfastMain", dependencies: ["ReferenceCases", "Holdfast"], swiftSettings: strict),
    .executableTarget(
      name: "HoldfastBench",
      dependencies: ["ReferenceCases", "Holdfast", "Conformance", "LifecycleModel", "SwiftUI"],
      swiftSettings: strict),
    // Tests, in the order of what they test.
    tests("LifecycleModelTests", ["LifecycleModel"]),
    tests("VirtualTimeTests", ["VirtualTime"]),
    tests("LifecycleProfilesTests", ["LifecycleProfiles", "LifecycleModel", "ProfileData"]),
    tests("LifecycleSimulatorTests", ["LifecycleSimulator", "LifecycleModel", "VirtualTime"]),
    tests("ExplorationTests", ["Exploration"]),
    tests("MacroExpansionTests", ["MacroExpansion"]),
    tests(
      "SourceImportTests", ["SourceImport", "LifecycleModel"], resources: [.copy("Fixtures")]),
    tests("HeadlessCombineTests", ["HeadlessCombine", "VirtualTime"]),
    tests(
      "HeadlessUIKitTests",
      ["HeadlessUIKit", "LifecycleSimulator", "LifecycleModel", "VirtualTime"]),
    tests(
      "HeadlessUITests",
      [
        "SwiftUI", "HeadlessUI", "HeadlessUIKit", "LifecycleSimulator", "LifecycleModel",
        "VirtualTime",
      ]),
    .executableTarget(
      name: "IsolationProbe", dependencies: ["Conformance", "LifecycleModel"],
      path: "Tests/IsolationProbe", swiftSettings: strict),
    tests(
      "ConformanceTests",
      [
        "Conformance", "HeadlessUI", "HeadlessUIKit", "LifecycleSimulator", "LifecycleProfiles",
        "LifecycleModel", "VirtualTime", "IsolationProbe",
      ]),
    tests(
      "ReferenceCasesTests",
      [
        "ReferenceCases", "Holdfast", "HoldfastMain", "Conformance", "LifecycleProfiles",
        "LifecycleModel", "ProfileData",
      ]),
    tests(
      "SourceCompatibility",
      ["Holdfast", "Conformance", "LifecycleModel", "SwiftUI", "UIKit", "Combine"],
      settings: appCode, exclude: ["Golden"]),
    tests("CompatibilityReportsTests", ["CompatibilityReports", "LifecycleModel"]),
    tests(
      "HoldfastCommandsTests",
      ["HoldfastCommands", "Conformance", "LifecycleProfiles", "LifecycleModel", "HeadlessUI"]),
    tests("ArchitectureTests", []),
  ]
)
