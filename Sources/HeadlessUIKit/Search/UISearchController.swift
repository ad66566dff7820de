// Modelled: partial, documented
public import Foundation
import LifecycleSimulator

/// Shows the results of a search.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told that a search begins and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// A search that a screen's bar shows; it is active from the first touch until it is cancelled.
///
/// A results controller of its own is not shown; results in the same screen are.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open private(set) lazy var searchBar = makeBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchResultsController: UIViewController?
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var showsSearchResultsController = false
  private var active = false

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    if searchResultsController != nil {
      simulator?.noteUnsupported(
        "UISearchController(searchResultsController:) with a controller of its own",
        file: "UISearchController", line: 0)
    }
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  open var isActive: Bool {
    get { active }
    set { if newValue { begin() } else { end() } }
  }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.search = self
    return bar
  }

  func begin() {
    guard !active else { return }
    active = true
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    delegate?.didPresentSearchController(self)
    update()
  }

  func end() {
    guard active else { return }
    active = false
    delegate?.willDismissSearchController(self)
    _ = searchBar.resignFirstResponder()
    searchBar.text = ""
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    update()
    delegate?.didDismissSearchController(self)
  }

  func cancelByHand() { end() }
  func update() { searchResultsUpdater?.updateSearchResults(for: self) }
}
