public import Foundation
package import LifecycleModel
public import LifecycleSimulator

/// One row of a table: its content, and what a person can do with the row.
@preconcurrency @MainActor open class UITableViewCell: UIView, RowElement {
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
  open var contentConfiguration: UIListContentConfiguration? { didSet { showConfiguration() } }

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
    UIListContentConfiguration()
  }

  /// Called before the cell is used for another row; what it shows stays as it is.
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

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

  private func showConfiguration() {
    guard let contentConfiguration else { return }
    textLabel?.text = contentConfiguration.text
    if contentConfiguration.secondaryText != nil || detail != nil {
      if detail == nil { detail = addLabel() }
      detail?.text = contentConfiguration.secondaryText
    }
  }

  // MARK: Row

  package var rowIndex: Int { table?.flatIndex(of: self) ?? 0 }
  package var canDeleteRow: Bool { table?.canDelete(self) ?? false }
  package var canMoveRow: Bool { table?.canMove(self) ?? false }
  package var isRowInEditMode: Bool { table?.isEditing ?? false }
  package func deleteRow() -> Bool { table?.deleteByHand(self) ?? false }
  package func moveRow(after other: (any RowElement)?) -> Bool {
    table?.moveByHand(self, after: other as? UITableViewCell) ?? false
  }
  package func selectRow() -> Bool { table?.selectByHand(self) ?? false }

  package override var elementRole: ElementRole { .row }
  package override func perform(_ gesture: Gesture) -> Bool {
    gesture == .tap ? passTapUp() : super.perform(gesture)
  }
}

/// The text and image of a cell.
public struct UIListContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public init() {}
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
