import SwiftUI

/// The same screen in SwiftUI, with a branch for each generation.
struct NoteView: View {
  @Binding var title: String

  var body: some View {
    VStack {
      if #available(iOS 15, *) {
        TextField("Title", text: $title)
          .onSubmit { title += "." }
      } else {
        TextField("Title", text: $title, onCommit: { title += "." })
      }
      Text("#available(iOS 15, *) is \(kind)")
      Button("Hide") { hideKeyboard() }
    }
  }

  private var kind: String {
    guard #available(iOS 15.0, macOS 12.0, *) else { return "old" }
    return "new"
  }
}

extension View {
  func hideKeyboard() {
    #if canImport(UIKit)
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
    #endif
  }
}

/// A field of UIKit with its coordinator.
struct WrappedField: UIViewRepresentable {
  @Binding var text: String

  func makeUIView(context: Context) -> UITextField {
    let field = UITextField()
    field.addTarget(
      context.coordinator, action: #selector(context.coordinator.changed(_:)),
      for: .editingChanged)
    return field
  }
  func updateUIView(_ view: UITextField, context: Context) { view.text = text }
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  final class Coordinator: NSObject {
    var text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    @objc func changed(_ field: UITextField) { text.wrappedValue = field.text ?? "" }
  }
}

@main
struct NotesApp: App {
  @State private var title = ""
  var body: some Scene { WindowGroup { NoteView(title: $title) } }
}
