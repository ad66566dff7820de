import SwiftUI

/// The condition, in words, with a button that changes it behind the controls' back.
struct MirroredStateSearch: View {
  @State private var condition: SearchCondition = .partial("")

  var body: some View {
    VStack {
      MirroredStateControls(condition: $condition)
      Text(verbatim: "\(condition)").font(.caption)
      Button("Reset") {
        condition = .partial("")
      }
      .font(.caption)
    }
  }
}

/// Keeps both parts for itself and puts the condition together whenever one changes.
struct MirroredStateControls: View {
  @Binding var condition: SearchCondition
  @State var kind: SearchCondition.Kind = .partial
  @State var text = ""

  var body: some View {
    VStack {
      Picker("Kind", selection: $kind) {
        Text("exact").tag(SearchCondition.Kind.exact)
        Text("prefix").tag(SearchCondition.Kind.prefix)
        Text("partial").tag(SearchCondition.Kind.partial)
      }
      TextField("Text", text: $text)
    }
    .onChange(of: kind) { _ in
      self.combine()
    }
    .onChange(of: text) { _ in
      self.combine()
    }
  }

  private func combine() {
    condition = kind.make(text)
  }
}
