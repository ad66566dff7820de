package import LifecycleModel
package import LifecycleSimulator

/// What is on the screen at one moment, as a person reads it.
///
/// ```swift
/// #expect(app.screen.contains("PHP"))
/// ```
public struct ScreenContents: Hashable, Sendable, CustomStringConvertible {
  /// One thing on the screen.
  package struct Item: Hashable, Sendable {
    package var role: ElementRole
    package var label: String
    package var value: String
    package var placeholder: String
    package var identifier: String?
    package var isEnabled: Bool
    /// The words that can be picked, in order.
    package var options: [String]
    /// The row that it stands in, counted from 0 in its list; nil outside of rows.
    package var row: Int?
  }

  /// The names of the screens in front, outermost first.
  public let screens: [String]
  package let items: [Item]

  @MainActor package init(_ list: ElementList) {
    screens = list.screens
    items = list.items.map { item in
      let element = item.element
      return Item(
        role: element.elementRole, label: element.elementLabel,
        value: Self.readableValue(of: element),
        placeholder: element.elementPlaceholder, identifier: element.elementIdentifier,
        isEnabled: element.isElementEnabled, options: element.elementOptions,
        row: item.row >= 0 ? list.rows[item.row].rowIndex : nil)
    }
  }

  /// A person sees how long a password is, not what it says.
  @MainActor private static func readableValue(of element: any Element) -> String {
    let value = element.elementValue
    guard element.elementRole == .secureField else { return value }
    return String(repeating: "•", count: value.count)
  }

  /// Every text that can be read, in reading order: labels, shown values, and the placeholders
  /// of empty fields.
  public var texts: [String] { items.flatMap(\.readableTexts) }

  /// Whether a text can be read on the screen, also as a part of a longer one.
  public func contains(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    return items.contains { item in item.readableTexts.contains { $0.contains(text) } }
  }

  /// The number of rows that are on the screen.
  public var rowCount: Int {
    var count = 0
    var previous: Int?
    for item in items {
      if let row = item.row, row != previous { count += 1 }
      previous = item.row
    }
    return count
  }

  /// One line for each thing on the screen.
  public var description: String {
    if items.isEmpty { return "the screen is empty" }
    return items.map { "  " + $0.description }.joined(separator: "\n")
  }
}

extension ScreenContents.Item: CustomStringConvertible {
  package var readableTexts: [String] {
    var texts: [String] = []
    if !label.isEmpty { texts.append(label) }
    if !value.isEmpty {
      if value != label { texts.append(value) }
    } else if !placeholder.isEmpty, placeholder != label {
      texts.append(placeholder)
    }
    return texts
  }

  package var description: String {
    var line = role.rawValue
    if let name = names.first { line += " \"\(name)\"" }
    if !value.isEmpty, value != names.first { line += " showing \"\(value)\"" }
    if let row { line += " in row \(row)" }
    if !isEnabled { line += " (disabled)" }
    return line
  }

  /// What a person may call it: the label, the placeholder, the identifier, the value.
  package var names: [String] {
    [label, placeholder, identifier ?? "", value].filter { !$0.isEmpty }
  }
}
