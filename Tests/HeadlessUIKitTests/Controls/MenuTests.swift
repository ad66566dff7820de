import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct MenuTests {
  final class Form: UIViewController {
    let log: Log
    let button = UIButton(type: .system)
    let sort = UIButton(type: .system)
    let field = UITextField()
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func action(_ title: String, state: UIMenuElement.State = .off) -> UIAction {
      UIAction(title: title, state: state) { [log] _ in log.note(title) }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = true
      button.menu = UIMenu(children: [
        action("Copy"), UIMenu(title: "", options: .displayInline, children: [action("Move")]),
        UIAction(title: "Off", attributes: .disabled) { [log] _ in log.note("Off") },
      ])
      sort.showsMenuAsPrimaryAction = true
      sort.changesSelectionAsPrimaryAction = true
      sort.accessibilityIdentifier = "sort"
      sort.menu = UIMenu(children: [action("Name"), action("Date", state: .on)])
      for part in [button, sort, field] as [UIView] { view.addSubview(part) }
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Options", menu: UIMenu(children: [action("Share")]))
    }
  }

  let form: Form
  let stage: Stage

  init() {
    var made: Form!
    stage = Stage { log in
      made = Form(log)
      return UINavigationController(rootViewController: made)
    }
    form = made
  }

  // Apple, showsMenuAsPrimaryAction: the menu is displayed when the button is tapped.
  @Test func tapOpensTheMenuAndAChoiceRunsItsAction() {
    stage.tap("More")
    #expect(stage.words == ["Copy", "Move", "Off", "Dismiss Menu"])
    stage.tap("Move")
    #expect(stage.log.take() == ["Move"])
    #expect(stage.words.contains("More"))
  }

  @Test func disabledChoicesDoNothing() {
    stage.tap("More")
    stage.tap("Off")
    #expect(stage.log.take().isEmpty)
    stage.tap("Dismiss Menu")
    #expect(stage.words.contains("More"))
  }

  // A menu is no presentation: the field keeps the keyboard.
  @Test func fieldKeepsTheKeyboardWhileAMenuIsOpen() {
    stage.focus(form.field)
    stage.tap("More")
    #expect(form.field.isFirstResponder)
  }

  // Apple, changesSelectionAsPrimaryAction: the button shows the selected element.
  @Test func popUpButtonShowsWhatIsChosen() {
    #expect(form.sort.currentTitle == "Date")
    stage.run { #expect(form.sort.perform(.pick("Name"))) }
    #expect(form.sort.currentTitle == "Name")
    #expect(stage.log.take() == ["Name"])
  }

  @Test func barButtonOpensItsMenu() {
    stage.tap("Options")
    #expect(stage.words == ["Share", "Dismiss Menu"])
    stage.tap("Share")
    #expect(stage.log.take() == ["Share"])
  }
}
