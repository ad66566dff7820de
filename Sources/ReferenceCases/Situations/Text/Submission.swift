import Holdfast
import SwiftUI

/// The Return key in a field of a form that can be searched.
struct SearchableFormReturn: Situation {
  let id = "searchable-form-return"
  let summary = "Return in a form's field, with a handler of searches and one of text around it."
  let scenario = Scenario("type, Return") { user in
    user.type("x", into: "Name")
    user.pressReturn()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SearchableForm(log: log) }
  }
}

private struct SearchableForm: View {
  let log: SituationLog
  @State private var name = ""
  @State private var search = ""

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
      }
      .searchable(text: $search)
    }
    .onSubmit(of: .search) { log("onSubmit(search)") }
    .onSubmit { log("onSubmit(text)") }
  }
}
