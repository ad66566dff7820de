import SwiftUI

private struct ShowHideStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      HStack {
        configuration.label
        Button(configuration.isExpanded ? "Hide" : "Show") {
          withAnimation { configuration.isExpanded.toggle() }
        }
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct ColonStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      Text("is")
      configuration.content
    }
  }
}

private struct Details: View {
  @State private var isOpen = false
  @State private var log: [String] = []
  var body: some View {
    VStack {
      DisclosureGroup("More", isExpanded: $isOpen) {
        LabeledContent("Color", value: "red").onAppear { log.append("appear") }
      }
      DisclosureGroup("Own state") { Text("inside") }
      LabeledContent("Plain", value: "yes").labeledContentStyle(.automatic)
      Text("open: \(String(isOpen)) log: \(log.joined(separator: ", "))")
    }
    .disclosureGroupStyle(ShowHideStyle())
    .labeledContentStyle(ColonStyle())
  }
}

let customDisclosureStyles = CompatibilityScreen(
  "custom-disclosure-styles",
  from: "developer.apple.com/documentation/swiftui/disclosuregroupstyle",
  "developer.apple.com/documentation/swiftui/labeledcontentstyle",
  content: { Details() },
  walk: { user in
    user.tap(.role(.button, at: 0))
    user.expect("the style writes the group's binding and shows its content") {
      $0.texts.starts(with: ["More", "Hide", "Color", "is", "red", "Own state", "Show"])
        && $0.contains("open: true log: appear")
    }
    user.tap(.role(.button, at: 1))
    user.expect("a group without a binding keeps its own state") { $0.contains("inside") }
    user.tap(.role(.button, at: 0))
    user.expect("what is hidden is gone") {
      $0.contains("open: false") && !$0.contains("Color")
    }
  })
