import SwiftUI

private struct SheetByFlag: View {
  @State private var isPresented = false
  @State private var events: [String] = []

  var body: some View {
    VStack {
      Button("Open") { isPresented = true }
      Text("shown: \(isPresented ? "yes" : "no")")
      Text("log: \(events.joined(separator: ", "))")
    }
    .sheet(isPresented: $isPresented, onDismiss: didDismiss) {
      VStack {
        Text("Licence")
        Button("Agree") {
          events.append("agree")
          isPresented = false
        }
      }
      .onAppear { events.append("appear") }
      .onDisappear { events.append("disappear") }
    }
  }

  private func didDismiss() { events.append("dismissed") }
}

let sheetByFlag = CompatibilityScreen(
  "sheet-by-flag",
  from: "developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
  "evidence: sheet-binding-then-ondismiss-then-ondisappear-unspecified",
  content: { SheetByFlag() },
  walk: { user in
    user.tap("Open")
    user.expect("the sheet covers its presenter") {
      $0.contains("Licence") && !$0.contains("Open")
    }
    user.dismiss(.drag)
    user.expect("a drag resets the flag") { $0.contains("shown: no") }
    user.expect("onDismiss runs before the content disappears") {
      $0.contains("log: appear, dismissed, disappear")
    }
    user.tap("Open")
    user.tap("Agree")
    user.expect("closing by the flag tells the same") {
      $0.contains("disappear, appear, agree, dismissed, disappear")
    }
  })
