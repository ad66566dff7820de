import SwiftUI

private final class BodyCount {
  private(set) var bodies = 0
  func add() { bodies += 1 }
}

private struct Price: View, Equatable {
  let amount: Int
  let comment: String
  let counter: BodyCount
  nonisolated static func == (old: Price, new: Price) -> Bool { old.amount == new.amount }
  var body: some View {
    let _ = counter.add()
    Text("\(amount) (\(comment))")
  }
}

private struct EquatableRows: View {
  @State private var amount = 1
  @State private var comment = "cheap"
  @State private var readings: [Int] = []
  private let first = BodyCount()
  private let second = BodyCount()
  var body: some View {
    VStack {
      Price(amount: amount, comment: comment, counter: first).equatable()
      EquatableView(content: Price(amount: amount, comment: comment, counter: second))
      Button("Comment") { comment = "dear" }
      Button("Amount") { amount += 1 }
      Button("Count") { readings = [first.bodies, second.bodies] }
      Text("bodies " + readings.map(String.init).joined(separator: " "))
    }
  }
}

let equatableRows = CompatibilityScreen(
  "equatable-rows", from: "developer.apple.com/documentation/swiftui/view/equatable()",
  content: { EquatableRows() },
  walk: { user in
    user.tap("Comment")
    user.expect("an equal view is not updated") {
      $0.contains("1 (cheap)") && !$0.contains("1 (dear)")
    }
    user.tap("Amount")
    user.expect("another value is") { $0.contains("2 (dear)") }
    user.tap("Count")
    user.expect("two evaluations each") { $0.contains("bodies 2 2") }
  })
