import Foundation
import LifecycleModel
import LifecycleSimulator

extension UITextField {
  package var inputKeepsMark: Bool { buffer.marked != nil }

  package func inputMark(_ text: String) {
    guard !marksByTouches(text), allowsMarking(text) else { return }
    buffer.marked = text
    send(.textDidChange, .typing)
  }

  /// Asks the delegate about text that takes the place of what is marked.
  private func allowsMarking(_ text: String) -> Bool {
    guard let delegate else { return true }
    if let simulator, simulator.behavior.composition.proposedText.value == .asKeyed,
      let last = text.last
    {
      let keys = InputMethod.latinKeys(for: last)
      if !keys.isEmpty {
        _ = simulator.decide(simulator.behavior.composition.proposedText)
        return keys.allSatisfy { allowsInserting(String($0)) }
      }
    }
    let range = NSRange(
      location: buffer.confirmed.utf16.count, length: (buffer.marked ?? "").utf16.count)
    return delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
  }

  private func allowsInserting(_ text: String) -> Bool {
    let range = NSRange(location: buffer.text.utf16.count, length: 0)
    return delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
      ?? true
  }

  /// Some keyboards show the next kana of a key behind the last one, which they remove afterwards.
  private func marksByTouches(_ text: String) -> Bool {
    guard let simulator, let last = text.last else { return false }
    let setting = simulator.behavior.composition.repeatedKey
    guard setting.value == .insertsThenRemoves else { return false }
    let touches = InputMethod.touches(for: last)
    guard touches.count > 1 else { return false }
    _ = simulator.decide(setting)
    for kana in touches {
      guard allowsInserting(String(kana)) else { break }
      buffer.marked = text.dropLast() + String(kana)
      send(.textDidChange, .typing)
    }
    return true
  }

  package func inputUnmark(keep: Bool) {
    guard buffer.marked != nil else { return }
    buffer = TextBuffer(confirmed: keep ? buffer.text : buffer.confirmed)
    send(.textDidChange, .typing)
  }

  package func inputPick(_ word: String) {
    let text = buffer.confirmed + word
    guard delegate != nil, let simulator,
      simulator.behavior.composition.candidate.value == .delegateIsNotAsked
    else { return inputType(text) }
    _ = simulator.decide(simulator.behavior.composition.candidate)
    buffer = TextBuffer(confirmed: text)
    chosenSelection = nil
    send(.textDidChange, .typing)
  }

  package var inputIsCorrected: Bool {
    !isSecureTextEntry && autocorrectionType != .no && keyboardType == .default
  }

  package func inputCorrect(_ text: String) {
    guard let simulator, simulator.behavior.composition.lastCorrection.value == .notTold else {
      return inputType(text)
    }
    _ = simulator.decide(simulator.behavior.composition.lastCorrection)
    buffer = TextBuffer(confirmed: text)
    chosenSelection = nil
  }

  /// Whether the positions of the text are out of reach: on some platforms they are while the
  /// keyboard is given up.
  var losesPositions: Bool {
    guard isGivingUpKeyboard, let simulator else { return false }
    let setting = simulator.behavior.composition.positionsAtEnd
    return setting.value == .unknown && simulator.decide(setting) == .unknown
  }

  /// Whether setting the text leaves a composition alone: the text is the one that shows.
  func goesOnComposing(_ text: String) -> Bool {
    guard buffer.marked != nil, text == buffer.text, let simulator else { return false }
    return simulator.decide(simulator.behavior.composition.sameTextSet) == .goesOnComposing
  }
}
