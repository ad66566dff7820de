package import LifecycleModel
import VirtualTime

/// A navigation stack: screens, the transition under way, and what is kept of a popped screen.
@MainActor package final class ScreenStack {
  package unowned let simulator: Simulator
  @exclusivity(unchecked) package private(set) var screens: [any Screen] = []
  /// A popped screen that the platform has not let go of.
  @exclusivity(unchecked) package private(set) var kept: (any Screen)?
  /// Whether the stack itself is on the screen.
  @exclusivity(unchecked) package private(set) var isVisible = false
  /// Whether the platform may keep what was popped; UIKit's own stacks never do.
  @exclusivity(unchecked) package var mayKeepPopped = true
  /// Called as soon as a screen is popped by the user or the program, before its transition ends.
  @exclusivity(unchecked) package var onPop: ((any Screen, Cause) -> Void)?
  /// Called once a pop, with all that it pops, the top one first: before the screen below appears,
  /// or, for a swipe, as soon as it cannot be cancelled any more.
  @exclusivity(unchecked) package var onPopDecided: (([any Screen], Cause) -> Void)?
  /// Asked when a person begins to swipe back; the back button and the program are free to go.
  @exclusivity(unchecked) package var maySwipeBack: (() -> Bool)?
  /// Called when the transition has ended: UIKit's `didShow`.
  @exclusivity(unchecked) package var onShow: ((any Screen) -> Void)?
  /// Called after that, and never for a transition that was cancelled.
  @exclusivity(unchecked) package var onTransitionEnd: (() -> Void)?
  /// Called when something is presented over the stack, and when that has gone.
  @exclusivity(unchecked) package var onPresentation: (() -> Void)?
  @exclusivity(unchecked) private var transition: StackTransition?

  package init(simulator: Simulator) { self.simulator = simulator }

  package var top: (any Screen)? { screens.last }
  package func contains(_ screen: any Screen) -> Bool {
    for stacked in screens where stacked === screen { return true }
    return false
  }

  package var canGoBack: Bool { screens.count > 1 }
  package var isInTransition: Bool { transition != nil }

  /// Puts screens on the stack without a transition, before it is shown.
  package func install(_ screens: [any Screen]) { self.screens = screens }

  /// The stack came on the screen or left it, with its top screen.
  package func setVisible(_ visible: Bool, _ change: ScreenChange, phase: TransitionPhase) {
    guard let top else {
      isVisible = visible
      return
    }
    if visible {
      if phase == .will {
        register()
        isVisible = true
        top.screenWillAppear(change)
      } else {
        top.screenDidAppear(change)
      }
    } else if phase == .will {
      top.screenWillDisappear(change)
    } else {
      isVisible = false
      unregister()
      top.screenDidDisappear(change)
    }
  }

  package func push(_ screen: any Screen, animated: Bool = true) {
    finishTransition()
    releaseKept()
    let covered = screens.last
    screens.append(screen)
    simulator.trace.append(.step("push \(screen.screenName)"))
    guard isVisible else { return }
    let leave = ScreenChange(
      cause: .push, container: .navigation, role: .covered, isAnimated: animated)
    let enter = ScreenChange(
      cause: .push, container: .navigation, role: .top, isAnimated: animated, isMoving: true)
    covered?.screenWillDisappear(leave)
    screen.screenWillAppear(enter)
    simulator.focus.endEditing(on: covered, cause: .push)
    begin(animated: animated) { [weak self] in
      covered?.screenDidDisappear(leave)
      screen.screenDidAppear(enter)
      self?.ended(screen)
    }
  }

  /// Pops the top screen, by the back button, by the swipe or by the program.
  @discardableResult package func pop(cause: Cause = .pop, animated: Bool = true)
    -> (any Screen)?
  {
    pop(toCount: screens.count - 1, cause: cause, animated: animated).last
  }

  /// Pops until only so many screens are left; returns the popped ones.
  @discardableResult package func pop(
    toCount count: Int, cause: Cause = .pop, animated: Bool = true
  )
    -> [any Screen]
  {
    finishTransition()
    guard count >= 1, screens.count > count, let leaving = screens.last else { return [] }
    if cause == .interactivePop, let maySwipeBack, !maySwipeBack() { return [] }
    let popped = Array(screens[count...])
    let uncovered = screens[count - 1]
    let leave = ScreenChange(
      cause: cause, container: .navigation, role: .top, isAnimated: animated, isMoving: true)
    let enter = ScreenChange(
      cause: cause, container: .navigation, role: count == 1 ? .root : .parent,
      isAnimated: animated)
    simulator.trace.append(.step("pop \(leaving.screenName)"))
    guard isVisible else {
      screens.removeLast(popped.count)
      onPopDecided?(popped.reversed(), cause)
      for screen in popped.reversed() { onPop?(screen, cause) }
      for screen in popped { screen.releaseScreen() }
      return popped
    }
    if cause == .interactivePop, simulator.focus.isOn(leaving),
      simulator.decide(simulator.behavior.navigation.endEditingOnSwipe) == .beforeWillDisappear
    {
      simulator.focus.endEditing(on: leaving, cause: cause)
    }
    leaving.screenWillDisappear(leave)
    if cause != .interactivePop { onPopDecided?(popped.reversed(), cause) }
    uncovered.screenWillAppear(enter)
    if cause == .interactivePop { onPopDecided?(popped.reversed(), cause) }
    simulator.focus.endEditing(on: leaving, cause: cause)
    screens.removeLast(popped.count)
    for screen in popped.reversed() { onPop?(screen, cause) }
    begin(animated: animated) { [weak self] in
      leaving.screenDidDisappear(leave)
      uncovered.screenDidAppear(enter)
      for screen in popped.dropLast() { screen.releaseScreen() }
      self?.letGo(of: leaving)
      self?.ended(uncovered)
    }
    return popped
  }

  /// Replaces everything below and at the top in one go.
  package func replaceAll(with new: [any Screen], animated: Bool) {
    finishTransition()
    let old = screens
    guard let last = new.last else { return }
    if old.last === last {
      screens = new
      for screen in old where !new.contains(where: { $0 === screen }) { screen.releaseScreen() }
      return
    }
    let leaving = old.last
    screens = new
    guard isVisible else {
      for screen in old where !new.contains(where: { $0 === screen }) { screen.releaseScreen() }
      return
    }
    let stays = leaving.map { screen in new.contains { $0 === screen } } ?? false
    let leave = ScreenChange(
      cause: stays ? .push : .pop, container: .navigation, role: stays ? .covered : .top,
      isAnimated: animated, isMoving: !stays)
    let enter = ScreenChange(
      cause: leave.cause, container: .navigation, role: .top, isAnimated: animated,
      isMoving: !old.contains { $0 === last })
    leaving?.screenWillDisappear(leave)
    last.screenWillAppear(enter)
    simulator.focus.endEditing(on: leaving, cause: leave.cause)
    begin(animated: animated) { [weak self] in
      leaving?.screenDidDisappear(leave)
      last.screenDidAppear(enter)
      for screen in old where !new.contains(where: { $0 === screen }) { screen.releaseScreen() }
      self?.ended(last)
    }
  }

  /// Shows other screens in place of all that is on the stack, as a column of a split view does.
  ///
  /// - Returns: What was on the stack; it is not let go of.
  package func exchange(for new: [any Screen], cause: Cause) -> [any Screen] {
    finishTransition()
    let old = screens
    screens = new
    guard isVisible, let leaving = old.last, let top = new.last else { return old }
    let enter = ScreenChange(
      cause: cause, container: .navigation, role: .root, isAnimated: false, isMoving: true)
    let leave = ScreenChange(
      cause: cause, container: .navigation, role: .removed, isAnimated: false, isMoving: true)
    simulator.trace.append(.step("show \(top.screenName)"))
    leaving.screenWillDisappear(leave)
    top.screenWillAppear(enter)
    simulator.focus.endEditing(on: leaving, cause: cause)
    leaving.screenDidDisappear(leave)
    top.screenDidAppear(enter)
    return old
  }

  /// The swipe from the edge begins and is let go before the middle.
  package func cancelInteractivePop() {
    finishTransition()
    guard canGoBack, isVisible, let top = screens.last, maySwipeBack?() ?? true else { return }
    let below = screens[screens.count - 2]
    let leave = ScreenChange(
      cause: .cancelledPop, container: .navigation, role: .top, isMoving: true)
    let enter = ScreenChange(
      cause: .cancelledPop, container: .navigation, role: screens.count == 2 ? .root : .parent)
    simulator.trace.append(.step("swipe back begins"))
    let edited = simulator.focus.isOn(top) ? simulator.focus.current : nil
    if edited != nil,
      simulator.decide(simulator.behavior.navigation.endEditingOnSwipe) == .beforeWillDisappear
    {
      simulator.focus.endEditing(on: top, cause: .interactivePop)
    }
    top.screenWillDisappear(leave)
    below.screenWillAppear(enter)
    simulator.trace.append(.step("swipe back cancelled"))
    below.screenCancelledDisappear(enter)
    top.screenCancelledDisappear(leave)
    if let edited, simulator.focus.current == nil,
      simulator.decide(simulator.behavior.controllers.cancelledSwipe) == .restoresFirstResponder
    {
      simulator.focus.begin(edited, cause: .cancelledPop)
    }
    if let onShow,
      simulator.decide(simulator.behavior.destinations.cancelledSwipe) == .belowWasShown
    {
      onShow(below)
    }
  }

  /// Ends the transition under way at once.
  package func finishTransition() {
    guard let current = transition else { return }
    current.timer?.cancel()
    current.finish()
  }

  /// Lets go of a popped screen that was kept.
  package func releaseKept() {
    guard let screen = kept else { return }
    kept = nil
    screen.releaseScreen()
  }

  /// Tears the stack down, with everything on it.
  package func tearDown() {
    transition?.timer?.cancel()
    transition = nil
    unregister()
    releaseKept()
    for screen in screens { screen.releaseScreen() }
    screens.removeAll()
  }

  /// A transition has ended with a screen on top.
  private func ended(_ top: any Screen) {
    onShow?(top)
    onTransitionEnd?()
  }

  private func letGo(of screen: any Screen) {
    guard mayKeepPopped else { return screen.releaseScreen() }
    switch simulator.decide(simulator.behavior.navigation.poppedDestination) {
    case .released: screen.releaseScreen()
    case .keptUntilReplaced: kept = screen
    }
  }

  private func begin(animated: Bool, _ finish: @escaping () -> Void) {
    let current = StackTransition(finish: finish)
    transition = current
    current.onFinish = { [weak self] in self?.transition = nil }
    guard animated else {
      current.finish()
      return
    }
    current.timer = simulator.clock.scheduleSystem(after: TransitionTime.navigation) {
      MainActor.assumeIsolated { current.finish() }
    }
  }

  private func register() {
    if !simulator.stacks.contains(where: { $0 === self }) { simulator.stacks.append(self) }
  }
  private func unregister() { simulator.stacks.removeAll { $0 === self } }
}

/// A transition of a stack: what happens at its end, once.
@MainActor private final class StackTransition {
  @exclusivity(unchecked) private var action: (() -> Void)?
  @exclusivity(unchecked) var onFinish: (() -> Void)?
  @exclusivity(unchecked) var timer: VirtualTimer?

  init(finish: @escaping () -> Void) { self.action = finish }

  func finish() {
    guard let action else { return }
    self.action = nil
    onFinish?()
    action()
  }
}
