import SwiftUI

private struct Draft: Identifiable {
  let id: Int
  var name: String
}

private struct AlertAboutData: View {
  @State private var drafts = [Draft(id: 1, name: "Letter"), Draft(id: 2, name: "Poem")]
  @State private var isConfirming = false
  @State private var chosen: Draft?

  var body: some View {
    VStack {
      ForEach(drafts) { draft in
        Button("Delete \(draft.name)") {
          chosen = draft
          isConfirming = true
        }
      }
      Button("Ask about nothing") {
        chosen = nil
        isConfirming = true
      }
      Text("asking: \(isConfirming ? "yes" : "no")")
    }
    .alert(Text("Delete for good?"), isPresented: $isConfirming, presenting: chosen) { draft in
      Button("Yes, \(draft.name)", role: .destructive) {
        drafts.removeAll { $0.id == draft.id }
      }
      Button("No", role: .cancel) {}
    } message: { draft in
      Text("\(draft.name) cannot be brought back.")
    }
  }
}

let alertAboutData = CompatibilityScreen(
  "alert-about-data",
  from:
    "developer.apple.com/documentation/swiftui/view/alert(_:ispresented:presenting:actions:message:)",
  content: { AlertAboutData() },
  walk: { user in
    user.tap("Delete Poem")
    user.expect("the alert speaks of the data") {
      $0.contains("Poem cannot be brought back.") && $0.contains("Yes, Poem")
    }
    user.tap("No")
    user.expect("nothing was deleted") { $0.contains("Delete Poem") && $0.contains("asking: no") }
    user.tap("Delete Poem")
    user.tap("Yes, Poem")
    user.expect("the right one is gone") {
      !$0.contains("Delete Poem") && $0.contains("Delete Letter")
    }
    user.tap("Ask about nothing")
    user.expect("without data no alert appears") { !$0.contains("Delete for good?") }
  })
