import SwiftUI

private struct SheetFromPushed: View {
  @State private var city = "Paris"

  var body: some View {
    NavigationStack {
      VStack {
        Text("Lives in \(city)")
        NavigationLink("Details", value: 1)
      }
      .navigationDestination(for: Int.self) { _ in CityPage(city: $city) }
    }
  }
}

private struct CityPage: View {
  @Binding var city: String
  @State private var isEditing = false
  @State private var events: [String] = []
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("City: \(city)")
      Button("Change") { isEditing = true }
      Button("Leave") { dismiss() }
      Text("log: \(events.joined(separator: ", "))")
    }
    .onAppear { events.append("appear") }
    .onDisappear { events.append("disappear") }
    .sheet(isPresented: $isEditing) { CitySheet(city: $city) }
  }
}

private struct CitySheet: View {
  @Binding var city: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TextField("City name", text: $city)
    Button("Close") { dismiss() }
  }
}

let sheetFromPushed = CompatibilityScreen(
  "sheet-from-pushed", from: "developer.apple.com/documentation/swiftui/dismissaction",
  "evidence: pagesheet-presenter-gets-no-appearance-callbacks",
  content: { SheetFromPushed() },
  walk: { user in
    user.tap("Details")
    user.tap("Change")
    user.replace("City name", with: "Lyon")
    user.tap("Close")
    user.expect("dismiss closes the sheet and not the page") { $0.contains("City: Lyon") }
    user.expect("a sheet makes its presenter neither disappear nor appear") {
      $0.contains("log: appear") && !$0.contains("disappear")
    }
    user.tap("Leave")
    user.expect("now the page goes") { $0.contains("Lives in Lyon") && $0.contains("Details") }
  })
