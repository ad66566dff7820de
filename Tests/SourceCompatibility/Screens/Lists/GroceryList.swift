import SwiftUI

private struct Grocery: Identifiable {
  let id = UUID()
  var name: String
  var isPinned = false
}

private struct GroceryList: View {
  @State private var groceries = [
    Grocery(name: "Bread", isPinned: true), Grocery(name: "Milk"), Grocery(name: "Eggs"),
    Grocery(name: "Salt"),
  ]

  var body: some View {
    NavigationStack {
      List {
        ForEach(groceries) { grocery in
          Text(grocery.name)
            .deleteDisabled(grocery.isPinned)
            .moveDisabled(grocery.isPinned)
        }
        .onDelete { groceries.remove(atOffsets: $0) }
        .onMove { groceries.move(fromOffsets: $0, toOffset: $1) }
        Text("Order: \(groceries.map(\.name).joined(separator: " "))")
      }
      .navigationTitle("Groceries")
      .toolbar { EditButton() }
    }
  }
}

let groceryList = CompatibilityScreen(
  "grocery-list",
  from: "developer.apple.com/documentation/swiftui/dynamicviewcontent/ondelete(perform:)",
  "developer.apple.com/documentation/swiftui/dynamicviewcontent/onmove(perform:)",
  "developer.apple.com/documentation/swiftui/editbutton",
  content: { GroceryList() },
  walk: { user in
    user.swipeToDelete("Eggs")
    user.expect("the row that was swiped is gone") { $0.contains("Order: Bread Milk Salt") }
    user.tap("Edit")
    user.expect("the button is called Done while rows are edited") { $0.texts.contains("Done") }
    user.move("Milk", after: "Salt")
    user.expect("onMove is given the offset before the removal") {
      $0.contains("Order: Bread Salt Milk")
    }
    user.move("Milk", after: nil)
    user.expect("a row can move to the front") { $0.contains("Order: Milk Bread Salt") }
    user.deleteInEditMode("Salt")
    user.expect("the control of the edit mode deletes") { $0.contains("Order: Milk Bread") }
    user.tap("Done")
    user.expect("the mode is left") { $0.texts.contains("Edit") }
  })
