import Combine
import SwiftUI

private final class CartStore: ObservableObject {
  @Published var items = ["apple"]
  @Published private(set) var changes = 0
  var quiet = 0
  let objectDescription = "cart"
  func add() {
    items.append("pear \(items.count)")
    changes += 1
  }
  func tell() {
    objectWillChange.send()
    quiet += 1
  }
}

private struct ObjectStore: View {
  @StateObject private var store = CartStore()
  @StateObject private var lazyStore: CartStore
  init() { _lazyStore = StateObject(wrappedValue: CartStore()) }
  var body: some View {
    VStack {
      Text("count \(store.items.count)")
      CartButtons(store: store)
      CartFooter()
      Text("other \(lazyStore.items.count)")
      Button("Other") { lazyStore.add() }
    }
    .environmentObject(store)
  }
}

private struct CartButtons: View {
  @ObservedObject var store: CartStore
  var body: some View {
    Button("Add") { store.add() }
    Button("Quiet") { store.quiet += 1 }
    Button("Tell") { store.tell() }
    TextField("First", text: $store.items[0])
  }
}

private struct CartFooter: View {
  @EnvironmentObject var store: CartStore
  var body: some View {
    Text("changes \(store.changes)")
    Text("quiet \(store.quiet)")
    Text("first \(store.items[0])")
  }
}

let objectStore = CompatibilityScreen(
  "object-store", from: "developer.apple.com/documentation/swiftui/stateobject",
  "developer.apple.com/documentation/combine/observableobject",
  content: { ObjectStore() },
  walk: { user in
    user.tap("Add")
    user.expect("every observer follows a published value") {
      $0.contains("count 2") && $0.contains("changes 1")
    }
    user.tap("Quiet")
    user.expect("a plain property tells nobody") { $0.contains("quiet 0") }
    user.tap("Tell")
    user.expect("objectWillChange does") { $0.contains("quiet 2") }
    user.type("s", into: "First")
    user.expect("a projected binding reaches into the object") { $0.contains("first apples") }
    user.tap("Other")
    user.expect("the two objects are two") { $0.contains("other 2") && $0.contains("count 2") }
  })
