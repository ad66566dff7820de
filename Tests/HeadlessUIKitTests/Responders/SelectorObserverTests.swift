import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor @Suite struct SelectorObserverTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    static let changed = Notification.Name("selector-observer-tests-changed")

    override func viewDidLoad() {
      super.viewDidLoad()
      NotificationCenter.default.addObserver(
        self, selector: ActionSelector(Screen.storeChanged(_:), named: "storeChanged"),
        name: Self.changed, object: nil)
    }
    private func storeChanged(_ notification: Notification) {
      calls.append("changed \(notification.userInfo?["n"] as? Int ?? 0)")
    }
    func tick(_ timer: Timer) { calls.append("tick") }
    func saveNow(_ text: Any?) { calls.append("saved \(text as? String ?? "")") }

    func saveSoon(_ text: String) {
      NSObject.cancelPreviousPerformRequests(withTarget: self)
      perform(ActionSelector(Screen.saveNow(_:), named: "saveNow"), with: text, afterDelay: 0.5)
    }
  }

  let screen: Screen
  let stage: Stage

  init() {
    let screen = Screen()
    self.screen = screen
    stage = Stage { _ in screen }
  }

  private func post(_ number: Int) {
    stage.run {
      NotificationCenter.default.post(
        name: Screen.changed, object: nil, userInfo: ["n": number])
    }
  }

  // NotificationCenter.addObserver(_:selector:name:object:), removeObserver(_:).
  @Test func anObserverHearsUntilItIsRemoved() {
    post(1)
    stage.run { NotificationCenter.default.removeObserver(screen) }
    post(2)
    #expect(screen.calls == ["changed 1"])
  }

  @Test func anotherSimulationIsNotHeard() {
    let other = Stage { _ in UIViewController() }
    other.run { NotificationCenter.default.post(name: Screen.changed, object: nil) }
    #expect(screen.calls.isEmpty)
  }

  // Timer.scheduledTimer(timeInterval:target:selector:userInfo:repeats:).
  @Test func aTimerCallsItsMethod() {
    stage.run {
      Timer.scheduledTimer(
        timeInterval: 1, target: screen, selector: ActionSelector(Screen.tick(_:), named: "tick"),
        userInfo: nil, repeats: true)
    }
    stage.run { stage.simulator.clock.advance(by: .milliseconds(2_500)) }
    #expect(screen.calls == ["tick", "tick"])
  }

  // NSObject: perform(_:with:afterDelay:), cancelPreviousPerformRequests(withTarget:).
  @Test func aCallThatIsPutOffCanBeCancelled() {
    stage.run { screen.saveSoon("a") }
    stage.run { stage.simulator.clock.advance(by: .milliseconds(300)) }
    stage.run { screen.saveSoon("ab") }
    stage.run { stage.simulator.clock.advance(by: .milliseconds(300)) }
    #expect(screen.calls.isEmpty)
    stage.run { stage.simulator.clock.advance(by: .milliseconds(300)) }
    #expect(screen.calls == ["saved ab"])
  }
}
