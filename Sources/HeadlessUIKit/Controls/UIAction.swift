// Modelled: full, documented
public import Foundation

/// What an action does when it is chosen.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An element of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// How an element is shown and whether it can be chosen.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable { case off, on, mixed }

  open internal(set) var title: String
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure with a title.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  /// Names an action.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name; without one of the app's own no two actions share it.
  open var identifier: Identifier {
    ownIdentifier
      ?? Identifier(
        "com.apple.action." + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16))
  }
  private let ownIdentifier: Identifier?
  open var subtitle: String?
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open internal(set) var sender: Any?
  let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    ownIdentifier = identifier
    self.subtitle = subtitle
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Does what the action is for.
  open func performWithSender(_ sender: Any?, target: Any?) { run(from: sender) }

  func run(from sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
