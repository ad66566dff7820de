import LifecycleModel
import LifecycleSimulator

/// Where platforms differ in what becomes of a presentation.
extension PresentingNode {
  private var behavior: PresentationBehavior { simulator.behavior.presentation }
  private var isScreen: Bool { view.style == .sheet || view.style == .cover }

  /// Whether the presentation is lost because the screen that it comes from is just coming up;
  /// then all others from that screen are, too.
  var isLostInArrival: Bool {
    guard behavior.nestedPresentation.value == .lost, isScreen,
      let traits = context.screen.presentationLevel.presentation
    else { return false }
    if !traits.losesPresentations {
      guard simulator.presentations.isArriving(context.screen.presentationLevel) else {
        return false
      }
      traits.losesPresentations = true
    }
    _ = simulator.decide(behavior.nestedPresentation)
    return true
  }

  /// Whether a cover is lost because a sheet is just going away.
  ///
  /// - Parameter turn: When the cover was asked for, if it had to wait for the sheet's end.
  func isLostInDismissal(askedIn turn: Int?) -> Bool {
    guard behavior.coverAfterSheet.value == .lost, view.style == .cover else { return false }
    let presentations = simulator.presentations
    if let turn {
      guard turn == presentations.turnOfSheetDismissal else { return false }
    } else {
      guard presentations.isDismissingSheet else { return false }
    }
    _ = simulator.decide(behavior.coverAfterSheet)
    return true
  }

  /// Whether the sheet is the second one on its view, and the view follows the scene's new phase.
  var isReopenedByPhase: Bool {
    guard behavior.phaseChange.value == .reopensSecondSheet, graph.phaseChange != nil,
      view.style == .sheet, child is any PresenterNode, current != nil, !isAboutToRestart
    else { return false }
    _ = simulator.decide(behavior.phaseChange)
    return true
  }

  /// Whether the sheet's presenter has changed while the app comes back to the foreground.
  var isRebuiltOnReturn: Bool {
    guard behavior.contentOnReturn.value == .madeAgain, graph.phaseChange == .foreground,
      view.style == .sheet, !isAboutToRestart
    else { return false }
    _ = simulator.decide(behavior.contentOnReturn)
    return true
  }

  /// Whether a turn of the device gives the sheet new content.
  var isMadeAgainOnRotation: Bool {
    guard behavior.contentOnRotation.value == .madeAgain, view.style == .sheet, current != nil
    else { return false }
    _ = simulator.decide(behavior.contentOnRotation)
    return true
  }

  /// The app closes what is presented.
  func noteClosing(_ item: Item) {
    guard behavior.dismissalWithPop.value == .presentedAgain, view.style == .sheet else { return }
    closing = item
    simulator.presentations.afterDismissal { [weak self] in self?.closing = nil }
  }

  /// A sheet that was closed together with the pop of its screen comes once more.
  func presentAgainAfterPop() {
    guard let item = closing, context.navigation?.stack.contains(context.screen) == false else {
      return
    }
    closing = nil
    _ = simulator.decide(behavior.dismissalWithPop)
    // Strong: the presenter is about to go.
    simulator.presentations.afterDismissal { [self] in present(item) }
  }

  /// A drag that closes a sheet also pops the screen that it comes from.
  func popPresenterToo() {
    guard behavior.draggedSheet.value == .pushedPresenter, view.style == .sheet,
      let navigation = context.navigation, navigation.stack.canGoBack,
      navigation.stack.top === context.screen
    else { return }
    _ = simulator.decide(behavior.draggedSheet)
    let screen = context.screen
    simulator.presentations.afterDismissal { [weak navigation] in navigation?.pop(screen) }
  }
}
