import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

/// What `holdfast import` writes for `#selector` compiles and calls the right method.
@MainActor @Suite struct ActionSelectorTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    let button = UIButton(type: .system)

    private func save() { calls.append("save") }
    private func save(_ sender: UIButton) { calls.append("save sender") }
    func pressed(_ sender: Any?) -> Bool {
      calls.append("pressed")
      return true
    }
    func touched(_ sender: UIButton, forEvent event: UIEvent) { calls.append("touched") }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.setTitle("Save", for: .normal)
      view.addSubview(button)
      button.addTarget(
        self, action: ActionSelector(Screen.save(_:), named: "save"), for: .touchUpInside)
      button.addTarget(
        self, action: ActionSelector(Screen.pressed(_:), named: "pressed"), for: .touchUpInside)
      button.addTarget(
        self, action: ActionSelector(Screen.touched(_:forEvent:), named: "touched"),
        for: .touchUpInside)
      button.addTarget(
        self, action: ActionSelector(Screen.extended, named: "extended"), for: .touchUpInside)
      button.addTarget(
        self,
        action: ActionSelector({ (target: Screen) in { target.save() } }, named: "save"),
        for: .touchUpInside)
      button.addTarget(
        self, action: ActionSelector(of: self, { $0.pressed(_:) }, named: "pressed"),
        for: .touchUpInside)
    }

    func stopListening() {
      button.removeTarget(
        self, action: ActionSelector(Screen.pressed(_:), named: "pressed"), for: .touchUpInside)
    }
  }

  /// A class without isolation, as coordinators often are.
  final class Listener: NSObject {
    var calls = 0
    func heard(_ sender: UIButton) { calls += 1 }
    func make() -> ActionSelector { ActionSelector(Listener.heard(_:), named: "heard") }
  }

  let screen: Screen
  let stage: Stage

  init() {
    let screen = Screen()
    self.screen = screen
    stage = Stage { _ in screen }
  }

  @Test func eachMethodIsCalledInOrder() {
    stage.tap("Save")
    #expect(
      screen.calls == ["save sender", "pressed", "touched", "extended", "save", "pressed"])
  }

  // UIControl.removeTarget(_:action:for:): only the pairs with that action go.
  @Test func takingAnActionAwayLeavesTheOthers() {
    stage.run { screen.stopListening() }
    stage.tap("Save")
    #expect(screen.calls == ["save sender", "touched", "extended", "save"])
  }

  @Test func methodsWithoutIsolationAreCalledToo() {
    let listener = Listener()
    screen.button.addTarget(listener, action: listener.make(), for: .touchUpInside)
    stage.tap("Save")
    #expect(listener.calls == 1)
  }

  @Test func selectorsAreEqualByNameAndParameters() {
    let one = ActionSelector(Screen.pressed(_:), named: "pressed")
    #expect(one == ActionSelector(of: screen, { $0.pressed(_:) }, named: "pressed(_:)"))
    #expect(one != ActionSelector(Screen.touched(_:forEvent:), named: "touched"))
    #expect(one.description == "pressed:")
  }
}

extension ActionSelectorTests.Screen {
  fileprivate func extended() { calls.append("extended") }
}
