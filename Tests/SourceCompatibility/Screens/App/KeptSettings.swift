import SwiftUI

private enum SortOrder: String, CaseIterable { case name, date }

private struct KeptSettings: View {
  @AppStorage("username") private var username = "Guest"
  @AppStorage("order") private var order = SortOrder.name
  @AppStorage("limit", store: .standard) private var limit: Int?
  @AppStorage("isOn") private var isOn = false
  @SceneStorage("draft") private var draft = ""
  @SceneStorage("tab") private var tab: Int?
  @State private var plain = 0
  var body: some View {
    Form {
      TextField("Name", text: $username)
      Picker("Order", selection: $order) {
        ForEach(SortOrder.allCases, id: \.self) { Text($0.rawValue) }
      }
      Toggle("On", isOn: $isOn)
      Text("limit \(limit.map(String.init) ?? "none")")
      Button("Limit") { limit = (limit ?? 0) + 1 }
      Button("No limit") { limit = nil }
      TextField("Draft", text: $draft)
      Text("tab \(tab ?? 0)")
      Button("Next tab") { tab = (tab ?? 0) + 1 }
      Text("plain \(plain)")
      Button("Plain") { plain += 1 }
      Button("Default") { UserDefaults.standard.removeObject(forKey: "username") }
    }
  }
}

let keptSettings = CompatibilityScreen(
  "kept-settings", from: "developer.apple.com/documentation/swiftui/appstorage",
  "developer.apple.com/documentation/swiftui/scenestorage", "scenestorage-no-write-guarantee",
  content: { KeptSettings() },
  walk: { user in
    user.replace("Name", with: "Aki")
    user.pick("date", in: "Order")
    user.toggle("On")
    user.tap("Limit")
    user.replace("Draft", with: "milk")
    user.tap("Next tab")
    user.tap("Plain")
    user.expect("everything is there") { $0.contains("limit 1") && $0.contains("plain 1") }
    user.background()
    user.kill(.memory)
    user.relaunch()
    user.expect("the app's and the scene's storage are back, plain state is not") {
      $0.contains("Aki") && $0.contains("date") && $0.contains("limit 1") && $0.contains("milk")
        && $0.contains("tab 1") && $0.contains("plain 0")
    }
    user.tap("No limit")
    user.tap("Default")
    user.expect("a removed value is the default again") {
      $0.contains("limit none") && $0.contains("Guest")
    }
  })
