// Modelled: partial, documented
public import Foundation
import LifecycleSimulator
import Synchronization
import VirtualTime

extension UIResponder {
  nonisolated public static var keyboardWillShowNotification: Notification.Name {
    KeyboardNotice.willShow
  }
  nonisolated public static var keyboardDidShowNotification: Notification.Name {
    KeyboardNotice.didShow
  }
  nonisolated public static var keyboardWillHideNotification: Notification.Name {
    KeyboardNotice.willHide
  }
  nonisolated public static var keyboardDidHideNotification: Notification.Name {
    KeyboardNotice.didHide
  }
  nonisolated public static var keyboardWillChangeFrameNotification: Notification.Name {
    KeyboardNotice.willChangeFrame
  }
  nonisolated public static var keyboardDidChangeFrameNotification: Notification.Name {
    KeyboardNotice.didChangeFrame
  }
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  nonisolated public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// What is posted when the keyboard comes and goes: all of it at once, without an animation.
enum KeyboardNotice {
  /// Whether the app has asked for one of the names: nobody else can listen, so nothing is posted.
  private static let isWanted = Atomic(false)

  static var willShow: Notification.Name { name("UIKeyboardWillShowNotification") }
  static var didShow: Notification.Name { name("UIKeyboardDidShowNotification") }
  static var willHide: Notification.Name { name("UIKeyboardWillHideNotification") }
  static var didHide: Notification.Name { name("UIKeyboardDidHideNotification") }
  static var willChangeFrame: Notification.Name { name("UIKeyboardWillChangeFrameNotification") }
  static var didChangeFrame: Notification.Name { name("UIKeyboardDidChangeFrameNotification") }

  private static func name(_ text: String) -> Notification.Name {
    isWanted.store(true, ordering: .relaxed)
    return Notification.Name(text)
  }

  @MainActor static func post(isUp: Bool) {
    guard isWanted.load(ordering: .relaxed) else { return }
    let screen = UIScreen.main.bounds
    let height: CGFloat = 291
    let down = CGRect(x: 0, y: screen.height, width: screen.width, height: height)
    let up = down.offsetBy(dx: 0, dy: -height)
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: isUp ? down : up,
      UIResponder.keyboardFrameEndUserInfoKey: isUp ? up : down,
      UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
      UIResponder.keyboardAnimationCurveUserInfoKey: 7,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    let names =
      isUp
      ? [willChangeFrame, willShow, didChangeFrame, didShow]
      : [willChangeFrame, willHide, didChangeFrame, didHide]
    for name in names {
      NotificationCenter.default.post(name: name, object: nil, userInfo: info)
    }
  }
}
