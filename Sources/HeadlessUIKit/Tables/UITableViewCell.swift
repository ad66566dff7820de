// Modelled: partial, documented
public import Foundation
package import LifecycleModel
public import LifecycleSimulator

/// One row of a table: its content, and what a person can do with the row.
@preconcurrency @MainActor open class UITableViewCell: UIView, RowElement, ReusableItem {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// What stands at the end of the row; accepted, not drawn.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  /// What the row looks like when it is selected; `none` does not keep it from being selected.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// How a cell is separated; accepted, not drawn.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }

  /// Which controls of a row are shown.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  private let style: CellStyle
  open private(set) var reuseIdentifier: String?
  open private(set) lazy var contentView: UIView = makeContentView()
  private var title: UILabel?
  private var detail: UILabel?
  private var picture: UIImageView?
  weak var table: UITableView?

  open var accessoryType = AccessoryType.none
  open var editingAccessoryType = AccessoryType.none
  open var accessoryView: UIView? { didSet { exchange(oldValue, for: accessoryView) } }
  open var editingAccessoryView: UIView?
  open var selectionStyle = SelectionStyle.default
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var showsReorderControl = false
  open var shouldIndentWhileEditing = true
  open var isSelected = false
  open var isHighlighted = false
  open private(set) var isEditing = false
  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfiguration.exchange(&shown, in: contentView) }
  }
  private var shown: (any UIView & UIContentView)?
  /// The background as a value; accepted, not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell's state changes or it is asked to update.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Makes the cell that a table needs for a registered class.
  package convenience init(registeredFor identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  // MARK: Content

  open var textLabel: UILabel? {
    if title == nil { title = addLabel() }
    return title
  }

  /// The second label; a cell of the default style has none.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if detail == nil {
      _ = textLabel
      detail = addLabel()
    }
    return detail
  }

  open var imageView: UIImageView? {
    if picture == nil {
      let view = UIImageView()
      contentView.addSubview(view)
      picture = view
    }
    return picture
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .value1, .value2: .valueCell()
    case .subtitle: .subtitleCell()
    }
  }

  /// Called before the cell is used for another row; what it shows stays as it is.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  private func makeContentView() -> UIView {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }

  private func addLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: Configuration

  /// What the cell's configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    return state
  }

  /// Asks for an update of the configuration; it comes at once.
  open func setNeedsUpdateConfiguration() {
    let state = configurationState
    updateConfiguration(using: state)
  }

  /// Brings the configurations up to date with the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Row

  package var rowIndex: Int { table?.engine.index(of: self) ?? 0 }
  package var canDeleteRow: Bool { table?.canDelete(self) ?? false }
  package var canMoveRow: Bool { table?.canMove(self) ?? false }
  package var isRowInEditMode: Bool { table?.isEditing ?? false }
  package func deleteRow() -> Bool { table?.deleteByHand(self) ?? false }
  package func moveRow(after other: (any RowElement)?) -> Bool {
    table?.moveByHand(self, after: other as? UITableViewCell) ?? false
  }
  package func selectRow() -> Bool { table?.selectByHand(self) ?? false }
  override func performRowAction(_ title: String) -> Bool {
    table?.performSwipeAction(title, self) ?? false
  }
  override var ownMenu: UIContextMenuConfiguration? { table?.menu(of: self) }

  package override var elementRole: ElementRole { .row }

  package override func collectVisible(into list: inout ElementList) {
    super.collectVisible(into: &list)
    if accessoryType.isButton, !isEditing { list.add(accessoryButton) }
  }
  private lazy var accessoryButton = AccessoryButton(self)
}

extension UITableViewCell.AccessoryType {
  /// Whether the accessory is a button of its own.
  var isButton: Bool { self == .detailButton || self == .detailDisclosureButton }
}

/// The button at the end of a row.
@MainActor private final class AccessoryButton: Element {
  private unowned let cell: UITableViewCell
  init(_ cell: UITableViewCell) { self.cell = cell }
  var elementRole: ElementRole { .button }
  var elementLabel: String { "More Info" }
  func perform(_ gesture: Touch) -> Bool {
    gesture == .tap && (cell.table?.touchAccessory(of: cell) ?? false)
  }
}
