import Foundation
import SwiftUI

private struct TextInterpolationScreen: View {
  private let raw = "raw"
  @State private var count = 1

  var body: some View {
    VStack {
      Text("You have \(count) messages")
      Text(verbatim: "\(count) left")
      Text(raw)
      Text("one ") + Text("two").bold()
      Text("in \(Text("nested").italic())")
      Text(7, format: .number)
      Text("Half: \(0.5, specifier: "%.2f")")
      Text(LocalizedStringKey("key"))
      Text(AttributedString("attributed"))
      Button("More") { count += 1 }
    }
  }
}

let textInterpolation = CompatibilityScreen(
  "text-interpolation", from: "developer.apple.com/documentation/swiftui/text",
  "developer.apple.com/documentation/swiftui/localizedstringkey",
  content: { TextInterpolationScreen() },
  walk: { user in
    user.tap("More")
    user.expect("a key is filled in") { $0.contains("You have 2 messages") }
    user.expect("verbatim text too") { $0.contains("2 left") }
    user.expect("texts join") { $0.contains("one two") }
    user.expect("a text stands in a text") { $0.contains("in nested") }
    user.expect("a specifier formats") { $0.contains("Half: 0.50") }
    user.expect("attributed text is read") { $0.contains("attributed") }
  })
