import LifecycleModel
import LifecycleSimulator

/// Something on a screen that is told when the screen comes and goes.
@MainActor protocol AppearanceParticipant: AnyObject {
  /// Whether it has been told that it is on the screen and not yet that it left.
  var isOnScreen: Bool { get }
  /// It, or its screen, came on the screen: both steps at once.
  func appear(_ change: ScreenChange)
  /// It, or its screen, left: both steps at once.
  func disappear(_ change: ScreenChange)
  func screenWillAppear(_ change: ScreenChange)
  func screenDidAppear(_ change: ScreenChange)
  func screenWillDisappear(_ change: ScreenChange)
  func screenDidDisappear(_ change: ScreenChange)
  func screenCancelledDisappear(_ change: ScreenChange)
  /// A view's `onAppear` is told, although it has not left, or is not on the screen; nothing else
  /// begins.
  func announceAppearance(_ change: ScreenChange)
  /// Whether it does anything at that.
  var hearsAppearance: Bool { get }
  /// Its screen came on the screen, and no view's `onAppear` is told.
  func appearUntold(_ change: ScreenChange)
  func containsInput(_ client: any TextInputClient) -> Bool
}

/// A participant with screens inside, which come and go with it.
@MainActor protocol ScreenContainer: AppearanceParticipant {
  var isMounted: Bool { get }
  /// Lets go of the screens inside: the container has left for good.
  func tearDown()
}

extension ScreenContainer {
  func appear(_ change: ScreenChange) {
    screenWillAppear(change)
    screenDidAppear(change)
  }
  func disappear(_ change: ScreenChange) {
    screenWillDisappear(change)
    screenDidDisappear(change)
    if !isMounted { tearDown() }
  }
}

extension AppearanceParticipant {
  func screenDidAppear(_ change: ScreenChange) {}
  func screenWillDisappear(_ change: ScreenChange) {}
  func screenCancelledDisappear(_ change: ScreenChange) {}
  func announceAppearance(_ change: ScreenChange) {}
  var hearsAppearance: Bool { false }
  func appearUntold(_ change: ScreenChange) { screenWillAppear(change) }
  func containsInput(_ client: any TextInputClient) -> Bool { false }
}
