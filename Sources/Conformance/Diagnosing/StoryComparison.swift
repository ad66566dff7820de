/// Two stories side by side: which lines belong together, and where they first part.
package struct StoryComparison: Hashable, Sendable {
  /// A line of each story, or of one only; counted from 0.
  package struct Row: Hashable, Sendable {
    package var failing: Int?
    package var passing: Int?

    package init(failing: Int?, passing: Int?) {
      self.failing = failing
      self.passing = passing
    }
  }

  package var failing: TraceStory
  package var passing: TraceStory
  package let rows: [Row]
  /// The first row whose lines differ; `nil` when the stories are equal.
  package let firstDivergence: Int?

  package init(failing: TraceStory, passing: TraceStory) {
    self.failing = failing
    self.passing = passing
    let difference = passing.lines.difference(from: failing.lines)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (left, right) = (0, 0)
    while left < failing.lines.count || right < passing.lines.count {
      let isRemoved = removed.contains(left)
      let isInserted = inserted.contains(right)
      // A line that was replaced stands beside what replaced it.
      rows.append(
        Row(
          failing: isInserted && !isRemoved ? nil : left,
          passing: isRemoved && !isInserted ? nil : right))
      if !(isInserted && !isRemoved) { left += 1 }
      if !(isRemoved && !isInserted) { right += 1 }
    }
    self.rows = rows
    firstDivergence = rows.firstIndex { row in
      guard let left = row.failing, let right = row.passing else { return true }
      return failing.lines[left] != passing.lines[right]
    }
  }

  /// The first lines that differ, with what is around them.
  package func text(context: Int = 3) -> String {
    guard let first = firstDivergence else { return "  both runs are alike\n" }
    var text = ""
    for index in max(0, first - context)..<min(rows.count, first + context + 1) {
      let (left, right) = (rows[index].failing, rows[index].passing)
      if let left, let right, failing.lines[left] == passing.lines[right] {
        text += " " + TraceStory.line(failing.lines[left], number: left + 1) + "\n"
        continue
      }
      let isMarked = index == first
      if let left {
        text += "✗" + TraceStory.line(failing.lines[left], number: left + 1, isMarked: isMarked)
        text += "\n"
      }
      if let right {
        text += "✓" + TraceStory.line(passing.lines[right], number: right + 1, isMarked: isMarked)
        text += "\n"
      }
    }
    return text
  }
}
