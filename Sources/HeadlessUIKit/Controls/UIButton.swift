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

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  open func setTitleColor(_ color: UIColor?, for state: State) {}
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
  package override var elementValue: String { accessibilityValue ?? "" }
  package override var isElementCancelling: Bool { role == .cancel }
  package override var eventName: String { elementLabel }

  package override func perform(_ gesture: Gesture) -> Bool {
    guard isElementEnabled else { return false }
    switch gesture {
    case .tap:
      sendByHand([.touchDown])
      sendByHand([.touchUpInside, .primaryActionTriggered])
      return true
    case .longPress: return passLongPressUp()
    default: return false
    }
  }
}
