package import LifecycleModel
import VirtualTime

/// How a screen is presented over another.
package enum PresentationStyle: String, Hashable, Sendable {
  /// A card: the presenter gets no appearance callbacks.
  case sheet
  /// The full screen: the presenter disappears.
  case cover
  case popover
  case alert
  case confirmation
  /// The items of a menu over the control that opened it.
  case menu

  package var container: Container {
    switch self {
    case .sheet, .alert, .confirmation: .sheet
    case .cover: .cover
    case .popover, .menu: .popover
    }
  }
  /// Whether the screen below disappears.
  package var covers: Bool { self == .cover }
  /// Whether a person can close it by dragging or by touching outside.
  package var canBeDragged: Bool { self == .sheet || self == .popover }
  /// Whether a touch outside of it closes it.
  package var closesOutside: Bool { self == .popover || self == .confirmation || self == .menu }
  /// Whether the field below goes on being edited. Source: evidence
  /// alert-ends-editing-then-restores, whose normal log says so of alerts.
  package var keepsEditing: Bool { self == .alert || self == .confirmation || self == .menu }
}

/// One presentation: the screen, how it is shown, and what its end means to the presenter.
@MainActor package final class Presentation {
  package let screen: any Screen
  package let style: PresentationStyle
  package weak var presenter: (any Screen)?
  /// Asked before a person's drag closes it.
  @exclusivity(unchecked) package var mayDismiss: () -> Bool = { true }
  /// Tells the presenter at the start of a dismissal: the flag is reset, the delegate asked.
  @exclusivity(unchecked) package var onWillDismiss: ((Cause) -> Void)?
  /// Tells the presenter after the screen has gone: `onDismiss`.
  @exclusivity(unchecked) package var onDidDismiss: ((Cause) -> Void)?
  /// What a touch outside does before it closes: the cancel button's action.
  @exclusivity(unchecked) package var onCancelOutside: (() -> Void)?
  /// Told when a drag begins that may still be cancelled: `presentationControllerWillDismiss`.
  @exclusivity(unchecked) package var onDragBegin: (() -> Void)?
  /// Told when a drag was refused: `presentationControllerDidAttemptToDismiss`.
  @exclusivity(unchecked) package var onRefused: (() -> Void)?
  /// The stacks that were on the screen when it was presented, and that it stands over.
  @exclusivity(unchecked) package fileprivate(set) var stacksBelow: [ScreenStack] = []
  /// Whether the app was in the background while it was shown.
  @exclusivity(unchecked) var wasInBackground = false
  /// Whether the keyboard comes back when it has gone.
  @exclusivity(unchecked) fileprivate var hidesKeyboard = false
  /// Whether the surface decides what becomes of the content.
  @exclusivity(unchecked) package var onRelease: (() -> Void)?

  package init(screen: any Screen, style: PresentationStyle, presenter: (any Screen)?) {
    self.screen = screen
    self.style = style
    self.presenter = presenter
  }

  /// It is over: whoever presented it is told nothing more, and may go.
  fileprivate func forgetPresenter() {
    onWillDismiss = nil
    onDidDismiss = nil
    onRelease = nil
  }
}

