// Modelled: partial, inferred
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// What is known of a transition under way.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var initiallyInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
}

/// Lets an app do things beside a transition and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs the animation at once and the completion when the transition has ended or was cancelled.
  @discardableResult func animate(
    alongsideTransition animation:
      ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs when the person lets go of an interactive transition.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs the animation at once and the completion when the transition has ended or was cancelled.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The transition of one controller, until its callbacks are done.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  let isAnimated: Bool
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var listeners: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var transitionDuration: TimeInterval { isAnimated ? 0.35 : 0 }

  init(isAnimated: Bool, isInteractive: Bool) {
    self.isAnimated = isAnimated
    self.isInteractive = isInteractive
    initiallyInteractive = isInteractive
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { listeners.append(handler) }

  /// The person let go, before the middle.
  func cancel() {
    isCancelled = true
    letGo()
  }

  func finish() {
    letGo()
    let waiting = completions
    completions.removeAll()
    for completion in waiting { completion(self) }
  }

  private func letGo() {
    guard isInteractive else { return }
    isInteractive = false
    for listener in listeners { listener(self) }
  }
}

extension UIViewController {
  /// The transition that this controller, or one around it or in it, takes part in.
  ///
  /// Its completions run after the appearance callbacks of the controller that was asked.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    if let own = ownCoordinator { return own }
    for child in children.reversed() {
      if let inner = child.ownCoordinator { return inner }
    }
    var outer = parent
    while let current = outer {
      if let coordinator = current.ownCoordinator { return coordinator }
      outer = current.parent
    }
    return nil
  }

  private var ownCoordinator: TransitionCoordinator? {
    guard appearance == .appearing || appearance == .disappearing else { return nil }
    if let coordinator { return coordinator }
    guard let change = transitionChange else { return nil }
    let made = TransitionCoordinator(
      isAnimated: change.isAnimated,
      isInteractive: change.cause == .interactivePop || change.cause == .cancelledPop)
    coordinator = made
    return made
  }

  func finishTransition() {
    guard let done = coordinator else { return }
    coordinator = nil
    done.finish()
  }
}
