// Modelled: partial, documented
public import Foundation

/// A header or footer of a table's section that is reused.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  open private(set) var reuseIdentifier: String?
  open private(set) lazy var contentView: UIView = makeContentView()
  private var title: UILabel?
  private var detail: UILabel?
  private var shown: (any UIView & UIContentView)?
  open var backgroundView: UIView?
  /// What the view shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfiguration.exchange(&shown, in: contentView) }
  }
  /// The background as a value; accepted, not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view that a table needs for a registered class.
  package convenience init(registeredFor identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  open var textLabel: UILabel? {
    if title == nil { title = addLabel() }
    return title
  }

  open var detailTextLabel: UILabel? {
    if detail == nil { detail = addLabel() }
    return detail
  }

  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  private func makeContentView() -> UIView {
    let view = UIView()
    addSubview(view)
    return view
  }

  private func addLabel() -> UILabel {
    let label = UILabel()
    label.accessibilityTraits = .header
    contentView.addSubview(label)
    return label
  }

  // As for cells: see `UITableViewCell+Registration.swift`.
  @_silgen_name("$s13HeadlessUIKit023UITableViewHeaderFooterD0C13registeredForACSS_tcfC")
  static func makeRegistered(_ identifier: consuming String) -> UITableViewHeaderFooterView
}
