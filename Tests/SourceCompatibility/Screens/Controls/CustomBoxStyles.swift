import SwiftUI

private struct CardStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Card:")
        configuration.label.font(.headline)
      }
      configuration.content
    }
    .padding()
    .background(RoundedRectangle(cornerRadius: 8).fill(.quaternary))
  }
}

private struct WordsStyle: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      if let share = configuration.fractionCompleted {
        Text("\(Int(share * 100)) of 100")
      } else {
        Text("please wait")
      }
      configuration.currentValueLabel
    }
  }
}

private struct Upload: View {
  @State private var done = 1.0
  @State private var name = "Holiday"

  var body: some View {
    GroupBox {
      TextField("Album", text: $name)
      ProgressView(value: done, total: 4) {
        Text("Uploading")
      } currentValueLabel: {
        Text("\(Int(done)) pictures")
      }
      ProgressView()
      Button("Send one") { done += 1 }
    } label: {
      Text("Upload of \(name)")
    }
    .groupBoxStyle(CardStyle())
    .progressViewStyle(WordsStyle())
    ProgressView("Plain", value: done, total: 4)
  }
}

let customBoxStyles = CompatibilityScreen(
  "custom-box-styles",
  from: "developer.apple.com/documentation/swiftui/groupboxstyle",
  "developer.apple.com/documentation/swiftui/progressviewstyle",
  content: { Upload() },
  walk: { user in
    user.expect("the styles' bodies are shown") {
      $0.texts == [
        "Card:", "Upload of Holiday", "Album", "Holiday", "Uploading", "25 of 100", "1 pictures",
        "please wait", "Send one", "Plain", "25%",
      ]
    }
    user.tap("Send one")
    user.expect("they follow the values") {
      $0.contains("50 of 100") && $0.contains("2 pictures") && $0.contains("50%")
    }
    user.type("s", into: "Album")
    user.expect("a field inside of a style's body is the app's") {
      $0.contains("Upload of Holidays")
    }
  })
