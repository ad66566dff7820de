/// Finds an element as a person or a screen reader finds it.
public struct ElementQuery: Hashable, Sendable, Codable, ExpressibleByStringLiteral {
  /// Label, placeholder, shown value or accessibility identifier; the way of a string literal.
  public var text: String?
  public var identifier: String?
  public var role: ElementRole?
  /// The position among the elements that match, from 0; `nil` demands exactly one.
  public var index: Int?
  /// Only within the row that shows this text.
  public var row: String?

  public init(
    text: String? = nil, identifier: String? = nil, role: ElementRole? = nil, index: Int? = nil,
    row: String? = nil
  ) {
    self.text = text
    self.identifier = identifier
    self.role = role
    self.index = index
    self.row = row
  }

  public init(stringLiteral value: String) { self.init(text: value) }

  public static func labelled(_ text: String, at index: Int? = nil) -> ElementQuery {
    ElementQuery(text: text, index: index)
  }
  public static func labelled(_ text: String, inRow row: String) -> ElementQuery {
    ElementQuery(text: text, row: row)
  }
  public static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery(identifier: identifier)
  }
  public static func role(_ role: ElementRole, at index: Int? = nil) -> ElementQuery {
    ElementQuery(role: role, index: index)
  }
}

/// What an element on the screen is, as a screen reader announces it.
public enum ElementRole: String, Codable, CaseIterable, Sendable, Hashable {
  case text, image, button, link, textField, secureField, textView, toggle, picker, slider
  case stepper, datePicker, row, header, tab, menuItem, alert, segment, backButton, editButton
  case other
}
