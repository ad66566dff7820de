import LifecycleModel

extension UIViewController {
  /// The controller is in its container and has appeared there.
  func arriveInContainer() {
    guard !hasArrived else { return }
    hasArrived = true
    deliverMove(.didMoveToParent, cause: .push, into: true)
  }

  /// The controller left its container for good.
  func leaveContainer(_ cause: Cause) {
    guard let parent else { return }
    parent.contained.removeAll { $0 === self }
    container = nil
    hasArrived = false
    deliverMove(.didMoveToParent, cause: cause, into: false)
  }
}
