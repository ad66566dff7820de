import SwiftUI

private enum Block: Identifiable, Hashable {
  case heading(String)
  case note(String)
  case choice(String, Bool)
  case line
  var id: String { "\(self)" }
}

private struct MixedRows: View {
  @State private var blocks: [Block] = [
    .heading("Plan"), .note("walk"), .line, .choice("Dog", true),
  ]
  @State private var isDetailed = false
  @State private var extra: String?

  private func view(of block: Block) -> AnyView {
    guard case .note(let text) = block else { return AnyView(EmptyView()) }
    return AnyView(HStack { Text("any \(text)") })
  }

  @ViewBuilder private func row(_ block: Block) -> some View {
    switch block {
    case .heading(let text): Text(text).font(.headline).bold()
    case .note(let text):
      if isDetailed {
        Text("note: \(text)")
      } else {
        Text(text)
      }
    case .choice(let name, let isOn): Label(name, systemImage: isOn ? "checkmark" : "xmark")
    case .line: Divider()
    }
  }

  var body: some View {
    List {
      ForEach(blocks) { row($0) }
      Group {
        ForEach(blocks) { view(of: $0) }
        if let extra { Text("extra \(extra)") }
        if isDetailed {
          Text("two")
          Text("rows")
        }
      }
      .foregroundStyle(.secondary)
      Button("Detail") { isDetailed.toggle() }
      Button("Extra") { extra = extra == nil ? "one" : nil }
    }
  }
}

let mixedRows = CompatibilityScreen(
  "mixed-rows", from: "developer.apple.com/documentation/swiftui/viewbuilder",
  "developer.apple.com/documentation/swiftui/anyview",
  "developer.apple.com/documentation/swiftui/group",
  content: { MixedRows() },
  walk: { user in
    user.expect("each case has its row") {
      $0.texts.starts(with: ["Plan", "walk", "Dog"]) || $0.texts.contains("Dog")
    }
    user.tap("Detail")
    user.expect("the other branch, and two rows more") {
      $0.texts.contains("note: walk") && !$0.texts.contains("walk") && $0.texts.contains("rows")
    }
    user.tap("Extra")
    user.expect("an optional that is there") { $0.texts.contains("extra one") }
    user.tap("Extra")
    user.expect("and is not") { !$0.contains("extra") }
  })
