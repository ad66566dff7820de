import SwiftUI

private struct Mail: Identifiable, Hashable {
  let id: Int
  let title: String
}

private struct SplitSelectionView: View {
  @State private var selection: Mail.ID?
  @State private var log: [String] = []
  private let mails = [Mail(id: 1, title: "Hello"), Mail(id: 2, title: "Invoice")]

  var body: some View {
    NavigationSplitView {
      List(mails, selection: $selection) { mail in Text(mail.title) }
        .navigationTitle("Mails")
        .toolbar { Button("Select the invoice") { selection = 2 } }
    } detail: {
      VStack {
        if let mail = mails.first(where: { $0.id == selection }) {
          Text("Reading \(mail.title)")
        } else {
          Text("Select a mail")
        }
        Text("Log: \(log.joined(separator: ", "))")
        Button("Select none") { selection = nil }
      }
    }
    .onChange(of: selection) { _, new in log.append(new.map(String.init) ?? "none") }
  }
}

let splitSelection = CompatibilityScreen(
  "split-selection", from: "developer.apple.com/documentation/swiftui/navigationsplitview",
  on: .wide,
  content: { SplitSelectionView() },
  walk: { user in
    user.expect("the detail says that nothing is selected") { $0.contains("Select a mail") }
    user.tap("Hello")
    user.expect("the selection drives the detail, the list stays") {
      $0.contains("Reading Hello") && $0.contains("Invoice")
    }
    user.tap("Invoice")
    user.expect("another selection, another detail") { $0.contains("Reading Invoice") }
    user.tap("Select none")
    user.expect("the app can take the selection away") { $0.contains("Select a mail") }
    user.expect("each change is told once") { $0.contains("Log: 1, 2, none") }
  })

let splitSelectionNarrow = CompatibilityScreen(
  "split-selection-narrow", from: "developer.apple.com/documentation/swiftui/navigationsplitview",
  "developer.apple.com/documentation/swiftui/migrating-to-new-navigation-types",
  content: { SplitSelectionView() },
  walk: { user in
    user.expect("a collapsed split view shows the sidebar") {
      $0.contains("Hello") && !$0.contains("Select a mail")
    }
    user.tap("Hello")
    user.expect("a selection pushes the detail") {
      $0.contains("Reading Hello") && !$0.contains("Invoice") && $0.contains("Log: 1")
    }
    user.goBack()
    user.expect("going back shows the list") { $0.contains("Invoice") }
    user.tap("Hello")
    user.expect("going back has cleared the selection, so the same row works again") {
      $0.contains("Reading Hello") && $0.contains("Log: 1, none, 1")
    }
    user.tap("Select none")
    user.expect("the app's nil pops") { $0.contains("Invoice") }
    user.tap("Select the invoice")
    user.expect("the app's value pushes") { $0.contains("Reading Invoice") }
  })
