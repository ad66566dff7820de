import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

/// A screen that uses the forms in which apps write these calls; that it compiles is the test.
@MainActor @Suite struct CallFormTests {
  final class Everything: UIViewController, UITextFieldDelegate, UITextViewDelegate,
    UITableViewDelegate, UIGestureRecognizerDelegate, UIPopoverPresentationControllerDelegate
  {
    struct Person: Hashable { let id: Int }
    private lazy var table: UITableView = {
      let table = UITableView(frame: .zero, style: .insetGrouped)
      table.translatesAutoresizingMaskIntoConstraints = false
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 60
      table.keyboardDismissMode = .interactive
      table.tableFooterView = UIView()
      table.delegate = self
      return table
    }()
    private lazy var source = UITableViewDiffableDataSource<Int, Person>(tableView: table) {
      (table, path, person) -> UITableViewCell? in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Person \(person.id)"
      content.secondaryText = "x"
      content.textProperties.color = .secondaryLabel
      cell.contentConfiguration = content
      cell.accessoryType = .detailButton
      return cell
    }
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let text = UITextView()
    let slider = UISlider()
    let progress = UIProgressView(progressViewStyle: .bar)
    let pages = UIPageControl()
    let save = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in })
    private var observers: [any NSObjectProtocol] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      navigationItem.largeTitleDisplayMode = .never
      navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in }),
        UIBarButtonItem(
          image: UIImage(systemName: "ellipsis"), menu: UIMenu(title: "", children: [])),
        UIBarButtonItem(title: "X", style: .done, target: self, action: Selector(Everything.close)),
        .flexibleSpace(),
      ]
      toolbarItems = [UIBarButtonItem.fixedSpace(8), editButtonItem]
      field.delegate = self
      field.borderStyle = .roundedRect
      field.textContentType = .emailAddress
      field.addTarget(self, action: Selector(Everything.changed(_:)), for: [.editingChanged])
      field.leftViewMode = .always
      field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      text.delegate = self
      text.isScrollEnabled = false
      text.textContainerInset = .zero
      text.textContainer.lineFragmentPadding = 0
      slider.addAction(
        UIAction { action in _ = (action.sender as? UISlider)?.value }, for: .valueChanged)
      save.configuration?.title = "Save"
      save.configurationUpdateHandler = { button in button.configuration?.subtitle = "now" }
      let tap = UITapGestureRecognizer(target: self, action: Selector(Everything.close))
      tap.cancelsTouchesInView = false
      tap.delegate = self
      view.addGestureRecognizer(tap)
      let stack = UIStackView(arrangedSubviews: [field, text, slider, progress, pages, save, table])
      stack.axis = .vertical
      stack.spacing = 8
      stack.setCustomSpacing(16, after: field)
      view.addSubview(stack)
      observers.append(
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { note in _ = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect })
      var snapshot = NSDiffableDataSourceSnapshot<Int, Person>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<3).map { Person(id: $0) }, toSection: 0)
      source.defaultRowAnimation = .fade
      source.apply(snapshot, animatingDifferences: false)
    }

    func close() { view.endEditing(true) }
    func changed(_ sender: UITextField) { title = sender.text }

    func textFieldDidEndEditing(
      _ textField: UITextField, reason: UITextField.DidEndEditingReason
    ) { if reason == .committed { title = textField.text } }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      let detail = UIViewController()
      detail.modalPresentationStyle = .popover
      detail.popoverPresentationController?.delegate = self
      detail.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
      detail.popoverPresentationController?.permittedArrowDirections = [.up, .down]
      let sheet = UINavigationController(rootViewController: UIViewController())
      if let presentation = sheet.sheetPresentationController {
        presentation.detents = [.medium(), .large()]
        presentation.prefersGrabberVisible = true
        presentation.delegate = nil
      }
      sheet.isModalInPresentation = true
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "reason" }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "Delete", style: .destructive) { [weak self, weak alert] _ in
          self?.title = alert?.textFields?.first?.text
        })
      alert.preferredAction = alert.actions.last
      present(alert, animated: true)
    }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let delete = UIContextualAction(style: .destructive, title: "Delete") {
        [weak self] (_, _, completion) in
        self?.title = "deleted"
        completion(true)
      }
      delete.image = UIImage(systemName: "trash")
      delete.backgroundColor = .systemRed
      let configuration = UISwipeActionsConfiguration(actions: [delete])
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header?.textLabel?.text = "People"
      return header
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(
          title: "",
          children: [
            UIAction(
              title: "Pin", image: UIImage(systemName: "pin"), attributes: [.destructive]
            ) { [weak self] _ in self?.title = "pinned" }
          ])
      }
    }
    func adaptivePresentationStyle(for controller: UIPresentationController)
      -> UIModalPresentationStyle
    { .none }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate(alongsideTransition: { _ in }, completion: nil)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
    }
    deinit {
      MainActor.assumeIsolated { observers.forEach(NotificationCenter.default.removeObserver) }
    }
  }

  let stage: Stage
  let screen: Everything

  init() {
    var made: Everything!
    stage = Stage { _ in
      made = Everything()
      return UINavigationController(rootViewController: made)
    }
    screen = made
  }

  @Test func everythingIsOnTheScreen() {
    #expect(stage.words.contains("Person 2"))
    #expect(stage.words.contains("People"))
    #expect(stage.words.contains("Save"))
  }

  @Test func swipeActionsAndMenusReachTheApp() {
    let row = stage.elements.items.first { $0.element.elementLabel == "Person 1" }!.element
    stage.run { #expect(row.perform(.longPress)) }
    stage.tap("Pin")
    #expect(screen.title == "pinned")
    #expect(!stage.elements.rows.isEmpty)
  }

  // Apple, preferredAction and handlers: the handler reads the alert's fields.
  @Test func alertHandlersReadTheirFields() {
    stage.tap("Person 0")
    stage.type("old")
    stage.tap("Delete")
    #expect(screen.title == "old")
  }
}
