import SwiftUI

private struct OriginKey: TransactionKey {
  static let defaultValue = "nobody"
}

extension Transaction {
  fileprivate var origin: String {
    get { self[OriginKey.self] }
    set { self[OriginKey.self] = newValue }
  }
  @Entry fileprivate var isQuiet = false
}

private struct TransactionEntries: View {
  @State private var isOn = false
  @State private var log: [String] = []

  private func watched(_ name: String) -> Binding<Bool> {
    Binding(
      get: { isOn },
      set: { value, transaction in
        isOn = value
        log.append(
          "\(name) \(transaction.origin) \(transaction.isQuiet ? "quiet" : "loud") "
            + (transaction.animation == nil ? "still" : "moving"))
      })
  }

  var body: some View {
    VStack {
      Toggle("Plain", isOn: watched("plain"))
      Toggle("Animated", isOn: watched("animated").animation())
      Toggle("Eased", isOn: watched("eased").animation(.easeInOut(duration: 0.2)))
      Toggle("Owned", isOn: watched("owned").transaction(owned))
      Button("By hand") {
        withTransaction(\.origin, "hand") { watched("button").wrappedValue.toggle() }
      }
      Button("Quietly") {
        var transaction = Transaction(animation: .default)
        transaction.isQuiet = true
        transaction.disablesAnimations = true
        withTransaction(transaction) { watched("quiet").wrappedValue.toggle() }
      }
      if isOn { Text("on").transition(.identity) }
      Text(log.last ?? "nothing").transaction { $0.animation = nil }
    }
    .transaction(value: isOn) { $0.disablesAnimations = true }
  }

  private var owned: Transaction {
    var transaction = Transaction()
    transaction.origin = "toggle"
    return transaction
  }
}

let transactionEntries = CompatibilityScreen(
  "transaction-entries", from: "developer.apple.com/documentation/swiftui/transaction",
  "developer.apple.com/documentation/swiftui/binding/transaction(_:)",
  content: { TransactionEntries() },
  walk: { user in
    user.toggle("Plain")
    user.expect("a plain write has the default values") { $0.contains("plain nobody loud still") }
    user.toggle("Animated")
    user.expect("an animated binding's write moves") { $0.contains("animated nobody loud moving") }
    user.toggle("Owned")
    user.expect("a binding's transaction reaches the setter") {
      $0.contains("owned toggle loud still")
    }
    user.tap("By hand")
    user.expect("so does the one around the write") { $0.contains("button hand loud still") }
    user.tap("Quietly")
    user.expect("an entry is a value of the transaction") {
      $0.contains("quiet nobody quiet moving")
    }
  })
