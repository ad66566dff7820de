import SwiftUI

struct SampleRow: View {
  let title: String
  var body: some View { Text(title) }
}

#Preview {
  SampleRow(title: "unnamed")
}

#Preview("named") { SampleRow(title: "named") }

#Preview("with traits", traits: .sizeThatFitsLayout, .landscapeLeft) {
  SampleRow(title: "with traits")
}

#Preview("statements") {
  let title = "made of " + "statements"
  return SampleRow(title: title)
}

#Preview("several views") {
  SampleRow(title: "one")
  if Bool(true) { SampleRow(title: "two") }
}

#Preview("previewable") {
  @Previewable @State var isOn = false
  @Previewable @State var text: String = """
    a "text"
    """
  @Previewable
  @FocusState
  var isFocused: Bool

  Toggle("switch", isOn: $isOn)
  TextField("field", text: $text).focused($isFocused)
  if isOn { Text("it is on") }
}

#Preview("controller") {
  let controller = UIViewController()
  controller.title = "a controller"
  return controller
}

#Preview("view") { UILabel() }

#Preview("arguments", arguments: ["first", "second"]) { title in
  SampleRow(title: title)
}

#Preview("body", body: { SampleRow(title: "body") })

struct SampleContext: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }
  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

#Preview("modified", traits: .modifier(SampleContext())) { SampleRow(title: "inside") }

struct SampleRow_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      SampleRow(title: "of a provider").previewDisplayName("first of two")
      SampleRow(title: "another").previewLayout(.fixed(width: 100, height: 40))
    }
    .previewDevice("iPhone 8")
    .previewInterfaceOrientation(.landscapeLeft)
  }
}
