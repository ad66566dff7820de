import SwiftUI

private struct TodoItem: Identifiable {
  let id: Int
  var text: String
}

private struct TodoFocus: View {
  @State private var items = [TodoItem(id: 1, text: "Call"), TodoItem(id: 2, text: "Write")]
  @FocusState private var focused: Int?

  var body: some View {
    NavigationStack {
      List {
        ForEach($items) { $item in
          TextField("Item \(item.id)", text: $item.text)
            .focused($focused, equals: item.id)
            .onSubmit { add(after: item.id) }
            .submitLabel(.next)
        }
        .onDelete { items.remove(atOffsets: $0) }
        Text("Focus: \(focused.map(String.init) ?? "none")")
        Text("Items: \(items.map(\.text).joined(separator: ","))")
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) { Button("Add") { add(after: items.last?.id ?? 0) } }
        ToolbarItemGroup(placement: .keyboard) { Button("Hide") { focused = nil } }
      }
    }
  }

  private func add(after id: Int) {
    let next = (items.map(\.id).max() ?? 0) + 1
    let place = items.firstIndex { $0.id == id }.map { $0 + 1 } ?? items.endIndex
    items.insert(TodoItem(id: next, text: ""), at: place)
    focused = next
  }
}

let todoFocus = CompatibilityScreen(
  "todo-focus", from: "developer.apple.com/documentation/swiftui/view/focused(_:equals:)",
  "developer.apple.com/documentation/swiftui/view/onsubmit(of:_:)",
  "developer.apple.com/documentation/swiftui/toolbaritemplacement/keyboard",
  content: { TodoFocus() },
  walk: { user in
    user.focus("Item 1")
    user.expect("the state names the row") { $0.texts.contains("Focus: 1") }
    user.type(" Bo")
    user.pressReturn()
    user.expect("a new row below has the focus") {
      $0.texts.contains("Focus: 3") && $0.texts.contains("Items: Call Bo,,Write")
    }
    user.type("Buy")
    user.expect("and takes what is typed") { $0.texts.contains("Items: Call Bo,Buy,Write") }
    user.tap("Add")
    user.type("Sleep")
    user.expect("so does one that a button adds") {
      $0.texts.contains("Items: Call Bo,Buy,Write,Sleep") && $0.texts.contains("Focus: 4")
    }
    user.tap("Hide")
    user.expect("nil takes the focus away") { $0.texts.contains("Focus: none") }
  })
