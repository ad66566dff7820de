import LifecycleModel
package import LifecycleSimulator

/// Records that are what the user sees on the current screen.
///
/// Each screen is known for itself: what another screen shows is no change of this one.
@MainActor final class ScreenSource: RecordSource {
  /// What was seen of one screen that may come back.
  private struct Sight {
    weak var screen: (any Screen)?
    let isRoot: Bool
    let name: String
    var rows = SequenceTracker()
    /// The shape and ids of the last reading: most readings see the same places again.
    var shape: [Int32] = []
    var ids: [String] = []

    func isOf(_ other: (any Screen)?) -> Bool {
      isRoot ? other == nil : other != nil && screen === other
    }
  }
  private var sights: [Sight] = []
  /// Which of the screens was read last.
  private(set) var screen: ScreenIdentity?
  /// The field of a row was seen, so that its buffer may be taken for a record.
  private(set) var hasEditableRow = false

  private var shape: [Int32] = []
  private var texts: [String] = []
  /// The elements of the last reading whose ids may be asked for, with their places.
  private var controls: [(any Element, Int)] = []
  private var lastIDs: [String] = []

  /// The record that is the display of an edit's own field or control.
  func record(of edit: Edit) -> String? {
    for (element, place) in controls {
      if let client = edit.client, element.elementInput === client { return lastIDs[place] }
      if let control = edit.control, element === control { return lastIDs[place] }
    }
    return nil
  }

  func read(into snapshot: inout RecordSnapshot, driver: Driver) -> Bool {
    snapshot.removeAll()
    driver.look()
    let front = driver.frontScreen
    let index = sightIndex(of: front, driver)
    screen = ScreenIdentity(front)
    shape.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    controls.removeAll(keepingCapacity: true)
    let list = driver.list
    var rowTexts: [String] = []
    var rowIndices: [Int] = []
    collect(list, &rowTexts, &rowIndices)
    let hasNewRows = sights[index].rows.update(rowTexts, indices: rowIndices)
    if hasNewRows || sights[index].shape != shape {
      sights[index].ids = ids(list, sights[index])
      sights[index].shape = shape
    }
    lastIDs = sights[index].ids
    var place = 0
    for item in list.items where isRecord(item) {
      let position = item.row >= 0 ? Int32(list.rows[item.row].rowIndex) : -1
      snapshot.append(
        sights[index].ids[place], texts[place],
        kind: item.element.elementRole == .toggle ? .other : .text, position: position)
      place += 1
    }
    return true
  }

  private func sightIndex(of front: (any Screen)?, _ driver: Driver) -> Int {
    sights.removeAll { !$0.isRoot && $0.screen == nil }
    if let index = sights.firstIndex(where: { $0.isOf(front) }) { return index }
    let name = front?.screenName ?? driver.list.screens.last ?? "screen"
    sights.append(Sight(screen: front, isRoot: front == nil, name: name))
    return sights.count - 1
  }

  /// Texts, fields and controls; and the links of rows, which show what the row is about.
  private func isRecord(_ item: ElementList.Item) -> Bool {
    switch item.element.elementRole {
    case .text, .textField, .secureField, .textView, .toggle, .picker, .slider, .stepper,
      .datePicker, .segment:
      true
    case .link, .row: item.row >= 0
    default: false
    }
  }

  private func collect(
    _ list: ElementList, _ rowTexts: inout [String], _ rowIndices: inout [Int]
  ) {
    var currentRow = -1
    for item in list.items where isRecord(item) {
      let element = item.element
      let role = element.elementRole
      let text =
        role == .text || role == .link || role == .row ? element.elementLabel : element.elementValue
      let shown = text.isEmpty && role == .text ? element.elementValue : text
      if role != .text && role != .link && role != .row { controls.append((element, texts.count)) }
      texts.append(shown)
      shape.append(Int32(item.row) << 8 | Int32(role.ordinal))
      guard item.row >= 0 else { continue }
      if element.elementInput != nil { hasEditableRow = true }
      if item.row == currentRow {
        rowTexts[rowTexts.count - 1] += "\u{0}" + shown
      } else {
        currentRow = item.row
        rowTexts.append(shown)
        rowIndices.append(list.rows[item.row].rowIndex)
      }
    }
  }

  private func ids(_ list: ElementList, _ sight: Sight) -> [String] {
    var ids: [String] = []
    var counts: [ElementRole: Int] = [:]
    var currentRow = -1
    var rowOrdinal = -1
    var inRow = 0
    for item in list.items where isRecord(item) {
      let role = item.element.elementRole
      if item.row >= 0 {
        if item.row != currentRow {
          (currentRow, inRow) = (item.row, 0)
          rowOrdinal += 1
        }
        let key = sight.rows.keys[rowOrdinal]
        ids.append(inRow == 0 ? "\(sight.name).row\(key)" : "\(sight.name).row\(key).\(inRow)")
        inRow += 1
      } else {
        let count = counts[role, default: 0]
        counts[role] = count + 1
        ids.append("\(sight.name).\(role.rawValue)\(count)")
      }
    }
    return ids
  }
}

/// Which screen something was seen on, without keeping the screen alive.
package struct ScreenIdentity: Equatable {
  private weak var screen: (any Screen)?
  private let isRoot: Bool

  @MainActor package init(_ screen: (any Screen)?) {
    self.screen = screen
    isRoot = screen == nil
  }

  package static func == (left: Self, right: Self) -> Bool {
    if left.isRoot || right.isRoot { return left.isRoot == right.isRoot }
    guard let one = left.screen, let other = right.screen else { return false }
    return one === other
  }
}

extension Driver {
  /// The screen that a person looks at: the top of the innermost stack or presentation in front.
  package var frontScreen: (any Screen)? {
    if let stack = frontStack, let top = stack.top { return top }
    return simulator.presentations.top?.screen
  }
}

extension ElementRole {
  fileprivate var ordinal: UInt8 { unsafeBitCast(self, to: UInt8.self) }
}
