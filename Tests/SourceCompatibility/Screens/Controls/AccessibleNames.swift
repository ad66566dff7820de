import SwiftUI

private struct Rating: View {
  @State private var stars = 3
  @State private var text = ""
  var body: some View {
    VStack {
      HStack {
        ForEach(1..<6) { star in
          Button {
            stars = star
          } label: {
            Image(systemName: star <= stars ? "star.fill" : "star")
          }
          .accessibilityLabel("\(star) stars")
          .accessibilityIdentifier("star-\(star)")
          .accessibilityHint("Rates the book")
        }
      }
      .accessibilityElement(children: .contain)
      TextField("", text: $text)
        .accessibilityLabel(Text("Review"))
        .accessibilityIdentifier("review")
      Slider(value: .constant(0.25))
        .accessibilityLabel("Mood")
        .accessibilityValue("calm")
        .disabled(true)
      Text("Title").accessibilityAddTraits(.isHeader)
      Text("rated \(stars), \(text)")
    }
  }
}

let accessibleNames = CompatibilityScreen(
  "accessible-names",
  from: "developer.apple.com/documentation/swiftui/view/accessibilitylabel(_:)-1d7jv",
  "developer.apple.com/documentation/swiftui/view/accessibilityidentifier(_:)",
  content: { Rating() },
  walk: { user in
    user.tap("5 stars")
    user.expect("a label names a control") { $0.contains("rated 5") }
    user.tap(.identifier("star-2"))
    user.expect("an identifier finds it") { $0.contains("rated 2") }
    user.type("good", into: .identifier("review"))
    user.expect("a value replaces the shown one") {
      $0.contains("rated 2, good") && $0.contains("calm")
    }
  })
