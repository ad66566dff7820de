import SwiftUI
import Testing

/// The call forms of presentations, as apps write them: they compile without explicit types.
struct PresentationForms: View {
  struct Item: Identifiable, Hashable {
    let id: Int
    var name = "name"
  }
  struct Failure: LocalizedError {
    var errorDescription: String? { "failed" }
  }
  @State private var isShown = false
  @State private var item: Item?
  @State private var text = ""
  @State private var detent: PresentationDetent = .height(200)
  @State private var error: Failure?
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var presentationMode
  private let title = "title"

  var body: some View {
    VStack {
      sheets
      popovers
      alerts
      dialogs
    }
  }

  @ViewBuilder private var sheets: some View {
    Text("sheets")
      .sheet(isPresented: $isShown) { Text("a") }
      .sheet(isPresented: $isShown, onDismiss: didDismiss) { Text("a") }
      .sheet(isPresented: $isShown, onDismiss: { text = "" }, content: content)
      .sheet(item: $item) { item in Text(item.name) }
      .sheet(item: $item) { Text($0.name) }
      .sheet(item: $item, onDismiss: didDismiss) { Editor(item: $0) }
      .sheet(item: $item, content: Editor.init)
    Text("covers")
      .fullScreenCover(isPresented: $isShown) { Text("a") }
      .fullScreenCover(isPresented: $isShown, onDismiss: didDismiss, content: content)
      .fullScreenCover(item: $item) { item in Text(item.name) }
      .fullScreenCover(item: $item, onDismiss: didDismiss) { Text($0.name) }
    Text("settings")
      .interactiveDismissDisabled()
      .interactiveDismissDisabled(text.isEmpty)
      .presentationDetents([.medium, .large])
      .presentationDetents([.fraction(0.3), .height(200)], selection: $detent)
      .presentationDragIndicator(.visible)
      .presentationCompactAdaptation(.popover)
      .presentationCompactAdaptation(horizontal: .sheet, vertical: .fullScreenCover)
      .presentationBackground(.thinMaterial)
      .presentationCornerRadius(8)
      .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      .presentationContentInteraction(.scrolls)
      .inspector(isPresented: $isShown) { Text("i").inspectorColumnWidth(min: 1, ideal: 2, max: 3) }
  }

  private var popovers: some View {
    Text("popovers")
      .popover(isPresented: $isShown) { Text("a") }
      .popover(isPresented: $isShown, arrowEdge: .bottom) { Text("a") }
      .popover(isPresented: $isShown, attachmentAnchor: .point(.center)) { Text("a") }
      .popover(
        isPresented: $isShown, attachmentAnchor: .rect(.bounds), arrowEdge: .leading,
        content: content
      )
      .popover(item: $item) { item in Text(item.name) }
      .popover(item: $item, arrowEdge: .top) { Text($0.name) }
  }

  @ViewBuilder private var alerts: some View {
    Text("alerts")
      .alert("key", isPresented: $isShown) { Button("OK") {} }
      .alert(title, isPresented: $isShown) { Button("OK", role: .cancel) {} }
      .alert(Text("text"), isPresented: $isShown) {
        TextField("field", text: $text)
        Button("OK", action: didDismiss)
      }
      .alert("key", isPresented: $isShown, actions: {}, message: { Text("message") })
      .alert(title, isPresented: $isShown) {
        Button("A") {}
        Button("B", role: .destructive) {}
      } message: {
        Text("message \(text)")
      }
    Text("about data")
      .alert("key", isPresented: $isShown, presenting: item) { item in Button(item.name) {} }
      .alert(title, isPresented: $isShown, presenting: item) { item in
        Button(item.name) {}
      } message: { item in
        Text(item.name)
      }
      .alert(Text("t"), isPresented: $isShown, presenting: item) { _ in
        Button("OK") {}
      } message: {
        Text($0.name)
      }
      .alert(isPresented: $isShown, error: error) { Button("OK") {} }
      .alert(isPresented: $isShown, error: error) { _ in
        Button("OK") {}
      } message: { error in
        Text(error.failureReason ?? "")
      }
    Text("of the first SwiftUI")
      .alert(isPresented: $isShown) { Alert(title: Text("t")) }
      .alert(isPresented: $isShown, content: { Alert(title: Text("t"), message: Text("m")) })
      .alert(isPresented: $isShown) {
        Alert(
          title: Text("t"), message: nil, dismissButton: .default(Text("OK"), action: didDismiss))
      }
      .alert(item: $item) { item in
        Alert(
          title: Text(item.name), message: Text("m"),
          primaryButton: .cancel(Text("no"), action: { text = "" }),
          secondaryButton: .destructive(Text("yes")) { self.item = nil })
      }
      .actionSheet(isPresented: $isShown) {
        ActionSheet(
          title: Text("t"), message: Text("m"),
          buttons: [.default(Text("a")) { text = "a" }, .cancel()])
      }
      .actionSheet(item: $item) { ActionSheet(title: Text($0.name), buttons: buttons) }
  }

  private var buttons: [ActionSheet.Button] { [.default(Text("a")), .cancel { text = "" }] }

  private var dialogs: some View {
    Text("dialogs")
      .confirmationDialog("key", isPresented: $isShown) { Button("A") {} }
      .confirmationDialog(title, isPresented: $isShown, titleVisibility: .visible) {
        Button("A") {}
      }
      .confirmationDialog(Text("t"), isPresented: $isShown, actions: { Button("A") {} })
      .confirmationDialog("key", isPresented: $isShown, titleVisibility: .hidden) {
        Button("A") {}
      } message: {
        Text("m")
      }
      .confirmationDialog(title, isPresented: $isShown, presenting: item) { item in
        Button(item.name) {}
      }
      .confirmationDialog(
        "key", isPresented: $isShown, titleVisibility: .visible, presenting: item
      ) { item in
        Button(item.name) {}
      } message: { item in
        Text(item.name)
      }
      .dialogIcon(Image(systemName: "trash"))
      .dialogSeverity(.critical)
  }

  private func content() -> some View { Text("content") }
  private func didDismiss() {}

  struct Editor: View {
    let item: Item
    var body: some View { Text(item.name) }
  }
}

@MainActor @Suite struct PresentationFormTests {
  // The forms are those of Apple's documentation of View's presentation modifiers.
  @Test func aScreenWithEveryFormIsShown() {
    let stage = Stage { PresentationForms() }
    #expect(stage.words.contains("dialogs"))
  }
}
