import SwiftUI

private struct SeveralSheets: View {
  enum Sheet: String, Identifiable {
    case profile, settings
    var id: String { rawValue }
  }
  @State private var sheet: Sheet?
  @State private var isHelp = false
  @State private var isAbout = false

  var body: some View {
    VStack {
      Button("Profile") { sheet = .profile }
      Button("Settings") { sheet = .settings }
      Button("Help") { isHelp = true }
        .sheet(isPresented: $isHelp) { Text("How to") }
      Button("About") { isAbout = true }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .profile:
        Text("Your profile")
        Button("About as well") { isAbout = true }
      case .settings: Text("Your settings")
      }
    }
    .sheet(isPresented: $isAbout) { Text("Version 3") }
  }
}

let severalSheets = CompatibilityScreen(
  "several-sheets",
  from: "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)",
  "evidence: sheet-multiple-modifiers-before-14-5",
  content: { SeveralSheets() },
  walk: { user in
    user.tap("Settings")
    user.expect("the item chooses the content") { $0.contains("Your settings") }
    user.dismiss(.drag)
    user.tap("Help")
    user.expect("a sheet of an inner view") { $0.contains("How to") }
    user.dismiss(.drag)
    user.tap("About")
    user.expect("the second modifier of one view works too") { $0.contains("Version 3") }
    user.dismiss(.drag)
    user.tap("Profile")
    user.tap("About as well")
    user.expect("a screen presents one sheet at a time") { $0.contains("Your profile") }
    user.dismiss(.drag)
    user.expect("the next one comes when the first has gone") { $0.contains("Version 3") }
  })
