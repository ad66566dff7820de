import Testing

/// What the five posts report comes out, verdict by verdict.
#if os(Linux)
  @Suite("What the seeds report") struct SeedVerdictTests {
    let matrix: BundledMatrix

    init() throws { matrix = try BundledMatrix.seeds.get() }

    static let devices = ["iphone-8", "iphone-x"]

    // Seed 000: tap the last row, go back, delete it; "Index out of range" with Xcode 12.3.
    @Test(
      "A detail screen that indexes crashes when its row is deleted under iOS 14.3",
      arguments: ["edit last, back, delete last", "open last, back, delete last"], devices)
    func indexBindingCrashes(scenario: String, device: String) throws {
      let cell = try matrix.cell(
        "list-tail-delete", "index-binding", scenario, "ios-14.3", device)
      #expect(cell.verdict == "crash")
      #expect(cell.findings.contains { $0.message.contains("Index out of range") })
      #expect(cell.blame.count == 1)
      let reference = try matrix.cell(
        "list-tail-delete", "index-binding", scenario, "reference", device)
      #expect(reference.verdict == "pass")
    }

    // Seed 000: three ways to mend it, each of which the author tried.
    @Test(
      "The three fixes do not crash",
      arguments: ["bounds-check", "local-buffer", "identified-copy"],
      ["ios-14.3", "reference"])
    func fixesDoNotCrash(variant: String, profile: String) throws {
      for scenario in ["edit last, back, delete last", "open last, back, delete last"] {
        let cell = try matrix.cell("list-tail-delete", variant, scenario, profile)
        #expect(cell.verdict == "pass", "\(scenario): \(cell.findings)")
      }
    }

    // Seed 001: deleting ends in "Index out of range" with Xcode 11.2.1, that is iOS 13.2; the
    // comment of `ForEach.init(_:content:)` says that the range is read once.
    @Test(
      "A constant range crashes when a row is deleted", arguments: ["ios-13.2", "reference"],
      ["delete first", "delete last", "delete by a swipe"])
    func constantRangeCrashes(profile: String, scenario: String) throws {
      let cell = try matrix.cell("deletable-fields", "constant-range", scenario, profile)
      #expect(cell.verdict == "crash")
      #expect(cell.findings.contains { $0.message.contains("Index out of range") })
    }

    // Seed 001: a list of texts can be deleted from.
    @Test("A list that only shows deletes well", arguments: ["ios-13.2", "reference"])
    func readOnlyListDeletes(profile: String) throws {
      for scenario in ["delete first", "delete last", "delete by a swipe"] {
        let cell = try matrix.cell("deletable-fields", "read-only-list", scenario, profile)
        #expect(cell.verdict == "pass", "\(scenario): \(cell.findings)")
      }
    }

    // Seed 001, added in 2024: each character fixes the state and closes the keyboard.
    @Test("Elements told apart by their text lose focus at the first keystroke")
    func bindingForEachLosesFocus() throws {
      let cell = try matrix.cell(
        "deletable-fields", "binding-foreach", "edit with return", "reference")
      #expect(cell.verdict == "fail")
      #expect(cell.kinds.contains("focus-lost"))
    }

    // Seed 001: the answer that the author was given works.
    @Test("A buffer that is committed with Return edits and deletes")
    func commitBufferWorks() throws {
      for scenario in ["edit with return", "delete first", "delete first, edit the other"] {
        for profile in ["ios-13.2", "reference"] {
          let cell = try matrix.cell("deletable-fields", "commit-buffer", scenario, profile)
          #expect(cell.verdict == "pass", "\(scenario): \(cell.findings)")
        }
      }
    }

    // Seed 002: on iOS 13.0 the line printed in onDisappear does not appear.
    @Test("An edit committed in onDisappear is lost under iOS 13.0", arguments: devices)
    func onDisappearLoses(device: String) throws {
      let cell = try matrix.cell(
        "disappear-commit", "on-disappear-only", "edit and leave", "ios-13.0", device)
      #expect(cell.verdict == "fail")
      #expect(cell.kinds == ["lost-edit"])
      #expect(cell.blame == ["disappear-skipped-on-pop"])
    }

    // Seed 002: 13.1 to 13.7 were tried and are good, and so is 14.5.
    @Test(
      "It is kept under later releases",
      arguments: ["13.1", "13.2", "13.3", "13.4", "13.5", "13.6", "13.7", "14.5"])
    func onDisappearKeeps(version: String) throws {
      let cell = try matrix.cell(
        "disappear-commit", "on-disappear-only", "edit and leave", "ios-\(version)")
      #expect(cell.verdict == "pass", "\(cell.findings)")
    }

    // Seed 002, seen by scenarios that know nothing of the case.
    @Test("The lifecycle scenarios find by themselves what the second seed reports")
    func lifecycleScenariosFindTheLoss() throws {
      let matrix = try BundledMatrix([
        "--scenario-set", "lifecycle", "--case", "disappear-commit", "--os", "ios:13.0..13.1",
        "--device", "iphone-x",
      ])
      for (variant, profile, verdict) in [
        ("on-disappear-only", "ios-13.0", "fail"), ("on-disappear-only", "ios-13.1", "pass"),
        ("view-did-disappear", "ios-13.0", "pass"), ("view-did-disappear", "ios-13.1", "pass"),
      ] {
        let cell = try matrix.cell(
          "disappear-commit", variant, "lifecycle: edit and leave", profile)
        #expect(cell.verdict == verdict, "\(variant) under \(profile)")
        #expect(cell.blame == (verdict == "fail" ? ["disappear-skipped-on-pop"] : []))
      }
    }

    // Seed 002: viewDidDisappear is called on 13.0 and on 14.5.
    @Test(
      "An edit committed in viewDidDisappear is kept under all of them",
      arguments: ["13.0", "13.1", "13.2", "13.3", "13.4", "13.5", "13.6", "13.7", "14.5"])
    func viewDidDisappearKeeps(version: String) throws {
      let cell = try matrix.cell(
        "disappear-commit", "view-did-disappear", "edit and leave", "ios-\(version)")
      #expect(cell.verdict == "pass", "\(cell.findings)")
    }

    // Seed 003: a change from outside is not noticed, and the state drifts.
    @Test("Mirrored state drifts when the condition is reset from outside")
    func mirroredStateDrifts() throws {
      let cell = try matrix.cell(
        "search-condition", "mirrored-state", "type, reset from outside", "reference")
      #expect(cell.verdict == "fail")
      #expect(cell.kinds.contains("drift"))
    }

    // Seed 003: nothing can drift where the values are bound directly, in either way.
    @Test("Direct bindings do not drift", arguments: ["subscript-binding", "computed-binding"])
    func directBindingsHold(variant: String) throws {
      for scenario in ["type, reset from outside", "pick and type, reset from outside"] {
        let cell = try matrix.cell("search-condition", variant, scenario, "reference")
        #expect(cell.verdict == "pass", "\(scenario): \(cell.findings)")
      }
    }

    // Seed 004: all well on an iPhone X, where all cells fit; on an iPhone 8 a cell is nil.
    @Test("Reading back from cells crashes where not all rows fit")
    func readBackCrashes() throws {
      for (device, verdict) in [("iphone-8", "crash"), ("iphone-x", "pass")] {
        let cell = try matrix.cell(
          "table-cells", "read-back-from-cells", "edit first, save", "reference", device)
        #expect(cell.verdict == verdict, "\(device): \(cell.findings)")
      }
    }

    // Seed 004: the values are in the data source as soon as an edit ends.
    @Test("The delegate keeps every value on both devices", arguments: devices)
    func delegateKeeps(device: String) throws {
      for scenario in [
        "edit first, save", "edit last, save", "edit first and last, save", "edit two rows, save",
      ] {
        let cell = try matrix.cell(
          "table-cells", "delegate-to-data-source", scenario, "reference", device)
        #expect(cell.verdict == "pass", "\(scenario): \(cell.findings)")
      }
    }
  }
#endif
