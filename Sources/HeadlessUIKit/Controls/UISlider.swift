// Modelled: full, documented
import Foundation
package import LifecycleModel
package import LifecycleSimulator

/// A control that picks a number from a range.
@preconcurrency @MainActor open class UISlider: UIControl {
  open var value: Float = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Float = 0 { didSet { value = max(value, minimumValue) } }
  open var maximumValue: Float = 1 { didSet { value = min(value, maximumValue) } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?

  /// Changes the value without telling the targets.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  package override var elementRole: ElementRole { .slider }
  package override var elementValue: String { accessibilityValue ?? "\(value)" }

  package override func perform(_ gesture: Touch) -> Bool {
    guard isElementEnabled, case .slide(let target) = gesture else { return false }
    value = Float(target)
    sendByHand([.valueChanged])
    return true
  }
}

/// A control that counts up and down.
@preconcurrency @MainActor open class UIStepper: UIControl {
  open var value: Double = 0 { didSet { value = min(max(value, minimumValue), maximumValue) } }
  open var minimumValue: Double = 0 { didSet { value = max(value, minimumValue) } }
  open var maximumValue: Double = 100 { didSet { value = min(value, maximumValue) } }
  open var stepValue: Double = 1
  open var isContinuous = true
  open var autorepeat = true
  open var wraps = false

  package override var elementRole: ElementRole { .stepper }
  package override var elementValue: String { accessibilityValue ?? "\(value)" }

  package override func perform(_ gesture: Touch) -> Bool {
    guard isElementEnabled, case .step(let count) = gesture else { return false }
    for _ in 0..<abs(count) {
      let next = value + (count < 0 ? -stepValue : stepValue)
      guard wraps || (next >= minimumValue && next <= maximumValue) else { break }
      if next > maximumValue {
        value = minimumValue
      } else if next < minimumValue {
        value = maximumValue
      } else {
        value = next
      }
      sendByHand([.valueChanged])
    }
    return true
  }
}
