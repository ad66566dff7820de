import SwiftUI
import UIKit

private final class CounterController: UIViewController {
  var onCount: (Int) -> Void = { _ in }
  var onEvent: (String) -> Void = { _ in }
  private(set) var count = 0
  private let label = UILabel()
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Count", for: .normal)
    button.addAction(
      UIAction { [unowned self] _ in
        show(count + 1)
        onCount(count)
      }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onEvent("did appear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEvent("did disappear")
  }
  func show(_ count: Int) {
    self.count = count
    label.text = "controller \(count)"
  }
}

private struct Counting: UIViewControllerRepresentable {
  @Binding var count: Int
  @Binding var log: [String]
  func makeUIViewController(context: Context) -> CounterController {
    let controller = CounterController()
    controller.onCount = { count = $0 }
    controller.onEvent = { log.append($0) }
    return controller
  }
  func updateUIViewController(_ controller: CounterController, context: Context) {
    controller.show(count)
  }
}

private struct RepresentedController: View {
  @State private var count = 3
  @State private var log: [String] = []
  @State private var isShown = true
  var body: some View {
    VStack {
      if isShown { Counting(count: $count, log: $log) }
      Text("state \(count)")
      Button("Zero") { count = 0 }
      Toggle("Shown", isOn: $isShown)
      Text("log: " + log.joined(separator: ", "))
    }
  }
}

let representedController = CompatibilityScreen(
  "represented-controller",
  from: "developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable",
  content: { RepresentedController() },
  walk: { user in
    user.expect("the first update sets the controller up") { $0.contains("controller 3") }
    user.tap("Count")
    user.expect("the controller writes the binding") { $0.contains("state 4") }
    user.tap("Zero")
    user.expect("an update reaches the controller") { $0.contains("controller 0") }
    user.toggle("Shown")
    user.expect("its appearance callbacks follow the view") {
      $0.contains("log: did appear, did disappear") && !$0.contains("controller 0")
    }
  })
