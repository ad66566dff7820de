import SwiftUI

extension SearchCondition {
  enum KindKey { case kind }
  enum TextKey { case text }

  /// The comparison, as a place that can be bound: `$condition[.kind]`.
  subscript(_ key: KindKey) -> Kind {
    get {
      switch self {
      case .exact: return .exact
      case .prefix: return .prefix
      case .partial: return .partial
      }
    }
    set {
      let text = self[.text]
      self = newValue.make(text)
    }
  }

  /// The text, as a place that can be bound: `$condition[.text]`.
  subscript(_ key: TextKey) -> String {
    get {
      switch self {
      case .exact(let text), .prefix(let text), .partial(let text): return text
      }
    }
    set {
      let kind = self[.kind]
      self = kind.make(newValue)
    }
  }
}

/// The screen of `MirroredStateSearch` around controls without a state of their own.
struct SubscriptBindingSearch: View {
  @State private var condition: SearchCondition = .partial("")

  var body: some View {
    VStack {
      SubscriptBindingControls(condition: $condition)
      Text(verbatim: "\(condition)").font(.caption)
      Button("Reset") {
        condition = .partial("")
      }
      .font(.caption)
    }
  }
}

/// Binds the parts where they are.
struct SubscriptBindingControls: View {
  @Binding var condition: SearchCondition

  var body: some View {
    VStack {
      Picker("Kind", selection: $condition[.kind]) {
        Text("exact").tag(SearchCondition.Kind.exact)
        Text("prefix").tag(SearchCondition.Kind.prefix)
        Text("partial").tag(SearchCondition.Kind.partial)
      }
      TextField("Text", text: $condition[.text])
    }
  }
}
