import Foundation
import LifecycleModel
import LifecycleSimulator

extension ItemEngine {
  /// A person drags the content by lines; returns by how many it moved.
  ///
  /// Above the first line there is the refresh control, which a further drag triggers.
  func scrollByHand(_ count: Int) -> Int {
    let old = firstLine
    host.noteDrag {
      show(line: firstLine + count, cause: .scroll)
      if count < 0, old == 0 { host.refreshControl?.pull() }
    }
    return firstLine - old
  }

  /// The app moved the content to an offset.
  func contentWasMoved(to offset: CGFloat) {
    guard !isLayingOut, isLoaded, host.attachedWindow != nil else { return }
    let line = min(max(0, lines.line(at: offset)), lines.lastFirst)
    if line != firstLine { show(line: line, cause: .program) }
  }

  /// Where a line is to stand on the screen.
  enum Place { case nearest, first, middle, last }

  /// Scrolls until an item is visible; returns false when there is no such item.
  func scroll(to path: IndexPath, _ place: Place) -> Bool {
    loadIfNeeded()
    guard let index = flat(path) else { return false }
    let line = lines.line(of: index)
    let screen = max(1, lines.linesPerScreen)
    switch place {
    case .first: show(line: line, cause: .program)
    case .middle: show(line: line - screen / 2, cause: .program)
    case .last: show(line: line - screen + 1, cause: .program)
    case .nearest:
      if line < firstLine {
        show(line: line, cause: .program)
      } else if !visibleLines.contains(line) {
        show(line: line - screen + 1, cause: .program)
      }
    }
    return true
  }
}
