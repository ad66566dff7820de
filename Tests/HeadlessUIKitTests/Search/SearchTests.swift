import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct SearchTests {
  final class Results: NotingController, UISearchResultsUpdating, UISearchBarDelegate {
    let search = UISearchController(searchResultsController: nil)
    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
      search.searchBar.placeholder = "Search"
      navigationItem.searchController = search
    }
    func updateSearchResults(for searchController: UISearchController) {
      log.note("update \(searchController.isActive) '\(searchController.searchBar.text ?? "")'")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.note("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.note("cancel") }
  }

  // Apple, updateSearchResults(for:): called when the bar becomes active and when its text changes.
  @Test func searchTellsItsUpdater() {
    let stage = Stage { UINavigationController(rootViewController: Results("List", $0)) }
    _ = stage.log.take()
    let field = stage.elements.items.first { $0.element.elementPlaceholder == "Search" }!
    #expect(field.element.elementRole == .textField)
    stage.focus(field.element.elementInput!)
    stage.type("a")
    stage.run { _ = stage.simulator.focus.current?.inputReturn(.soft) }
    #expect(stage.log.take() == ["update true ''", "update true 'a'", "search"])
    stage.tap("Cancel")
    #expect(stage.log.take() == ["cancel", "update false ''"])
    #expect(stage.simulator.focus.current == nil)
  }
}
