// Modelled: partial, documented
import Foundation

/// A list of actions, with menus in it.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown within another one.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public let identifier: Identifier
  public let options: Options
  open private(set) var children: [UIMenuElement]

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The actions that a person can choose, through all submenus.
  var choices: [UIMenuElement] {
    children.flatMap { element -> [UIMenuElement] in
      switch element {
      case let menu as UIMenu: menu.choices
      case let deferred as UIDeferredMenuElement: deferred.choices
      case let action as UIAction: action.attributes.contains(.hidden) ? [] : [action]
      default: [element]
      }
    }
  }

  /// Does what the choice with the title is for; returns whether there is one.
  func choose(_ title: String, from sender: AnyObject?) -> Bool {
    for choice in choices where choice.title == title {
      if let action = choice as? UIAction {
        guard !action.attributes.contains(.disabled) else { return false }
        let popUp = sender as? UIButton
        if options.contains(.singleSelection) || popUp?.changesSelectionAsPrimaryAction == true {
          select(action)
          popUp?.takeChosenTitle()
        }
        action.run(from: sender)
        return true
      }
      if let command = choice as? UICommand { return command.run(from: sender) }
    }
    return false
  }

  /// Makes one action the chosen one of a menu in which one is.
  func select(_ action: UIAction) {
    for other in choices { (other as? UIAction)?.state = other === action ? .on : .off }
  }
}

/// A menu element that calls a method along the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public let action: ActionSelector
  open var attributes: Attributes
  open var state: State
  public let propertyList: Any?

  public init(
    title: String = "", image: UIImage? = nil, action: ActionSelector, propertyList: Any? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.attributes = attributes
    self.state = state
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }

  func run(from sender: AnyObject?) -> Bool {
    guard CurrentSimulation.simulator != nil, !attributes.contains(.disabled) else { return false }
    return UIApplication.shared.sendAction(action, to: nil, from: self, for: nil)
  }
}

/// A menu element whose elements are made when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Asks anew each time the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  var choices: [UIMenuElement] {
    var made: [UIMenuElement] = []
    provider { made = $0 }
    return UIMenu(children: made).choices
  }
}
