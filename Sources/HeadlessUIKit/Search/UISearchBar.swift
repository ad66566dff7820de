// Modelled: partial, documented
public import Foundation
import LifecycleModel
package import LifecycleSimulator

/// Decides about and is told of a search.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// A field for a search, with a cancel button and scopes beside it.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// How it looks; accepted, not drawn.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  open weak var delegate: (any UISearchBarDelegate)?
  open private(set) lazy var searchTextField = makeField()
  private lazy var relay = SearchFieldRelay(self)
  private lazy var cancelButton = makeCancelButton()
  private var scopes: UISegmentedControl?
  weak var search: UISearchController?
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prompt: String?
  open var showsBookmarkButton = false
  open var showsScopeBar = false
  open var showsCancelButton = false
  open var returnKeyType = UIReturnKeyType.search
  open var autocapitalizationType = UITextAutocapitalizationType.none
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var enablesReturnKeyAutomatically = true

  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  open var scopeButtonTitles: [String]? { didSet { makeScopes() } }
  open var selectedScopeButtonIndex: Int {
    get { scopes?.selectedSegmentIndex ?? 0 }
    set { scopes?.selectedSegmentIndex = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    // The bar of a search controller stands in no window of its own.
    if searchTextField.attachedWindow == nil, search != nil, let simulator {
      return simulator.focus.begin(searchTextField, cause: .program)
    }
    return searchTextField.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    searchTextField.resignFirstResponder()
  }

  private func makeField() -> UISearchTextField {
    let field = UISearchTextField()
    field.clearButtonMode = .whileEditing
    field.delegate = relay
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    addSubview(field)
    return field
  }

  private func makeCancelButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.cancelByHand() }, for: .touchUpInside)
    addSubview(button)
    return button
  }

  private func makeScopes() {
    scopes?.removeFromSuperview()
    guard let scopeButtonTitles else {
      scopes = nil
      return
    }
    let control = UISegmentedControl(items: scopeButtonTitles)
    control.selectedSegmentIndex = 0
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        search?.update()
      }, for: .valueChanged)
    addSubview(control)
    scopes = control
  }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    search?.update()
  }

  private func cancelByHand() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.cancelByHand()
  }

  package override func collectVisible(into list: inout ElementList) {
    searchTextField.collectElements(into: &list)
    if showsCancelButton { cancelButton.collectElements(into: &list) }
    if showsScopeBar || search?.isActive == true { scopes?.collectElements(into: &list) }
  }
}

/// Passes what the field of a search bar is asked and told on to the bar's delegate.
private final class SearchFieldRelay: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar
  init(_ bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.search?.begin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }
  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }
}
