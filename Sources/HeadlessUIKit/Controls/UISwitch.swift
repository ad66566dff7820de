// Modelled: full, documented
import Foundation
package import LifecycleModel
package import LifecycleSimulator

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  open var preferredStyle = Style.automatic

  /// How a switch looks; accepted, not drawn.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// Changes the value without telling the targets.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  package override var elementRole: ElementRole { .toggle }
  package override var elementLabel: String { accessibilityLabel ?? title ?? "" }
  package override var elementValue: String { isOn ? "on" : "off" }

  package override func perform(_ gesture: Touch) -> Bool {
    guard isElementEnabled, gesture == .tap || gesture == .toggle else { return false }
    isOn.toggle()
    sendByHand([.touchUpInside, .valueChanged, .primaryActionTriggered])
    return true
  }
}
