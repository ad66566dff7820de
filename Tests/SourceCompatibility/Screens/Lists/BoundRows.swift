import SwiftUI

private struct BoundChore: Identifiable {
  let id: Int
  var title: String
  var isDone = false
}

private struct ChoreRow: View {
  @Binding var chore: BoundChore
  var body: some View {
    HStack {
      TextField("Chore \(chore.id)", text: $chore.title)
      Toggle("Done \(chore.id)", isOn: $chore.isDone).labelsHidden()
    }
  }
}

private struct BoundRows: View {
  @State private var chores = [
    BoundChore(id: 1, title: "Dust"), BoundChore(id: 2, title: "Mop"),
    BoundChore(id: 3, title: "Cook"),
  ]

  var body: some View {
    List {
      ForEach($chores) { $chore in ChoreRow(chore: $chore) }
        .onDelete { chores.remove(atOffsets: $0) }
      ForEach($chores, id: \.title) { chore in Text("= \(chore.wrappedValue.title)") }
      ForEach($chores.indices, id: \.self) { Toggle("Again \($0)", isOn: $chores[$0].isDone) }
      Text("Open: \(chores.filter { !$0.isDone }.count)")
    }
  }
}

let boundRows = CompatibilityScreen(
  "bound-rows",
  from: "developer.apple.com/documentation/swiftui/foreach/init(_:content:)-bound collections",
  "developer.apple.com/documentation/swiftui/list/ondelete(perform:)",
  content: { BoundRows() },
  walk: { user in
    user.type("s", into: "Chore 2")
    user.expect("each row writes into its own element") {
      $0.texts.contains("= Mops") && $0.texts.contains("= Dust")
    }
    user.toggle("Done 3")
    user.expect("a flag is the element's too") { $0.contains("Open: 2") }
    user.swipeToDelete(.labelled("Chore 1"))
    user.expect("the rows below keep their elements") {
      $0.texts.contains("= Mops") && $0.texts.contains("= Cook") && $0.contains("Open: 1")
    }
    user.replace("Chore 3", with: "Bake")
    user.expect("also after they moved up") { $0.texts.contains("= Bake") }
  })
