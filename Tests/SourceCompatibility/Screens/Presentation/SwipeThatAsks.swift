import SwiftUI

private struct SwipeThatAsks: View {
  @State private var notes = ["Milk", "Bread"]
  @State private var doomed: String?
  @State private var pinned = "none"

  private var isAsking: Binding<Bool> {
    Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } })
  }

  var body: some View {
    List {
      ForEach(notes, id: \.self) { note in
        Text(note)
          .swipeActions(allowsFullSwipe: false) {
            Button("Delete…") { doomed = note }.tint(.red)
          }
          .swipeActions(edge: .leading) { Button("Pin") { pinned = note } }
      }
      Text("pinned: \(pinned)")
    }
    .alert("Delete?", isPresented: isAsking, presenting: doomed) { note in
      Button("Delete \(note)", role: .destructive) { notes.removeAll { $0 == note } }
      Button("Keep", role: .cancel) {}
    }
  }
}

let swipeThatAsks = CompatibilityScreen(
  "swipe-that-asks",
  from:
    "developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)",
  "evidence: swipeactions-destructive-removes-row-before-data",
  content: { SwipeThatAsks() },
  walk: { user in
    user.pick("Delete…", in: "Milk")
    user.expect("the app asks") { $0.contains("Delete?") }
    user.tap("Keep")
    user.expect("the row stays") { $0.contains("Milk") && !$0.contains("Delete?") }
    user.pick("Delete…", in: "Milk")
    user.tap("Delete Milk")
    user.expect("the row goes") { !$0.contains("Milk") && $0.contains("Bread") }
    user.pick("Pin", in: "Bread")
    user.expect("the other edge still works") { $0.contains("pinned: Bread") }
  })