/// The presentations of a scene, the topmost last.
@MainActor package final class PresentationController {
  /// Unsafe: the simulator holds this and sets it first of all.
  unowned(unsafe) var simulator: Simulator!
  @exclusivity(unchecked) package private(set) var presented: [Presentation] = []
  @exclusivity(unchecked) private var finishers: [() -> Void] = []
  /// Presenters that wait until another presentation has gone.
  @exclusivity(unchecked) private var waiting: [() -> Void] = []

  /// Presentations that are just coming up.
  @exclusivity(unchecked) private var arriving: [Presentation] = []
  /// Presentations that are just going away.
  @exclusivity(unchecked) private var leaving: [Presentation] = []
  /// The turn in which a sheet last began to go away.
  @exclusivity(unchecked) package private(set) var turnOfSheetDismissal: Int?

  package var top: Presentation? { presented.last }
  /// Whether a sheet is just going away.
  package var isDismissingSheet: Bool { leaving.contains { $0.style == .sheet } }
  /// Whether a screen is just coming up.
  package func isArriving(_ screen: any Screen) -> Bool {
    arriving.contains { $0.screen === screen }
  }

  package func isPresented(_ presentation: Presentation) -> Bool {
    for shown in presented where shown === presentation { return true }
    return false
  }

  package func present(_ presentation: Presentation, animated: Bool = true) {
    finishTransitions()
    let container = presentation.style.container
    let enter = ScreenChange(
      cause: .present, container: container, role: .top, isAnimated: animated, isMoving: true)
    let leave = ScreenChange(
      cause: .present, container: container, role: .covered, isAnimated: animated)
    let presenter = presentation.style.covers ? coveredScreen(for: presentation) : nil
    simulator.trace.append(
      .step("present \(presentation.style.rawValue) \(presentation.screen.screenName)"))
    presentation.stacksBelow = simulator.stacks
    presented.append(presentation)
    for stack in presentation.stacksBelow { stack.onPresentation?() }
    if !presentation.style.keepsEditing { simulator.focus.endEditing(cause: .present) }
    let keyboard = simulator.behavior.focus.alertKeyboard
    if keyboard.value == .hiddenMeanwhile, presentation.style == .alert,
      simulator.focus.hideKeyboardMeanwhile()
    {
      presentation.hidesKeyboard = simulator.decide(keyboard) == .hiddenMeanwhile
    }
    presenter?.screenWillDisappear(leave)
    arriving.append(presentation)
    presentation.screen.screenWillAppear(enter)
    transition(animated: animated) { [self] in
      arriving.removeAll { $0 === presentation }
      presentation.screen.screenDidAppear(enter)
      presenter?.screenDidDisappear(leave)
    }
  }

  /// Closes a presentation and everything above it.
  package func dismiss(_ presentation: Presentation, cause: Cause, animated: Bool = true) {
    finishTransitions()
    guard let index = presented.firstIndex(where: { $0 === presentation }) else { return }
    for above in presented[(index + 1)...].reversed() {
      close(above, cause: cause, animated: false)
    }
    close(presentation, cause: cause, animated: animated)
  }

  /// A person touches the screen beside the topmost presentation; returns false when it refuses.
  package func touchOutside() -> Bool {
    guard let top, top.style.closesOutside else { return false }
    guard top.mayDismiss() else {
      top.onRefused?()
      return false
    }
    top.onCancelOutside?()
    dismiss(top, cause: .dismiss)
    return true
  }

  /// Runs something after the next presentation has gone.
  package func afterDismissal(_ action: @escaping () -> Void) { waiting.append(action) }

  /// A person drags the topmost presentation down; returns false when it refuses.
  package func dragDown(cause: Cause = .dragDismiss) -> Bool {
    guard let top, top.style.canBeDragged else { return false }
    guard top.mayDismiss() else {
      top.onRefused?()
      return false
    }
    dismiss(top, cause: cause)
    return true
  }

  /// A person drags the topmost presentation down a little and lets go; returns false when it
  /// cannot be dragged.
  ///
  /// As with a swipe back that is cancelled, the screen hears that it is about to go and then that
  /// it comes back. Source: evidence card-modal-swipe-cancel-appearance-roundtrip; that the delegate
  /// is told, too: Apple, WWDC 2019, Modernizing Your UI for iOS 13.
  package func cancelDrag() -> Bool {
    finishTransitions()
    guard let top, top.style.canBeDragged else { return false }
    // One that refuses moves under the finger and no more.
    guard top.mayDismiss() else { return true }
    let leave = ScreenChange(
      cause: .cancelledPop, container: top.style.container, role: .top, isMoving: true)
    simulator.trace.append(.step("drag down begins"))
    top.onDragBegin?()
    top.screen.screenWillDisappear(leave)
    simulator.trace.append(.step("drag down cancelled"))
    top.screen.screenCancelledDisappear(leave)
    return true
  }

  /// Removes a presentation whose host has gone away, with the events that the platform sends.
  package func hostRemoved(_ presentation: Presentation) {
    finishTransitions()
    guard presented.contains(where: { $0 === presentation }) else { return }
    let isSilent =
      simulator.decide(simulator.behavior.presentation.hostRemoval) == .dismissedSilently
    if isSilent {
      presentation.onWillDismiss = nil
      presentation.onDidDismiss = nil
    }
    close(presentation, cause: .removal, animated: !isSilent)
  }

  package func finishTransitions() {
    while let finish = finishers.first { finish() }
  }

  /// A presentation goes with its window, and nobody is told.
  package func drop(_ presentation: Presentation) {
    presented.removeAll { $0 === presentation }
  }

  package func forget() {
    presented.removeAll()
    finishers.removeAll()
    waiting.removeAll()
    arriving.removeAll()
    leaving.removeAll()
  }

  private func close(_ presentation: Presentation, cause: Cause, animated: Bool) {
    let container = presentation.style.container
    let leave = ScreenChange(
      cause: cause, container: container, role: .top, isAnimated: animated, isMoving: true)
    let enter = ScreenChange(
      cause: cause, container: container, role: .covered, isAnimated: animated)
    presented.removeAll { $0 === presentation }
    let presenter = presentation.style.covers ? coveredScreen(for: presentation) : nil
    simulator.trace.append(
      .step("dismiss \(presentation.style.rawValue) \(presentation.screen.screenName)"))
    presentation.onWillDismiss?(cause)
    simulator.focus.endEditing(on: presentation.screen, cause: cause)
    presentation.screen.screenWillDisappear(leave)
    presenter?.screenWillAppear(enter)
    leaving.append(presentation)
    if presentation.style == .sheet { turnOfSheetDismissal = simulator.turnNumber }
    transition(animated: animated) { [self] in
      leaving.removeAll { $0 === presentation }
      if presentation.hidesKeyboard { simulator.focus.showKeyboardAgain() }
      presenter?.screenDidAppear(enter)
      if presentation.onDidDismiss != nil,
        simulator.decide(simulator.behavior.presentation.dismissalOrder) == .onDismissFirst
      {
        presentation.onDidDismiss?(cause)
        presentation.screen.screenDidDisappear(leave)
      } else {
        presentation.screen.screenDidDisappear(leave)
        presentation.onDidDismiss?(cause)
      }
      if let onRelease = presentation.onRelease {
        onRelease()
      } else {
        presentation.screen.releaseScreen()
      }
      presentation.forgetPresenter()
      for stack in presentation.stacksBelow { stack.onPresentation?() }
      let ready = waiting
      waiting.removeAll()
      for action in ready { action() }
    }
  }

  /// The screen that a full-screen presentation hides.
  private func coveredScreen(for presentation: Presentation) -> (any Screen)? {
    presentation.presenter
  }

  private func transition(animated: Bool, _ action: @escaping () -> Void) {
    var isDone = false
    var timer: VirtualTimer?
    let finish: () -> Void = { [weak self] in
      guard !isDone else { return }
      isDone = true
      timer?.cancel()
      if self?.finishers.isEmpty == false { self?.finishers.removeFirst() }
      action()
    }
    guard animated else {
      action()
      return
    }
    finishers.append(finish)
    timer = simulator.clock.scheduleSystem(after: TransitionTime.presentation) {
      MainActor.assumeIsolated { finish() }
    }
  }
}
