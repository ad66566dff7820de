import SwiftUI

private struct NumberedLabelStyle: LabelStyle {
  let number: Int
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("\(number).")
      configuration.icon
      configuration.title.bold()
    }
  }
}

private struct FramedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text("[")
      Label(configuration)
      Text("]")
    }
  }
}

private struct Steps: View {
  @State private var number = 1
  var body: some View {
    VStack(alignment: .leading) {
      Label("Cut", systemImage: "scissors").labelStyle(NumberedLabelStyle(number: number))
      Group {
        Label("Fold", systemImage: "doc")
        Label {
          Text("Glue")
        } icon: {
          Circle().frame(width: 8, height: 8)
        }
      }
      .labelStyle(FramedLabelStyle())
      Label("Dry", systemImage: "sun.max").labelStyle(.titleOnly)
      Button {
        number += 1
      } label: {
        Label("Next", systemImage: "arrow.right").labelStyle(.titleAndIcon)
      }
    }
  }
}

let customLabelStyle = CompatibilityScreen(
  "custom-label-style",
  from: "developer.apple.com/documentation/swiftui/labelstyle",
  "developer.apple.com/documentation/swiftui/label/init(_:)-7si9s",
  content: { Steps() },
  walk: { user in
    user.expect("a label shows what its style makes of it") {
      $0.texts == ["1.", "Cut", "[", "Fold", "]", "[", "Glue", "]", "Dry", "Next"]
    }
    user.tap("Next")
    user.expect("another style makes another body") { $0.contains("2.") && !$0.contains("1.") }
  })
