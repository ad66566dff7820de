import SwiftUI

/// The screen of `MirroredStateSearch` around controls with bindings made by hand.
struct ComputedBindingSearch: View {
  @State private var condition: SearchCondition = .partial("")

  var body: some View {
    VStack {
      ComputedBindingControls(condition: $condition)
      Text(verbatim: "\(condition)").font(.caption)
      Button("Reset") {
        condition = .partial("")
      }
      .font(.caption)
    }
  }
}

/// Takes the parts out and puts them back in the closures of two bindings.
struct ComputedBindingControls: View {
  @Binding var condition: SearchCondition

  private var kind: Binding<SearchCondition.Kind> {
    .init(
      get: {
        switch condition {
        case .exact: return .exact
        case .prefix: return .prefix
        case .partial: return .partial
        }
      },
      set: { newValue in
        let text = self.text.wrappedValue
        condition = newValue.make(text)
      }
    )
  }

  private var text: Binding<String> {
    .init(
      get: {
        switch condition {
        case .exact(let text), .prefix(let text), .partial(let text): return text
        }
      },
      set: { newValue in
        let kind = self.kind.wrappedValue
        condition = kind.make(newValue)
      }
    )
  }

  var body: some View {
    VStack {
      Picker("Kind", selection: kind) {
        Text("exact").tag(SearchCondition.Kind.exact)
        Text("prefix").tag(SearchCondition.Kind.prefix)
        Text("partial").tag(SearchCondition.Kind.partial)
      }
      TextField("Text", text: text)
    }
  }
}
