import SwiftUI

/// A line that can be changed.
struct BenchLine: Identifiable {
  let id: Int
  var text: String
}

/// Counts how often bodies of this program's own views run.
@MainActor final class BodyCounter {
  var count = 0
}

/// A list of lines, and a button that changes the text of one that is on the screen.
struct ListScreen: View {
  @State private var lines: [BenchLine]
  @State private var changes = 0
  let counter: BodyCounter

  init(rows: Int, counter: BodyCounter) {
    _lines = State(initialValue: (0..<rows).map { BenchLine(id: $0, text: "line \($0)") })
    self.counter = counter
  }

  var body: some View {
    counter.count += 1
    return VStack {
      Button("Change") {
        changes += 1
        lines[5].text = "changed \(changes)"
      }
      List {
        ForEach(lines) { line in LineRow(line: line, counter: counter) }
      }
    }
  }
}

/// The same lines in a stack, which makes all of its rows.
struct StackScreen: View {
  let rows: Int
  let counter: BodyCounter

  var body: some View {
    counter.count += 1
    return VStack {
      ForEach(0..<rows, id: \.self) { index in
        LineRow(line: BenchLine(id: index, text: "line \(index)"), counter: counter)
      }
    }
  }
}

/// One line.
struct LineRow: View {
  let line: BenchLine
  let counter: BodyCounter

  var body: some View {
    counter.count += 1
    return HStack {
      Text(line.text)
      Spacer()
    }
  }
}
