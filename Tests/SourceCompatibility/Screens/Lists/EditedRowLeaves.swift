import SwiftUI

private struct Bill: Identifiable, Equatable {
  let id: Int
  var title: String
  var isPaid = false
}

private struct EditedRowLeaves: View {
  @State private var bills = (1...4).map { Bill(id: $0, title: "Bill \($0)") }
  @FocusState private var focused: Int?

  var body: some View {
    List {
      ForEach($bills) { $bill in
        HStack {
          TextField("Title \(bill.id)", text: $bill.title).focused($focused, equals: bill.id)
          if focused == bill.id { Text("editing \(bill.id)") }
        }
        .swipeActions(edge: .leading) { Button("Paid") { bill.isPaid = true } }
      }
      .onDelete { bills.remove(atOffsets: $0) }
      Button("Remove edited") { bills.removeAll { $0.id == focused } }
      Button("Edited to end") {
        guard let place = bills.firstIndex(where: { $0.id == focused }) else { return }
        bills.append(bills.remove(at: place))
      }
      Text("Bills: \(bills.map(\.title).joined(separator: ","))")
      Text("Focus: \(focused.map(String.init) ?? "none")")
      Text("Paid: \(bills.filter(\.isPaid).map(\.id).description)")
    }
  }
}

let editedRowLeaves = CompatibilityScreen(
  "edited-row-leaves", from: "developer.apple.com/documentation/swiftui/focusstate",
  "developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)",
  "foreach-removed-row-still-read",
  content: { EditedRowLeaves() },
  walk: { user in
    user.type("!", into: "Title 2")
    user.expect("the row knows that it is edited") { $0.contains("editing 2") }
    user.tap("Edited to end")
    user.expect("a row that moves keeps the keyboard") {
      $0.texts.contains("Focus: 2") && $0.contains("Bills: Bill 1,Bill 3,Bill 4,Bill 2!")
    }
    user.type("?")
    user.expect("and its element") { $0.contains("Bill 4,Bill 2!?") }
    user.tap("Remove edited")
    user.expect("with the row the focus goes, and nobody else's title changes") {
      $0.texts.contains("Focus: none") && $0.texts.contains("Bills: Bill 1,Bill 3,Bill 4")
    }
    user.pick("Paid", in: "Title 3")
    user.expect("an action writes through the binding of its row") {
      $0.texts.contains("Paid: [3]")
    }
  })
