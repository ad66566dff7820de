import HeadlessUIKit
import LifecycleSimulator
import Testing
import VirtualTime

/// Observers with a block, as controllers have them for the keyboard.
@MainActor @Suite struct NotificationBlockTests {
  final class Screen: UIViewController {
    let field = UITextField()
    var notices: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(field)
      for (name, word) in [
        (UIResponder.keyboardWillShowNotification, "show"),
        (UITextField.textDidChangeNotification, "change"),
      ] {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
          [weak self] _ in self?.notices.append(word)
        }
      }
    }
  }

  private func makeStage() -> (Stage, Screen) {
    let screen = Screen()
    return (Stage { _ in screen }, screen)
  }

  // addObserver(forName:object:queue:using:): a block for the main queue, and a post from it.
  @Test func aBlockForTheMainQueueHearsTheKeyboard() {
    let (stage, screen) = makeStage()
    stage.focus(screen.field)
    stage.type("ab")
    #expect(screen.notices == ["show", "change", "change"])
  }

  @Test func screensOfAnotherSimulationHearNothing() {
    let (stage, screen) = makeStage()
    let (_, other) = makeStage()
    stage.focus(screen.field)
    #expect(screen.notices == ["show"] && other.notices.isEmpty)
  }

  @Test func screensOfAProcessThatEndedHearNothing() {
    let (stage, screen) = makeStage()
    stage.simulator.endProcess()
    let (second, shown) = makeStage()
    second.focus(shown.field)
    #expect(screen.notices.isEmpty && shown.notices == ["show"])
  }

  // UserDefaults.didChangeNotification is posted to the default center.
  @Test func defaultsTellTheSimulationsCenter() {
    let (stage, screen) = makeStage()
    stage.run {
      _ = NotificationCenter.default.addObserver(
        forName: UserDefaults.didChangeNotification, object: nil, queue: OperationQueue.main
      ) { _ in screen.notices.append("defaults") }
      OperationQueue().addOperation { UserDefaults.standard.set(1, forKey: "a") }
      #expect(screen.notices.isEmpty)
    }
    #expect(screen.notices == ["defaults"])
  }
}
