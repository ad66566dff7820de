import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor @Suite struct ControlTests {
  final class Form: UIViewController {
    var saves = 0
    let save = UIButton(type: .system)
    let wifi = UISwitch()
    let sizes = UISegmentedControl(items: ["S", "M", "L"])
    let count = UIStepper()

    override func viewDidLoad() {
      super.viewDidLoad()
      save.setTitle("Save", for: .normal)
      save.addTarget(self, action: Selector(Form.saveForm), for: .touchUpInside)
      wifi.accessibilityLabel = "Wi-Fi"
      sizes.selectedSegmentIndex = 0
      sizes.accessibilityIdentifier = "size"
      count.maximumValue = 2
      let stack = UIStackView(arrangedSubviews: [save, wifi, sizes, count])
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      ])
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .done, target: self, action: Selector(Form.saveForm))
    }

    func saveForm() { saves += 1 }
  }

  let form: Form
  let stage: Stage

  init() {
    var made: Form!
    stage = Stage { _ in
      made = Form()
      return UINavigationController(rootViewController: made)
    }
    form = made
  }

  @Test func buttonsCallTheirTargets() {
    stage.tap("Save")
    stage.tap("Done")
    #expect(form.saves == 2)
    stage.run { form.save.isEnabled = false }
    stage.tap("Save")
    #expect(form.saves == 2)
  }

  @Test func hiddenViewsAreNotOnTheScreen() {
    stage.run { form.save.superview?.isHidden = true }
    #expect(stage.words == ["Done"])
  }

  @Test func controlsChangeTheirValues() {
    stage.tap("Wi-Fi")
    #expect(form.wifi.isOn)
    stage.tap("M")
    #expect(form.sizes.selectedSegmentIndex == 1)
    stage.run { _ = form.sizes.perform(.pick("L")) }
    #expect(form.sizes.selectedSegmentIndex == 2)
    stage.run { _ = form.count.perform(.step(5)) }
    #expect(form.count.value == 2)
  }

  // A tap on a label inside a view with a tap recognizer reaches the recognizer.
  @Test func tapReachesTheRecognizerAbove() {
    let label = UILabel()
    let card = UIView()
    var taps = 0
    stage.run {
      label.text = "Open"
      card.addSubview(label)
      let tap = UITapGestureRecognizer()
      tap.addTarget(form) { _ in taps += 1 }
      card.addGestureRecognizer(tap)
      form.view.addSubview(card)
    }
    stage.tap("Open")
    #expect(taps == 1)
  }

  // Apple: the completion of an animation runs when its duration has passed.
  @Test func animationsTakeVirtualTime() {
    var isDone = false
    CurrentSimulation.with(stage.simulator) {
      UIView.animate(withDuration: 0.25, animations: {}, completion: { _ in isDone = true })
      #expect(!isDone)
      stage.simulator.settle()
    }
    #expect(isDone)
    #expect(stage.simulator.clock.now == .milliseconds(250))
  }

  @Test func sceneChangesPostNotifications() {
    var names: [Notification.Name] = []
    stage.run {
      for name in [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      ] {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          names.append(name)
        }
      }
    }
    stage.run { stage.simulator.scene.enterBackground() }
    #expect(
      names == [
        UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      ])
  }
}
