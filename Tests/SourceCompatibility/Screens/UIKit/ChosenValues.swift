import UIKit

/// Controls whose values an action reads, and a picker with a data source.
private final class ChosenValues: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  private let sizes = ["small", "large"]
  private let toggle = UISwitch()
  private let stepper = UIStepper()
  private let segments = UISegmentedControl(items: ["one", "two"])
  private let slider = UISlider()
  private let picker = UIPickerView()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.accessibilityLabel = "On"
    stepper.accessibilityLabel = "Count"
    stepper.maximumValue = 3
    slider.accessibilityLabel = "Level"
    picker.accessibilityLabel = "Size"
    picker.dataSource = self
    picker.delegate = self
    let show = UIAction { [unowned self] _ in
      label.text =
        "\(toggle.isOn) \(stepper.value) \(segments.selectedSegmentIndex) \(slider.value)"
    }
    let controls: [UIControl] = [toggle, stepper, segments, slider]
    for control in controls { control.addAction(show, for: .valueChanged) }
    view.addSubview(UIStackView(arrangedSubviews: controls + [picker, label]))
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { sizes[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    label.text = "size \(sizes[row])"
  }
}

let chosenValues = CompatibilityScreen(
  "chosen-values",
  from: "developer.apple.com/documentation/uikit/uicontrol/event/valuechanged",
  "developer.apple.com/documentation/uikit/uipickerviewdelegate",
  controller: { ChosenValues() },
  walk: { user in
    user.toggle("On")
    user.expect("the switch is on") { $0.contains("true 0.0 -1 0.0") }
    user.step("Count", by: 2)
    user.expect("the stepper has gone two steps") { $0.contains("true 2.0 -1 0.0") }
    user.tap("two")
    user.expect("the second segment is chosen") { $0.contains("true 2.0 1 0.0") }
    user.pick("large", in: "Size")
    user.expect("the delegate is told of the row") { $0.contains("size large") }
  })
