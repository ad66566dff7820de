import LifecycleModel
package import LifecycleSimulator

extension UITextView {
  package var inputKeepsMark: Bool { buffer.marked != nil }

  package var inputIsCorrected: Bool {
    !isSecureTextEntry && autocorrectionType != .no && keyboardType == .default
  }

  /// Whether the platform tells of text that is marked; where it does not, only the layout changes.
  var tellsOfMarkedText: Bool {
    guard let simulator else { return true }
    let setting = simulator.behavior.composition.markedText
    return setting.value == .toldAsChange || simulator.decide(setting) == .toldAsChange
  }

  package func inputCorrect(_ text: String) {
    guard let simulator, simulator.behavior.composition.lastCorrection.value == .notTold else {
      return inputType(text)
    }
    _ = simulator.decide(simulator.behavior.composition.lastCorrection)
    buffer = TextBuffer(confirmed: text)
  }

  /// Whether setting the text leaves a composition alone: the text is the one that shows.
  func goesOnComposing(_ text: String) -> Bool {
    guard buffer.marked != nil, text == buffer.text, let simulator else { return false }
    return simulator.decide(simulator.behavior.composition.sameTextSet) == .goesOnComposing
  }

  /// Some platforms forget what was typed when the text is set.
  func forgetTypingIfSet() {
    guard let simulator else { return }
    let setting = simulator.behavior.composition.undoAfterSet
    guard setting.value == .forgotten, simulator.undo.forgetTyping(in: self) else { return }
    _ = simulator.decide(setting)
  }
}
