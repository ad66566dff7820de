// Modelled: partial, documented
public import Foundation
package import LifecycleModel
package import LifecycleSimulator

/// A control that does something when it is tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The look of a button; accepted, not drawn.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// What a button means to its screen.
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

  /// The look and the text of a button.
  public struct Configuration {
    public var title: String?
    public var subtitle: String?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var contentInsets = NSDirectionalEdgeInsets.zero
    public var imagePadding: CGFloat = 0
    public var showsActivityIndicator = false
    public var attributedTitle: AttributedString? {
      didSet { title = attributedTitle.map { String($0.characters) } }
    }
    public var attributedSubtitle: AttributedString?
    public var titlePadding: CGFloat = 0
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var titleAlignment = TitleAlignment.automatic
    public var buttonSize = Size.medium
    public var cornerStyle = CornerStyle.dynamic
    public var macIdiomStyle = 0
    public var background = UIBackgroundConfiguration()
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// How the title is aligned; accepted, not drawn.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
    /// How large the button is; accepted, not drawn.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How round the corners are; accepted, not drawn.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic, small, medium, large, capsule
    }

    public func updated(for button: UIButton) -> Configuration { self }
    public static func borderedTinted() -> Configuration { Configuration() }
    public static func plain() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func bordered() -> Configuration { Configuration() }
    public static func borderless() -> Configuration { Configuration() }
    public static func borderedProminent() -> Configuration { Configuration() }
  }

  public private(set) var buttonType = ButtonType.custom
  open var role = Role.normal
  open var configuration: Configuration?
  open var automaticallyUpdatesConfiguration = true
  /// Called when the button's state changes or it is asked to update.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The menu that a tap or a long press opens.
  open var menu: UIMenu? { didSet { takeChosenTitle() } }
  /// Whether the button shows the chosen element of its menu.
  open var changesSelectionAsPrimaryAction = false { didSet { takeChosenTitle() } }
  open override var isEnabled: Bool { didSet { updateConfiguration(oldValue != isEnabled) } }
  open override var isSelected: Bool { didSet { updateConfiguration(oldValue != isSelected) } }

  /// Asks for an update of the configuration; it comes at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  private func updateConfiguration(_ isChange: Bool) {
    if isChange, configurationUpdateHandler != nil { updateConfiguration() }
  }
  open private(set) lazy var titleLabel: UILabel? = UILabel()
  open private(set) lazy var imageView: UIImageView? = UIImageView()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var contentEdgeInsets = UIEdgeInsets.zero

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Makes a button of a type that runs an action and takes its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    takeTitle(primaryAction)
  }

  /// Makes a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
    takeTitle(primaryAction)
  }

  private func takeTitle(_ action: UIAction?) {
    if let action, !action.title.isEmpty { setTitle(action.title, for: .normal) }
  }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func titleColor(for state: State) -> UIColor? { nil }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    titles[state].map { NSAttributedString(string: $0) }
  }
  open func backgroundImage(for state: State) -> UIImage? { nil }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {}
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.string
  }

  /// The title that shows now.
  open var currentTitle: String? { title(for: state) ?? configuration?.title }
  open var currentImage: UIImage? { image(for: state) ?? configuration?.image }

  package override var elementRole: ElementRole { .button }
  package override var elementLabel: String {
    accessibilityLabel ?? currentTitle ?? currentImage?.name ?? ""
  }
  package override var elementValue: String {
    accessibilityValue ?? (changesSelectionAsPrimaryAction ? currentTitle ?? "" : "")
  }
  package override var isElementCancelling: Bool { role == .cancel }
  package override var eventName: String { elementLabel }

  package override func perform(_ gesture: Touch) -> Bool {
    guard isElementEnabled else { return false }
    switch gesture {
    case .tap where menu != nil && showsMenuAsPrimaryAction: return openMenu()
    case .pick(let title): return menu != nil && chooseFromMenu(title)
    case .tap:
      sendByHand([.touchDown])
      sendByHand([.touchUpInside, .primaryActionTriggered])
      return true
    case .longPress: return openMenu() || passLongPressUp()
    default: return false
    }
  }

  // MARK: Menu

  override var contextMenu: UIMenu? { menu ?? super.contextMenu }

  private func chooseFromMenu(_ title: String) -> Bool {
    menu?.choose(title, from: self) ?? false
  }

  /// A pop-up button takes the title of what is chosen, at first the first element.
  func takeChosenTitle() {
    guard changesSelectionAsPrimaryAction, let actions = menu?.choices as? [UIAction] else {
      return
    }
    let chosen = actions.first { $0.state == .on } ?? actions.first
    guard let chosen else { return }
    menu?.select(chosen)
    titles[.normal] = chosen.title
    configuration?.title = chosen.title
  }
}
