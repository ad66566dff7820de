import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator

/// One simulated phone with a window, and what the app under test noted.
@MainActor final class Stage {
  let simulator: Simulator
  let window: UIWindow
  let log = Log()

  init(
    rows: Int = 12, device: Device? = nil, behavior: PlatformBehavior = .reference,
    _ root: (Log) -> UIViewController
  ) {
    simulator = Simulator(
      behavior: behavior, device: device ?? Device(id: "test", visibleRows: rows))
    window = UIWindow(simulator: simulator)
    run {
      window.rootViewController = root(log)
      window.makeKeyAndVisible()
    }
  }

  /// Does something as the app or a person, and lets the simulation settle.
  func run(_ action: () -> Void) {
    CurrentSimulation.with(simulator) {
      action()
      simulator.settle()
    }
  }

  /// What is on the screen.
  var elements: ElementList {
    CurrentSimulation.with(simulator) {
      var list = ElementList()
      window.collectElements(into: &list)
      return list
    }
  }

  var words: [String] {
    elements.items.map { item in
      item.element.elementLabel.isEmpty ? item.element.elementValue : item.element.elementLabel
    }
  }

  func tap(_ label: String) {
    run {
      let element = elements.items.last { $0.element.elementLabel == label }?.element
      _ = element?.perform(.tap)
    }
  }

  /// Types into the field that has focus, a character at a time.
  func type(_ text: String) {
    for character in text {
      run {
        guard let client = simulator.focus.current else { return }
        client.inputType(client.inputText + String(character))
      }
    }
  }

  func focus(_ field: any TextInputClient) {
    run { _ = simulator.focus.begin(field, cause: .focusMove) }
  }

  func swipeBack(cancelled: Bool) {
    run {
      guard let stack = simulator.stacks.last else { return }
      if cancelled { stack.cancelInteractivePop() } else { stack.pop(cause: .interactivePop) }
    }
  }

  func tearDown() {
    CurrentSimulation.with(simulator) { window.tearDown() }
    simulator.endProcess()
  }
}

/// Lines that an app under test wrote.
@MainActor final class Log {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines.removeAll() }
    return lines
  }
}

/// A controller that notes its callbacks.
class NotingController: UIViewController {
  let log: Log
  let name: String

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func note(_ text: String) { log.note("\(name).\(text)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note(isMovingFromParent ? "viewWillDisappear moving" : "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("viewDidDisappear")
  }
}
