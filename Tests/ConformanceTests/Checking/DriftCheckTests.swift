import Conformance
import LifecycleModel
import LifecycleSimulator
import Testing

/// A search condition with a picker and a field, reset from outside.
@MainActor struct DriftCheckTests {
  private static func search(mirrored: Bool, _ records: Records? = nil)
    -> @MainActor @Sendable (Simulator) -> (PaperApp, Records)
  {
    { simulator in
      let kind = Box("partial")
      let text = Box("")
      let (ownKind, ownText) = (Box("partial"), Box(""))
      let field = PaperField(
        "Text", get: { mirrored ? ownText.value : text.value },
        set: {
          ownText.value = $0
          text.value = $0
        })
      let picker = PaperElement(
        .picker, "Kind", value: mirrored ? ownKind.value : kind.value
      ) { gesture in
        guard case .pick(let option) = gesture else { return false }
        ownKind.value = option
        kind.value = option
        return true
      }
      let root = PaperScreen(
        "Search",
        [
          picker, field, PaperElement.text("\(kind.value)(\(text.value))"),
          PaperElement.button("Reset") {
            kind.value = "partial"
            text.value = ""
          },
        ])
      let app = PaperApp(simulator, root: root)
      return (app, records ?? .values { ["condition": "\(kind.value)(\"\(text.value)\")"] })
    }
  }

  private let scenario: @Sendable (User) -> Void = { user in
    user.pick("exact", in: "Kind")
    user.type("word", into: "Text")
    user.tap("Reset")
  }

  @Test func controlsThatKeepOldValuesDrift() {
    let findings = PaperRun.findings(Self.search(mirrored: true), scenario)
    #expect(findings.map(\.kind) == [.drift, .drift])
    #expect(findings.map(\.field) == ["Kind", "Text"])
    #expect(findings.first?.actual == "exact")
  }

  @Test func controlsThatAreBoundDoNot() {
    #expect(PaperRun.findings(Self.search(mirrored: false), scenario) == [])
  }

  @Test func theScreenAloneShowsDriftToo() {
    let bad = PaperRun.findings(Self.search(mirrored: true, .screen()), scenario)
    #expect(bad.map(\.kind) == [.drift, .drift])
    #expect(PaperRun.findings(Self.search(mirrored: false, .screen()), scenario) == [])
  }

  // A record that is known by its place has another id once the one before it is gone.
  @Test func anEditThatMovesWithItsRowDoesNotDrift() {
    let findings = PaperRun.findings(
      { simulator in
        let items = Box(["aaa", "bbb", "ccc"])
        let field = PaperField(
          "Item", get: { items.value.count == 3 ? items.value[1] : items.value[0] },
          set: { text in items.value[items.value.count == 3 ? 1 : 0] = text })
        let root = PaperScreen(
          "Items", [field, PaperElement.button("Remove first") { items.value.removeFirst() }])
        let records = Records.values {
          Dictionary(uniqueKeysWithValues: items.value.enumerated().map { ("\($0)", $1) })
        }
        return (PaperApp(simulator, root: root), records)
      },
      { user in
        user.replace("Item", with: "word")
        user.tap("Remove first")
      })
    #expect(findings == [])
  }
}
