// swift-tools-version: 6.2
import PackageDescription

// An app's own suite, as a package that depends on this one: what a newcomer writes first.
let package = Package(
  name: "ClientPackage",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Holdfast", path: "../..")],
  targets: [
    .executableTarget(
      name: "NotesSuite",
      dependencies: [
        .product(name: "Holdfast", package: "Holdfast"),
        .product(name: "SwiftUI", package: "Holdfast"),
        .product(name: "UIKit", package: "Holdfast"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)])
  ])
