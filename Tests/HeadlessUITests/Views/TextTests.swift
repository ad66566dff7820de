import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct TextTests {
  private func words(@ViewBuilder _ content: () -> some View) -> [String] {
    Stage { VStack(content: content) }.words
  }

  // Apple, LocalizedStringKey.StringInterpolation: numbers are written for the reader's language;
  // a string is none.
  @Test func numbersInAKeyAreWrittenForPeople() {
    let count = 1_234
    let price = 2.5
    let found = words {
      Text("\(count) items")
      Text(verbatim: "\(count) items")
      Text("\(price)")
      Text("\(price, specifier: "%.1f") €")
      Text("\(-1_234_567)")
      Text("\(12)")
      Text("\(count, format: .number.grouping(.never))")
      Text(0.25, format: .percent)
    }
    #expect(
      found == [
        "1,234 items", "1234 items", "2.500000", "2.5 €", "-1,234,567", "12", "1234", "25%",
      ])
  }

  // Apple, Text.init(_:tableName:bundle:comment:): a key's markup is a look, a string's is text.
  @Test func markupInAKeyIsALook() {
    let star = "*"
    let name = "**x**"
    let found = words {
      Text("**Bold** and _italic_ with `code`")
      Text("[Apple](https://apple.com) ~~gone~~")
      Text(name)
      Text("**\(star)** \(name)")
      Text("2 * 3 * 4, snake_case_name")
      Text("a \\* b")
      Text((try? AttributedString(markdown: "**Hi** there")) ?? "")
    }
    #expect(
      found == [
        "Bold and italic with code", "Apple gone", "**x**", "* **x**",
        "2 * 3 * 4, snake_case_name", "a * b", "Hi there",
      ])
  }

  enum Kind { case plain }

  @Test func everythingCanStandInAKey() {
    let optional: String? = nil
    let formatter = NumberFormatter()
    formatter.minimumFractionDigits = 1
    let found = words {
      Text("\(Text("a").bold()) \(Kind.plain) \(optional ?? "-")")
      Text("a") + Text(" b").italic() + Text(verbatim: " c")
      Text("\(NSNumber(value: 2), formatter: formatter)")
      Text(AttributedString("attributed"))
      Text(LocalizedStringResource("resource \(3)"))
      Text(String(localized: "local \(1_000)"))
      Text("key", tableName: nil, bundle: nil, comment: "a comment")
      Text(Substring("sub"))
      Text("\(Image(systemName: "star")) mark")
    }
    #expect(
      found == [
        "a plain -", "a b c", "2.0", "attributed", "resource 3", "local 1,000", "key", "sub",
        "star mark",
      ])
  }

  // Apple, Text.init(timerInterval:pauseTime:countsDown:showsHours:).
  @Test func aTimerShowsWhatIsLeft() {
    let start = Date(timeIntervalSince1970: 0)
    let found = words {
      Text(timerInterval: start...start.addingTimeInterval(90), pauseTime: start)
      Text(
        timerInterval: start...start.addingTimeInterval(7_265), pauseTime: start,
        countsDown: true)
    }
    #expect(found == ["1:30", "2:01:05"])
  }
}
