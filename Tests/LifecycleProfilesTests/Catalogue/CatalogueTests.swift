import Foundation
import LifecycleModel
import LifecycleProfiles
import ProfileData
import Testing

@Suite struct CatalogueTests {
  /// Two quirks on one seam, one after the other, and one that contradicts both.
  private func catalogue() throws -> Catalogue {
    try Catalogue.decode([
      Sample.folder(quirks: [
        Sample.setting("a", "text.rewrittenValue", "notShown", from: "13.0", before: "13.1"),
        Sample.setting(
          "b", "presentation.dismissedContent", "keptForever", from: "13.0", before: "13.2"),
        Sample.setting(
          "c", "presentation.dismissedContent", "keptUntilNextPresentation", from: "13.2",
          before: "13.3"),
      ])
    ])
  }

  @Test func `releases with equal quirks form one class, neighbours or not`() throws {
    let catalogue = try Catalogue.decode([
      Sample.folder(quirks: [
        Sample.setting("a", "text.rewrittenValue", "notShown", from: "13.1", before: "13.3")
      ])
    ])
    let classes = catalogue.behaviorClasses(of: catalogue.derivedProfiles)
    #expect(classes.map(\.representative.name) == ["ios-13.0", "ios-13.1"])
    #expect(
      classes.map { $0.members.map(\.name) } == [
        ["ios-13.0", "ios-13.3"], ["ios-13.1", "ios-13.2"],
      ])
    #expect(classes.map(\.quirks) == [[], ["a"]])
  }

  @Test func `a class counts only the evidence that is demanded`() throws {
    let catalogue = try catalogue()
    #expect(catalogue.behaviorClasses(of: catalogue.derivedProfiles).count == 4)
    let weak = Sample.setting("a", "text.rewrittenValue", "notShown", from: "13.0", before: "13.1")
    let text = weak.text.replacing("\"A\"", with: "\"C\"")
    let other = try Catalogue.decode([Sample.folder(quirks: [("a", text)])])
    #expect(other.behaviorClasses(of: other.derivedProfiles, minimumEvidence: .b).count == 1)
  }

  @Test func `a quirk for one device holds on that device only`() throws {
    let text = Sample.quirk.replacing(
      "\"13.1\" } }", with: "\"13.1\" }, \"devices\": [\"iphone-8\"] }")
    let catalogue = try Catalogue.decode([Sample.folder(quirks: [("x", text)])])
    let profile = try catalogue.profile(named: "ios-13.0")
    #expect(profile.quirks == ["x"])
    #expect(catalogue.behavior(for: profile, device: "iphone-8").quirks == ["x"])
    #expect(catalogue.behavior(for: profile, device: "other").quirks.isEmpty)
  }

  @Test func `an overlay adds and replaces by id`() throws {
    let changed = Sample.quirk.replacing("Something is different.", with: "Changed.")
    var overlay = ProfileFolder(path: "mine", files: [Sample.file(.quirks, "x", changed, "mine")])
    overlay.files.append(
      Sample.file(
        .quirks, "y", Sample.quirk.replacing("\"id\": \"x\"", with: "\"id\": \"y\""), "mine"))
    let catalogue = try Catalogue.decode([Sample.folder(quirks: [("x", Sample.quirk)]), overlay])
    #expect(catalogue.quirks.map(\.id) == ["x", "y"])
    #expect(catalogue.quirk("x")?.summary == "Changed.")
  }

  @Test func `a folder on disk is laid over the bundled one`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "holdfast-overlay-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let quirks = folder.appendingPathComponent("quirks")
    try FileManager.default.createDirectory(at: quirks, withIntermediateDirectories: true)
    try Data(Sample.quirk.utf8).write(to: quirks.appendingPathComponent("x.json"))
    let catalogue = try Catalogue.load(
      bundled: ProfileData.bundledFolder(), overlays: [folder])
    #expect(try catalogue.profile(named: "only:x").quirks == ["x"])
    #expect(try catalogue.profile(named: "ios-13.0").quirks.contains("x"))
    #expect(catalogue.devices.count == 3)
  }

  @Test func `a folder that is missing or holds no profiles is refused`() throws {
    let missing = URL(fileURLWithPath: "/nowhere/profiles")
    #expect {
      try Catalogue.load(bundled: ProfileData.bundledFolder(), overlays: [missing])
    } throws: { error in
      "\(error)"
        == "/nowhere/profiles: error: the folder does not exist [missing-folder]\n  hint: check the path"
    }
    #expect {
      try Catalogue.load(bundled: nil)
    } throws: { error in
      "\(error)".hasPrefix(
        "error: the bundled profiles are neither beside the program nor in its source folder")
    }
  }

  @Test func `some quirks are resolved together for diagnosing`() throws {
    let catalogue = try catalogue()
    let behavior = catalogue.behavior(quirks: ["c", "a", "nothing"], name: "trial")
    #expect(behavior.name == "trial")
    #expect(behavior.quirks == ["a", "c"])
    #expect(behavior.presentation.dismissedContent.value == .keptUntilNextPresentation)
    #expect(behavior.presentation.dismissedContent.quirk == QuirkIndex(1))
    #expect(behavior.text.rewrittenValue.quirk == QuirkIndex(0))
  }

  @Test func `digests follow content, not names`() throws {
    let catalogue = try catalogue()
    let reference = catalogue.digest(of: catalogue.reference)
    #expect(catalogue.digest(of: try catalogue.profile(named: "ios-13.3")) == reference)
    #expect(catalogue.digest(of: try catalogue.profile(named: "ios-13.0")) != reference)
    #expect(catalogue.digest == (try self.catalogue().digest))
  }

  @Test func `a difference is told in words`() throws {
    let catalogue = try catalogue()
    let diff = ProfileDiff(
      from: try catalogue.profile(named: "ios-13.0"), to: try catalogue.profile(named: "ios-13.2"),
      in: catalogue)
    #expect(
      diff.description == """
        From ios-13.0 to ios-13.2 (iOS 13.0 → 13.2, linked SDK 13.0 → 13.2):
        Begins:
          + Something is different.
            c, evidence A
        Is over:
          - Something is different.
            a, evidence A
          - Something is different.
            b, evidence A
        Settings:
          presentation.dismissedContent: keptForever → keptUntilNextPresentation
          text.rewrittenValue: notShown → shown
        """)
    let other = ProfileDiff(
      from: catalogue.reference, to: try catalogue.profile(named: "ios-13.1"), in: catalogue)
    #expect(other.addedRules == ["disappear is not delivered (cause pop)"])
    let same = ProfileDiff(from: catalogue.reference, to: catalogue.reference, in: catalogue)
    #expect(
      same.description
        == "From reference to reference: the same quirks, nothing changes for an app.")
    let newer = ProfileDiff(
      from: try catalogue.profile(named: "ios-13.3@sdk-13.0"),
      to: try catalogue.profile(named: "ios-13.3"), in: catalogue)
    #expect(newer.axes == ["linked SDK 13.0 → 13.2"])
  }
}
