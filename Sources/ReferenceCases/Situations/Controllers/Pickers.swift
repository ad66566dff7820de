import Holdfast
import UIKit

/// A picker that counts down is turned twice.
struct CountdownPicked: Situation {
  let id = "countdown-picked"
  let summary = "A date picker that counts down is set to five minutes and then to six."
  let scenario = Scenario("pick, pick again") { user in
    user.pickDate("00:05", in: .role(.datePicker))
    user.pickDate("00:06", in: .role(.datePicker))
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TimerSetting(log: log) }
  }
}

private final class TimerSetting: LoggedViewController {
  private let picker = UIDatePicker()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.datePickerMode = .countDownTimer
    picker.addAction(UIAction { [weak self] _ in self?.commit() }, for: .valueChanged)
    view.addSubview(picker)
  }

  private func commit() {
    log("valueChanged")
    log("commit(\(Int(picker.countDownDuration / 60)))")
  }
}
