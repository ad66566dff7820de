package import LifecycleModel

/// Who has the keyboard: focus and the text-input session.
@MainActor package final class FocusController {
  /// Unsafe: the simulator holds this and sets it first of all.
  unowned(unsafe) var simulator: Simulator!
  package private(set) weak var current: (any TextInputClient)?
  /// Counts the sessions: one from a field's beginning to its end.
  @exclusivity(unchecked) package private(set) var sessionCount = 0
  /// The cause of the last loss of focus, for the check that watches it.
  @exclusivity(unchecked) package private(set) var lastEndCause: Cause?
  /// Called when the keyboard comes up and when it goes away: before a field hears of it.
  @exclusivity(unchecked) package var onKeyboard: ((Bool) -> Void)?
  @exclusivity(unchecked) private var isKeyboardUp = false
  /// The text with its last word corrected, as the keyboard offers it.
  @exclusivity(unchecked) private var offeredCorrection: String?
  /// Called when a session ended: the client, why.
  @exclusivity(unchecked) package var onEnd: ((any TextInputClient, Cause) -> Void)?

  /// Gives a field the keyboard; ends the session before it. Returns whether it was granted.
  @discardableResult package func begin(_ client: any TextInputClient, cause: Cause) -> Bool {
    if current === client { return true }
    if current != nil, !end(cause: .focusMove) { return false }
    guard client.inputShouldBegin() else {
      if isKeyboardUp { showKeyboard(false) }
      return false
    }
    current = client
    offeredCorrection = nil
    if !isKeyboardUp { showKeyboard(true) }
    sessionCount += 1
    client.inputDidBegin(cause)
    return current === client
  }

  /// Ends the session; a field may refuse unless it is being removed.
  @discardableResult package func end(cause: Cause) -> Bool {
    guard let client = current else { return true }
    let isForced = cause == .removal || cause == .pop || cause == .dismiss || cause == .reload
    guard client.inputShouldEnd() || isForced else { return false }
    correct(client, cause)
    // The app may have ended the session when it heard of the correction.
    guard current === client else { return true }
    finish(client, cause)
    return true
  }

  /// A key was typed: the keyboard looks whether it has a correction to offer.
  package func noteTyped(in client: any TextInputClient) {
    guard current === client else { return }
    // The field asks the views around it: only when there is something to offer.
    offeredCorrection = Correction.ofLastWord(in: client.inputText)
      .flatMap { client.inputIsCorrected ? $0 : nil }
  }

  /// The correction on offer, which is then offered no more.
  package func takeCorrection() -> String? {
    let text = offeredCorrection
    offeredCorrection = nil
    return text
  }

  /// A person who leaves a field takes the correction on offer.
  private func correct(_ client: any TextInputClient, _ cause: Cause) {
    guard offeredCorrection != nil, let text = takeCorrection() else { return }
    switch cause {
    case .keyboardDismiss, .tapElsewhere, .focusMove: client.inputCorrect(text)
    default: break
    }
  }

  /// Ends the session when its field is on the given screen.
  package func endEditing(on screen: (any Screen)?, cause: Cause) {
    guard let screen, isOn(screen) else { return }
    _ = end(cause: cause)
  }

  package func endEditing(cause: Cause) { _ = end(cause: cause) }

  /// A field is taken off the screen: the session ends, with its events.
  package func clientRemoved(_ client: any TextInputClient, cause: Cause) {
    guard current === client else { return }
    finish(client, cause)
  }

  package func isOn(_ screen: any Screen) -> Bool {
    guard let client = current else { return false }
    return screen.containsInput(client)
  }

  package func forget() {
    current = nil
    isKeyboardUp = false
    onKeyboard = nil
    onEnd = nil
  }

  private func finish(_ client: any TextInputClient, _ cause: Cause) {
    current = nil
    lastEndCause = cause
    // Focus that moves on keeps the keyboard up.
    if cause != .focusMove, isKeyboardUp {
      showKeyboard(false, isTold: !client.inputHidesKeyboardSilently(cause))
    }
    client.inputDidEnd(cause)
    onEnd?(client, cause)
  }

  /// The keyboard goes away while something covers its field; returns whether it was up.
  func hideKeyboardMeanwhile() -> Bool {
    guard current != nil, isKeyboardUp else { return false }
    showKeyboard(false)
    return true
  }

  /// The keyboard comes back if its field is still edited.
  func showKeyboardAgain() {
    if current != nil, !isKeyboardUp { showKeyboard(true) }
  }

  private func showKeyboard(_ isUp: Bool, isTold: Bool = true) {
    isKeyboardUp = isUp
    if isTold { onKeyboard?(isUp) }
  }
}
