import Foundation
import LifecycleModel
import Testing

#if os(Linux)
  /// A quirk is a file and nothing else: one in a folder of a user's own changes a verdict without
  /// a rebuild.
  @Suite("A folder of profiles of one's own") struct QuirkFolderTests {
    // The same deviation that seed 002 saw on iOS 13.0, said of a release that does not have it.
    static let quirk = """
      {
        "id": "disappear-lost-in-my-build",
        "summary": "onDisappear is not called when a pushed view is popped.",
        "affects": [{ "platform": "ios", "os": { "from": "17.4", "before": "17.5" } }],
        "delivery": [
          {
            "event": "disappear",
            "where": { "container": "navigation", "cause": "pop" },
            "effect": "drop"
          }
        ],
        "structure": {},
        "evidence": [
          {
            "source": "https://example.com/my-build",
            "says": "Seen on a device of our own.",
            "grade": "A"
          }
        ],
        "demonstration": {
          "situation": "push-type-pop",
          "reference": [
            "appear(root)",
            "appear(detail)",
            "disappear(root)",
            "appear(root)",
            "disappear(detail)"
          ],
          "quirk": ["appear(root)", "appear(detail)", "disappear(root)", "appear(root)"]
        }
      }

      """

    @Test("A variable restricts what a matrix runs")
    func variableRestricts() throws {
      let matrix = try BundledMatrix(
        ["--case", "disappear-commit", "--os", "ios:13.1..13.3"],
        environment: ["HOLDFAST_PROFILES": "ios:13.0..13.1, reference"])
      #expect(Set(matrix.cells.keys.map(\.profile)) == ["ios-13.1"])
    }

    @Test("One file changes the verdict of the release that it names, and of no other")
    func oneFileChangesAVerdict() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
        "own-profiles-\(ProcessInfo.processInfo.processIdentifier)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let quirks = folder.appendingPathComponent("quirks")
      try FileManager.default.createDirectory(at: quirks, withIntermediateDirectories: true)
      try Self.quirk.write(
        to: quirks.appendingPathComponent("disappear-lost-in-my-build.json"), atomically: true,
        encoding: .utf8)

      let selection = ["--case", "disappear-commit", "--os", "ios:17.4..17.5"]
      let bundled = try BundledMatrix(selection)
      let own = try BundledMatrix(selection + ["--profiles", folder.path])
      for (profile, before, after) in [
        ("ios-17.4", "pass", "fail"), ("ios-17.5", "pass", "pass"),
      ] {
        let variant = "on-disappear-only"
        let scenario = "edit and leave"
        #expect(
          try bundled.cell("disappear-commit", variant, scenario, profile).verdict == before)
        let cell = try own.cell("disappear-commit", variant, scenario, profile)
        #expect(cell.verdict == after)
        #expect(cell.blame == (after == "fail" ? ["disappear-lost-in-my-build"] : []))
      }
    }
  }
#endif
