// Modelled: full, documented
public import Foundation

extension UICollectionView {
  /// Names the class of which cells for an identifier are made.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Interface builder files are not loaded: said out loud.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    nib?.noteUse()
  }

  /// Names the class of which headers or footers for an identifier are made.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[elementKind + "/" + identifier] =
      viewClass as? UICollectionReusableView.Type
  }

  /// A cell from the pool, or a new one of the registered class.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = engine.dequeue(identifier) as? UICollectionViewCell { return cell }
    guard let made = classes[identifier]?.makeRegistered(identifier) as? UICollectionViewCell else {
      UIException.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    return made
  }

  /// A header or footer from the pool, or a new one of the registered class.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + "/" + identifier
    if let view = supplementaryPool[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let made = supplementaryClasses[key]?.makeRegistered(identifier) else {
      UIException.raise(
        "NSInternalInconsistencyException",
        "could not dequeue a view of kind: \(elementKind) with identifier \(identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    return made
  }

  /// How cells of a class are set up for items of a type.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    private let token: RegistrationToken
    var identifier: String { token.identifier }
    let handler: Handler

    public init(handler: @escaping Handler) {
      token = RegistrationToken(Cell.self)
      self.handler = handler
    }

    /// Interface builder files are not loaded: said out loud.
    public init(cellNib: UINib, handler: @escaping Handler) {
      cellNib.noteUse()
      self.init(handler: handler)
    }
  }

  /// How headers or footers of a class are set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a header or footer up for its section.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    private let token: RegistrationToken
    var identifier: String { token.identifier }
    let kind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      token = RegistrationToken(Supplementary.self)
      kind = elementKind
      self.handler = handler
    }
  }

  /// A cell from the pool or a new one, set up for the item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if classes[registration.identifier] == nil { classes[registration.identifier] = Cell.self }
    let made = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = made as? Cell else { preconditionFailure("a pool of another class's cells") }
    cell.collection = self
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A header or footer from the pool or a new one, set up for the section.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let key = registration.kind + "/" + registration.identifier
    if supplementaryClasses[key] == nil { supplementaryClasses[key] = Supplementary.self }
    let made = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("a pool of another class's views")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// What tells one registration from another.
private final class RegistrationToken {
  private(set) var identifier = ""
  init(_ type: Any.Type) {
    identifier =
      String(describing: type) + "@" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
  }
}
