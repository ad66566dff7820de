import LifecycleModel
import LifecycleSimulator

/// The responder behind a text field of SwiftUI, which actions without a target reach first.
///
/// Apps hide the keyboard by sending `resignFirstResponder` to nobody in particular.
@MainActor final class FirstResponderStandIn: UIResponder {
  private let simulator: Simulator

  init(_ simulator: Simulator) {
    self.simulator = simulator
    super.init()
  }

  override var isFirstResponder: Bool { simulator.focus.current != nil }
  override var next: UIResponder? { UIApplication.of(simulator).windows.last }

  override func resignFirstResponder() -> Bool { simulator.focus.end(cause: .program) }
}
