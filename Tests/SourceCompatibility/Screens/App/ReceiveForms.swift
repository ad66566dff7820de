import Combine
import SwiftUI

extension Notification.Name {
  fileprivate static let stockChanged = Notification.Name("stockChanged")
}

private final class TickModel: ObservableObject {
  @Published var level = 10
  let events = PassthroughSubject<String, Never>()
}

private struct ReceiveForms: View {
  @StateObject private var model = TickModel()
  @State private var ticks = 0
  @State private var stock = 0
  @State private var digits = ""
  @State private var log: [String] = []
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  private let changes = NotificationCenter.default.publisher(for: .stockChanged)

  var body: some View {
    VStack {
      Text("ticks \(ticks)").onReceive(timer) { _ in if ticks < 3 { ticks += 1 } }
      Text("stock \(stock)")
        .onReceive(changes) { note in stock = note.userInfo?["count"] as? Int ?? -1 }
      Button("Deliver") {
        NotificationCenter.default.post(
          name: .stockChanged, object: nil, userInfo: ["count": stock + 5])
      }
      TextField("Digits", text: $digits)
        .onReceive(Just(digits)) { value in
          let kept = value.filter(\.isNumber)
          if kept != value { digits = kept }
        }
      Stepper("Level", value: $model.level)
      Button("Event") { model.events.send("bell") }
      Text("log: " + log.joined(separator: ", "))
    }
    .onReceive(model.$level) { log.append("level \($0)") }
    .onReceive(model.$level.dropFirst().map { $0 * 2 }) { value in log.append("double \(value)") }
    .onReceive(model.events) { log.append($0) }
  }
}

let receiveForms = CompatibilityScreen(
  "receive-forms", from: "developer.apple.com/documentation/swiftui/view/onreceive(_:perform:)",
  "developer.apple.com/documentation/combine/published",
  content: { ReceiveForms() },
  walk: { user in
    user.expect("a published value is sent to a new subscriber") { $0.contains("log: level 10") }
    user.wait(.milliseconds(2500))
    user.expect("the timer has fired twice") { $0.contains("ticks 2") }
    user.tap("Deliver")
    user.expect("the notification came with its values") { $0.contains("stock 5") }
    user.type("1a2", into: "Digits")
    user.expect("only digits are left") { $0.description.contains("showing \"12\"") }
    user.step("Level", by: 1)
    user.tap("Event")
    user.expect("in the order of the changes") {
      $0.contains("level 11") && $0.contains("double 22") && $0.contains("bell")
    }
  })
