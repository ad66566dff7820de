import Foundation

/// Which items stand on which line of a scrolled layout, and which lines fit on the screen.
///
/// A table has one item a line and counts its lines; a grid has several, and lines have lengths.
struct LineMap {
  /// The items of each line; nil when each item is a line of its own.
  private let lines: [Range<Int>]?
  private let lengths: [CGFloat]
  private let extent: CGFloat
  private let count: Int
  private let capacity: Int

  /// One item a line, so many lines on the screen.
  init(items: Int, capacity: Int) {
    lines = nil
    lengths = []
    extent = 0
    count = items
    self.capacity = capacity
  }

  /// Several items a line; as many lines are on the screen as fit into its extent.
  init(lines: [Range<Int>], lengths: [CGFloat], extent: CGFloat) {
    self.lines = lines
    self.lengths = lengths
    self.extent = extent
    count = lines.count
    capacity = 0
  }

  /// The last line that can be the first one on the screen.
  var lastFirst: Int {
    guard lines != nil else { return max(0, count - capacity) }
    var left = extent
    var line = count
    while line > 0, lengths[line - 1] <= left {
      line -= 1
      left -= lengths[line]
    }
    return max(0, min(line, count - 1))
  }

  /// The lines that are visible when a line is the first one.
  func visibleLines(from first: Int) -> Range<Int> {
    guard lines != nil else { return first..<min(first + capacity, count) }
    var left = extent
    var end = first
    while end < count, end == first || lengths[end] <= left {
      left -= lengths[end]
      end += 1
    }
    return first..<end
  }

  /// The items of lines that follow each other.
  func items(of range: Range<Int>) -> Range<Int> {
    guard let lines else { return range }
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return lines[first].lowerBound..<lines[last].upperBound
  }

  func line(of item: Int) -> Int {
    guard let lines else { return item }
    var (low, high) = (0, lines.count)
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].upperBound <= item { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How many lines are on the screen when the first one is at its front.
  var linesPerScreen: Int { lines == nil ? capacity : visibleLines(from: 0).count }

  /// The distance from the start of the content to a line.
  func offset(of line: Int) -> CGFloat {
    lines == nil ? 44 * CGFloat(line) : lengths[..<min(line, count)].reduce(0, +)
  }

  /// The length of all lines.
  var contentLength: CGFloat { offset(of: count) }

  /// The line at a distance from the start of the content.
  func line(at offset: CGFloat) -> Int {
    guard lines != nil else { return Int(offset / 44) }
    var left = offset
    for (line, length) in lengths.enumerated() {
      if left < length { return line }
      left -= length
    }
    return count
  }
}
