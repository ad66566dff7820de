import SwiftUI
import UIKit

extension EnvironmentValues {
  @Entry var noteLimit = 3
  @Entry var noteAuthor: String?
  @Entry var onNoteOpened: (String) -> Void = { _ in }
}

/// A screen with one control of each kind.
struct NoteSettings: View {
  @Environment(\.noteLimit) private var limit
  @Environment(\.noteAuthor) private var author
  @Binding var name: String
  @State private var isPinned = false
  @State private var colour = "red"
  @State private var count = 0

  var body: some View {
    NavigationView {
      Form {
        Text("\(author ?? "nobody") has \(limit) notes")
        TextField("Name", text: $name)
        Toggle("Pinned", isOn: $isPinned)
        Picker("Colour", selection: $colour) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        Button("Count \(count)") { count += 1 }
        NavigationLink(destination: Text("\(name), \(colour)")) { Text("Details") }
      }
      .navigationBarTitle("Settings")
    }
  }
}

#Preview("Settings") {
  @Previewable @State var name = "Milk"
  NoteSettings(name: $name)
    .environment(\.noteAuthor, "Ada")
}

#Preview { NoteList(store: NoteStore(), commitsInUIKit: true) }

#Preview("By UIKit") {
  let controller = UIViewController()
  controller.title = "Notes"
  return controller
}

#Preview("Titles", arguments: ["Milk", "Rent"]) { title in
  Text(title)
}

#Preview("Trap") { DeathButton { _ = [Int]()[Int(CommandLine.argc)] } }
