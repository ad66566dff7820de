// Modelled: full, documented
public import Foundation

/// The text and image of a cell, header or footer.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How text looks; accepted, not drawn.
  public struct TextProperties {
    public var font = UIFont.systemFont(ofSize: 17)
    public var color = UIColor.label
    public var numberOfLines = 0
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false
    public var adjustsFontForContentSizeCategory = true
    public var alignment = TextAlignment.natural

    /// How text is aligned; accepted, not drawn.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
  }

  /// How the image looks; accepted, not drawn.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }

  public var text: String?
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var image: UIImage?
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties()
  public var imageProperties = ImageProperties()
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 0
  public var textToSecondaryTextHorizontalPadding: CGFloat = 0
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Whether the text is read as a header.
  var isHeader = false

  init(isHeader: Bool = false) { self.isHeader = isHeader }

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  public static func valueCell() -> UIListContentConfiguration { cell() }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func header() -> UIListContentConfiguration { .init(isHeader: true) }
  public static func plainHeader() -> UIListContentConfiguration { header() }
  public static func groupedHeader() -> UIListContentConfiguration { header() }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { header() }
  public static func sidebarHeader() -> UIListContentConfiguration { header() }
  public static func footer() -> UIListContentConfiguration { cell() }
  public static func plainFooter() -> UIListContentConfiguration { cell() }
  public static func groupedFooter() -> UIListContentConfiguration { cell() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a list content configuration: its image and texts.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private let title = UILabel()
  private let detail = UILabel()
  private let picture = UIImageView()
  private var shown: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [picture, title, detail] { addSubview(view) }
    show()
  }

  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
  }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      show()
    }
  }

  private func show() {
    title.text = shown.text
    title.accessibilityTraits = shown.isHeader ? .header : .none
    detail.text = shown.secondaryText
    picture.image = shown.image
  }
}

/// Shows that a list is empty, searched in vain, or loading.
@preconcurrency @MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public static func empty() -> UIContentUnavailableConfiguration { .init() }
  public static func loading() -> UIContentUnavailableConfiguration { .init(text: "Loading…") }
  public static func search() -> UIContentUnavailableConfiguration { .init(text: "No Results") }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: asList)
  }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  private var asList: UIListContentConfiguration {
    var list = UIListContentConfiguration.cell()
    list.text = text
    list.secondaryText = secondaryText
    list.image = image
    return list
  }
}
