import Holdfast
import ReferenceCases
import Testing

@Suite("The bundled cases") struct CaseTableTests {
  @Test("Ids and variants are those of the contract")
  func names() {
    let table = ReferenceCases.all.map { "\($0.id): \($0.variants.map(\.id))" }
    #expect(
      table == [
        #"list-tail-delete: ["index-binding", "bounds-check", "local-buffer", "identified-copy"]"#,
        #"deletable-fields: ["read-only-list", "constant-range", "binding-foreach", "#
          + #""commit-buffer"]"#,
        #"disappear-commit: ["on-disappear-only", "view-did-disappear"]"#,
        #"search-condition: ["mirrored-state", "subscript-binding", "computed-binding"]"#,
        #"table-cells: ["read-back-from-cells", "delegate-to-data-source"]"#,
        #"sheet-editor: ["save-button", "guarded-save", "on-disappear", "live-binding"]"#,
        #"tab-drafts: ["on-disappear", "focus-loss", "live-binding"]"#,
        #"split-detail: ["position", "lookup", "draft"]"#,
      ])
  }

  @Test("Scenarios have names of their own, and each case says what it is about")
  func scenarios() {
    for subject in ReferenceCases.all {
      let names = subject.scenarios.map(\.name)
      #expect(Set(names).count == names.count, "\(subject.id)")
      #expect(!subject.summary.isEmpty, "\(subject.id)")
    }
  }

  @Test("Situations have names of their own")
  func situations() {
    let names = ReferenceCases.situations.map(\.id)
    #expect(Set(names).count == names.count)
  }
}
