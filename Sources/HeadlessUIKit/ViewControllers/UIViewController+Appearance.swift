import LifecycleModel
import LifecycleSimulator

/// A step of an appearance or a disappearance.
enum AppearancePhase { case willAppear, didAppear, willDisappear, didDisappear }

extension UIViewController {
  /// Tells of a coming appearance; a child whose view is about to be added is told of
  /// `viewIsAppearing` by whoever adds it.
  func beginAppearing(_ change: ScreenChange, attaching: Bool = true) {
    loadViewIfNeeded()
    mark(change, appearing: true)
    appearance = .appearing
    coordinator = nil
    transitionChange = change
    deliver(.viewWillAppear, change, .will)
    forward(change, .willAppear)
    if attaching {
      attachView(change)
      viewIsAppearing(change.isAnimated)
    }
    parent?.childIsAppearing(self, change)
  }

  func endAppearing(_ change: ScreenChange) {
    guard appearance != .appeared else { return }
    viewIfLoaded?.layoutIfNeeded()
    appearance = .appeared
    deliver(.viewDidAppear, change, .did)
    forward(change, .didAppear)
    clearMarks()
    finishTransition()
    if let completion = presentCompletion {
      presentCompletion = nil
      completion()
    }
  }

  func beginDisappearing(_ change: ScreenChange) {
    mark(change, appearing: false)
    if change.isMoving { parent?.childIsLeaving(self, change) }
    appearance = .disappearing
    coordinator = nil
    transitionChange = change
    deliver(.viewWillDisappear, change, .will)
    forward(change, .willDisappear)
  }

  func endDisappearing(_ change: ScreenChange) {
    appearance = .disappeared
    if presentation != nil || parent == nil || !(parent?.managesChildrenByViews ?? true) {
      viewIfLoaded?.removeFromSuperview()
    }
    deliver(.viewDidDisappear, change, .did)
    forward(change, .didDisappear)
    clearMarks()
    finishTransition()
    if presentation != nil, change.isMoving { finishPresentation(change.cause) }
  }

  /// An interactive pop was let go: the screen below leaves again, the top one comes back.
  func cancelDisappearing(_ change: ScreenChange) {
    content?.hostCancelledDisappear(change)
    let coordinator = self.coordinator
    self.coordinator = nil
    coordinator?.cancel()
    defer { coordinator?.finish() }
    if appearance == .appearing {
      beginDisappearing(change)
      endDisappearing(change)
    } else if appearance == .disappearing {
      var back = change
      back.isMoving = false
      beginAppearing(back)
      endAppearing(back)
    }
  }

  func forwardToChildren(_ change: ScreenChange, _ phase: AppearancePhase) {
    guard shouldAutomaticallyForwardAppearanceMethods, !children.isEmpty else { return }
    var inner = change
    inner.isMoving = false
    for child in children where child.isShownInParent {
      switch phase {
      case .willAppear: child.beginAppearing(inner)
      case .didAppear: if child.appearance == .appearing { child.endAppearing(inner) }
      case .willDisappear: if child.appearance != .disappeared { child.beginDisappearing(inner) }
      case .didDisappear: if child.appearance == .disappearing { child.endDisappearing(inner) }
      }
    }
  }

  /// A child takes part in its parent's appearance when its view is in the parent's.
  private var isShownInParent: Bool {
    guard let view = viewIfLoaded, let container = parent?.viewIfLoaded else { return false }
    return view.isDescendant(of: container)
  }

  // MARK: Delivery

  func handle(_ event: Event) {
    let isAnimated = event.value & 1 != 0
    let outer = currentChange
    currentChange = ScreenChange(
      cause: event.cause, container: event.container, role: event.role, isAnimated: isAnimated,
      isMoving: event.value & 2 != 0)
    switch event.kind {
    case .viewDidLoad: viewDidLoad()
    case .viewWillAppear: viewWillAppear(isAnimated)
    case .viewDidAppear: viewDidAppear(isAnimated)
    case .viewWillDisappear: viewWillDisappear(isAnimated)
    case .viewDidDisappear: viewDidDisappear(isAnimated)
    case .willMoveToParent: willMove(toParent: event.value & 4 != 0 ? parent : nil)
    case .didMoveToParent: didMove(toParent: event.value & 4 != 0 ? parent : nil)
    default: break
    }
    currentChange = outer
  }

  func deliver(_ event: Event) {
    guard let simulator else {
      handle(event)
      return
    }
    simulator.dispatcher.deliver(event, to: self)
  }

  private func deliver(_ kind: EventKind, _ change: ScreenChange, _ phase: TransitionPhase) {
    deliver(
      Event(
        kind, cause: change.cause, container: change.container, role: change.role, phase: phase,
        value: (change.isAnimated ? 1 : 0) | (change.isMoving ? 2 : 0)))
  }

  /// Tells the controller that it moves into a container or out of it.
  func deliverMove(_ kind: EventKind, cause: Cause, into isEntering: Bool) {
    deliver(Event(kind, cause: cause, container: .navigation, value: isEntering ? 4 : 0))
  }

  private func mark(_ change: ScreenChange, appearing: Bool) {
    clearMarks()
    guard change.isMoving else { return }
    if presentation != nil {
      isBeingPresented = appearing
      isBeingDismissed = !appearing
    } else if parent != nil {
      isMovingToParent = appearing
      isMovingFromParent = !appearing
    }
  }

  private func clearMarks() {
    isBeingPresented = false
    isBeingDismissed = false
    isMovingToParent = false
    isMovingFromParent = false
  }

  /// Puts the view where its container shows it.
  private func attachView(_ change: ScreenChange) {
    guard let view = viewIfLoaded, view.superview == nil else { return }
    if let parent, !parent.managesChildrenByViews {
      parent.view.addSubview(view)
    } else if parent == nil, let window = hostWindow {
      window.addSubview(view)
    }
  }

  /// The window that a root or presented controller is shown in.
  private var hostWindow: UIWindow? {
    if let presenterLink { return presenterLink.viewIfLoaded?.attachedWindow ?? simulatorWindow }
    return simulatorWindow
  }

  private var simulatorWindow: UIWindow? {
    simulator.flatMap { UIApplication.of($0).windows.last }
  }
}
