import UIKit

/// A row with a field that tells how it is edited.
final class FieldRow: UITableViewCell, UITextFieldDelegate {
  let field = UITextField()
  /// What the field is about.
  var name = "" { didSet { field.accessibilityIdentifier = name } }
  var onChange: ((FieldRow) -> Void)?
  var onEnd: ((FieldRow) -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onChange?(self)
      }, for: .editingChanged)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    onEnd?(self)
  }
}

/// An item with a field that tells how it is edited.
final class FieldItem: UICollectionViewCell, UITextFieldDelegate {
  let field = UITextField()
  var name = "" { didSet { field.accessibilityIdentifier = name } }
  var onChange: ((FieldItem) -> Void)?
  var onEnd: ((FieldItem) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.onChange?(self)
      }, for: .editingChanged)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    onEnd?(self)
  }
}

extension UICollectionViewLayout {
  /// Rows of standard height.
  static var rows: UICollectionViewLayout {
    UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
  }
}
