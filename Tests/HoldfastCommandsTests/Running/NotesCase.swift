import Conformance
import HeadlessUI

/// The smallest case: two variants and two scenarios, for command lines that only need names.
struct NotesCase: ConformanceCase {
  let id = "notes"
  let summary = "A screen with one title."
  var variants: [Variant] {
    [Variant("naive") { Text("Notes") }, Variant("fixed") { Text("Notes") }]
  }
  var scenarios: [Scenario] {
    [
      Scenario("type") { $0.type("a") },
      Scenario("open") { $0.wait(.seconds(1)) },
    ]
  }
}
