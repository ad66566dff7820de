import SwiftUI

private struct ChatScroll: View {
  @State private var lines = (1...12).map { "line \($0)" }

  var body: some View {
    VStack {
      ScrollViewReader { proxy in
        Button("Top") { withAnimation { proxy.scrollTo("line 1", anchor: .top) } }
        Button("Seven") { proxy.scrollTo("line 7", anchor: .center) }
        Button("Two") { proxy.scrollTo("line 2") }
        List(lines, id: \.self) { Text($0) }
          .onAppear { proxy.scrollTo(lines.last, anchor: .bottom) }
          .onChange(of: lines) { proxy.scrollTo(lines.last!, anchor: .bottom) }
      }
      Button("Send") { lines.append("line \(lines.count + 1)") }
    }
  }
}

private func shown(_ contents: [String]) -> [String] { contents.filter { $0.hasPrefix("line") } }
private func lines(_ range: ClosedRange<Int>) -> [String] { range.map { "line \($0)" } }

let chatScroll = CompatibilityScreen(
  "chat-scroll",
  from: "developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)", on: .small,
  content: { ChatScroll() },
  walk: { user in
    user.tap("Top")
    user.expect("the first stands at the top") { shown($0.texts) == lines(1...6) }
    user.tap("Two")
    user.expect("one that is seen does not move without an anchor") {
      shown($0.texts) == lines(1...6)
    }
    user.tap("Send")
    user.expect("the change scrolls to the new end") { shown($0.texts) == lines(8...13) }
    user.tap("Two")
    user.expect("the rows move as little as it takes") { shown($0.texts) == lines(2...7) }
    user.tap("Seven")
    user.expect("the row stands in the middle") {
      let texts = shown($0.texts)
      return texts.firstIndex(of: "line 7").map { (2...3).contains($0) } ?? false
    }
  })
