// Modelled: partial, documented
public import Foundation
package import LifecycleModel
public import LifecycleSimulator

/// A view of a collection that is used for one item or section after another.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?
  weak var collection: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the view that a collection needs for a registered class.
  package convenience init(registeredFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Called before the view is used for something else; what it shows stays as it is.
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { attributes }

  // As for cells of tables: see `UITableViewCell+Registration.swift`.
  @_silgen_name("$s13HeadlessUIKit24UICollectionReusableViewC13registeredForACSS_tcfC")
  static func makeRegistered(_ identifier: consuming String) -> UICollectionReusableView
}

/// One item of a collection: its content, and what a person can do with it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView, RowElement, ReusableItem {
  open private(set) lazy var contentView: UIView = makeContentView()
  open var isSelected = false { didSet { stateChanged(oldValue != isSelected) } }
  open var isHighlighted = false { didSet { stateChanged(oldValue != isHighlighted) } }
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  private var shown: (any UIView & UIContentView)?
  /// What the cell shows, as a value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfiguration.exchange(&shown, in: contentView) }
  }
  /// The background as a value; accepted, not drawn.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called when the cell's state changes or it is asked to update.
  open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What the cell's configurations depend on.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = collection?.isEditing ?? false
    return state
  }

  /// Asks for an update of the configuration; it comes at once.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }

  /// Brings the configurations up to date with the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  private func stateChanged(_ isChange: Bool) {
    if isChange, configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  private func makeContentView() -> UIView {
    let view = UIView()
    insertSubview(view, at: 0)
    return view
  }

  // MARK: Row

  package var rowIndex: Int { collection?.engine.index(of: self) ?? 0 }
  package var canDeleteRow: Bool { collection?.canDelete(self) ?? false }
  package var canMoveRow: Bool { collection?.canMove(self) ?? false }
  package var isRowInEditMode: Bool { collection?.isEditing ?? false }
  package func deleteRow() -> Bool { collection?.deleteByHand(self) ?? false }
  package func moveRow(after other: (any RowElement)?) -> Bool {
    collection?.moveByHand(self, after: other as? UICollectionViewCell) ?? false
  }
  package func selectRow() -> Bool { collection?.selectByHand(self) ?? false }
  override func performRowAction(_ title: String) -> Bool {
    collection?.performSwipeAction(title, self) ?? false
  }
  override var ownMenu: UIContextMenuConfiguration? { collection?.menu(of: self) }
  package override var elementRole: ElementRole { .row }
}

/// An item of a list: a cell with accessories.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  package override func collectVisible(into list: inout ElementList) {
    super.collectVisible(into: &list)
    for accessory in accessories { accessory.collect(of: self, into: &list) }
  }
}
