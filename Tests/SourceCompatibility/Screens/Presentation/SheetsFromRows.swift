import SwiftUI

private struct SheetsFromRows: View {
  @State private var names = ["Ada", "Ben", "Cleo"]

  var body: some View {
    List {
      ForEach(names.indices, id: \.self) { index in
        NameRow(name: $names[index])
      }
    }
  }
}

private struct NameRow: View {
  @Binding var name: String
  @State private var isEditing = false

  var body: some View {
    HStack {
      Text("Name \(name)")
      Button("Edit \(name)") { isEditing = true }
        .buttonStyle(.borderless)
    }
    .sheet(isPresented: $isEditing) {
      Form {
        TextField("New name", text: $name)
        Button("Done") { isEditing = false }
      }
    }
  }
}

let sheetsFromRows = CompatibilityScreen(
  "sheets-from-rows",
  from: "developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
  content: { SheetsFromRows() },
  walk: { user in
    user.tap("Edit Ben")
    user.type("!", into: "New name")
    user.tap("Done")
    user.expect("the row that opened the sheet has the edit") {
      $0.contains("Name Ben!") && !$0.contains("Name Ada!") && !$0.contains("Name Cleo!")
    }
    user.tap("Edit Cleo")
    user.replace("New name", with: "Cara")
    user.dismiss(.drag)
    user.expect("so has the other") { $0.contains("Name Cara") && $0.contains("Name Ben!") }
  })
