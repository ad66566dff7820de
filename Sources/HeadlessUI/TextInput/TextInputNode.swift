import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// The node of a view that can be typed in: it shows its binding's text, and has the keyboard for
/// a while.
final class TextInputNode<V: TextInputView>: ReadingNode<V>, Element, TextInputClient, EventTarget {
  private var label: _ViewNode<V.InputLabel>!
  @exclusivity(unchecked) private var parts: TextInputParts<V.InputLabel>
  /// The text in the field.
  @exclusivity(unchecked) private var shown = ""
  /// Text that an input method has not confirmed yet.
  @exclusivity(unchecked) private var marked: String?
  /// The text that stands for the value, as it was last read; nil where the text is the value.
  @exclusivity(unchecked) private var rendered: String?
  /// Whether something was typed that the value has not been given.
  @exclusivity(unchecked) private var isUnwritten = false
  @exclusivity(unchecked) private var isTyping = false
  /// What the binding made of what was typed last, where a platform does not show it.
  @exclusivity(unchecked) private var unshown: String?
  /// The focus state that follows this field.
  private var focus: (any FocusLink)?

  private var isFocused: Bool { simulator.focus.current === self }

  override init(_ view: V, _ context: _NodeContext) {
    parts = view.parts
    super.init(view, context)
    var inner = childContext()
    inner.rows = nil
    label = V.InputLabel._makeNode(view.parts.label, inner)
    readValue()
    focus = FocusLinks.find(from: self)
    focus?.attach(self)
  }

  override func update(_ view: V) {
    parts = view.parts
    super.update(view)
    label.update(parts.label)
  }

  override func readValue() {
    if let value = parts.value { return read(value) }
    let text = reading { parts.text.wrappedValue }
    guard text != shown else { return }
    if isFocused, !isTyping, text == unshown {
      _ = simulator.decide(simulator.behavior.text.rewrittenValue)
      return
    }
    unshown = nil
    shown = text
    marked = nil
    if isFocused, !isTyping { noteReplacement() }
  }

  /// The app has replaced the text: a correction on offer is void, or comes late.
  private func noteReplacement() {
    guard let correction = simulator.focus.takeCorrection() else { return }
    let setting = simulator.behavior.composition.offeredCorrection
    guard setting.value == .writtenLate else { return }
    simulator.clock.scheduleSystem(after: .milliseconds(100), label: "correction") { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isFocused else { return }
        _ = self.simulator.decide(setting)
        self.inputType(correction)
      }
    }
  }

  /// What was typed and not committed stays as long as the value does not change.
  private func read(_ value: ValueText) {
    let text = reading { value.text() }
    guard text != rendered else { return }
    rendered = text
    shown = text
    marked = nil
    isUnwritten = false
  }

  override func visitChildren(_ body: (_AnyNode) -> Void) { body(label) }
  override func collect(into list: inout ElementList) { list.add(self) }
  override func collectText(into text: inout String) {
    if !text.isEmpty { text += " " }
    text += shown
  }

  override func willLeave(_ cause: Cause) {
    if isFocused, cause != .kill {
      simulator.focus.clientRemoved(self, cause: cause)
      let isTold = cause == .dismiss || cause == .dragDismiss
      if !isTold { writeOnceMore(wasRemoved: isRemovedFromScreen(cause)) }
    }
    focus?.detach(self)
    readOnceMore(cause)
    super.willLeave(cause)
  }

  /// Whether the field goes away and its screen stays.
  private func isRemovedFromScreen(_ cause: Cause) -> Bool {
    cause == .removal && context.screen.root != nil
  }

  /// Some platforms read what is inside an optional again while the field's removal is animated.
  private func readOnceMore(_ cause: Cause) {
    let setting = simulator.behavior.state.leavingField
    guard setting.value == .readInTransition, isRemovedFromScreen(cause),
      parts.text.location.isUnwrapped, !leavesWithoutTransition
    else { return }
    _ = simulator.decide(setting)
    _ = graph.table.untracked { parts.text.wrappedValue }
  }

  // MARK: Writing

  private func write(_ text: String) {
    if let value = parts.value { return enter(value) }
    simulator.trace.append(.write(inputName, value: text))
    parts.text.wrappedValue = text
    placeCursor()
  }

  /// Something was typed for a value: it is written as far as it can be read, and the text stays as
  /// it was typed. Source: Apple, `TextField.init(_:value:format:prompt:)`: "As the user types, the
  /// bound value updates".
  private func enter(_ value: ValueText) {
    isUnwritten = true
    let digits = simulator.behavior.text.tooManyDigits
    if digits.value == .crash, value.hasTooManyDigits(shown) {
      _ = simulator.decide(digits)
      fatalError("the digits in a text field overflow Int")
    }
    let writing = value.writing(simulator.behavior.text)
    guard writing.value == .eachKey else {
      _ = simulator.decide(writing)
      return
    }
    give(value)
    let nested = simulator.behavior.text.valueInNestedDestination
    if nested.value == .rewrittenWithEachKey, shown != rendered,
      context.navigation?.isNested(context.screen) == true
    {
      _ = simulator.decide(nested)
      shown = rendered ?? shown
    }
  }

  /// Gives the value what was typed, if it can be read.
  ///
  /// Text that is no value leaves the value alone; an optional value becomes nil.
  /// Source: Apple, `TextField.init(_:value:format:prompt:)`.
  private func give(_ value: ValueText) {
    isUnwritten = false
    if let formatter = value.unreadable {
      simulator.noteUnsupported(
        "TextField(value:formatter:) with \(formatter)", file: ownerName, line: 0)
    }
    if value.commit(shown) { simulator.trace.append(.write(inputName, value: shown)) }
    rendered = graph.table.untracked { value.text() }
  }

  /// Gives the value what it has not been given yet, and shows it in its format.
  private func commitValue() {
    guard let value = parts.value else { return }
    if isUnwritten, shown != rendered { give(value) }
    isUnwritten = false
    shown = rendered ?? shown
  }

  /// A field for a value is left.
  private func leave(_ value: ValueText) {
    switch value.writing(simulator.behavior.text).value {
    case .eachKey, .atEnd:
      // A field that has left the screen writes nothing more: evidence
      // textfield-writes-binding-on-dismiss.
      if isMounted { commitValue() }
    case .onReturn: break
    case .onReturnElseReverted:
      isUnwritten = false
      shown = rendered ?? shown
    }
  }

  private func placeCursor() {
    guard let selection = parts.selection else { return }
    selection.wrappedValue = TextSelection(insertionPoint: shown.endIndex)
  }

  /// Some platforms write the binding once more when the field goes away while it is edited, some
  /// only when it does and its screen stays; one that does both writes once all the same.
  private func writeOnceMore(wasRemoved: Bool = false) {
    guard parts.value == nil else { return }
    let whenGone = simulator.behavior.text.writeAfterRemoval
    let whenRemoved = simulator.behavior.composition.removedField
    let isWritten = simulator.decide(whenGone) == .once
    guard wasRemoved && simulator.decide(whenRemoved) == .writesOnceMore || isWritten else {
      return
    }
    write(shown)
  }

  // MARK: Element

  var elementRole: ElementRole {
    switch parts.kind {
    case .field, .growingField: .textField
    case .secure: .secureField
    case .editor: .textView
    }
  }
  private var labelText: String {
    var text = ""
    label.collectText(into: &text)
    return text
  }
  var elementLabel: String { labelText }
  var elementValue: String { shown }
  var elementPlaceholder: String { parts.prompt?.words ?? labelText }
  var isElementEnabled: Bool { isEnabledHere }
  var elementInput: (any TextInputClient)? { self }
  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    return simulator.focus.begin(self, cause: .focusMove)
  }

  // MARK: Text input

  var inputName: String {
    let text = labelText
    return text.isEmpty && parts.kind == .editor ? "text editor" : text
  }
  var inputText: String { shown }
  var inputHasReturnKey: Bool { KeyboardWishes.type(around: self)?.hasReturnKey ?? true }
  var inputAllowsComposition: Bool { parts.kind != .secure }
  var inputKeepsMark: Bool { marked != nil }
  var inputIsCorrected: Bool {
    parts.kind != .secure && parts.value == nil && allowsCorrection
      && KeyboardWishes.type(around: self) ?? .default == .default
  }
  func inputShouldBegin() -> Bool { isEnabledHere && isMounted }

  func inputDidBegin(_ cause: Cause) {
    unshown = nil
    placeCursor()
    tellEditing(true, cause)
    focus?.focusChanged(self, isFocused: true, cause)
    graph.focusMoved()
  }

  func inputShouldEnd() -> Bool { true }

  func inputDidEnd(_ cause: Cause) {
    crashIfNested(cause)
    if marked != nil {
      marked = nil
      write(shown)
    }
    if let value = parts.value { leave(value) }
    tellEditing(false, cause)
    focus?.focusChanged(self, isFocused: false, cause)
    graph.focusMoved()
    unshown = nil
    let isLeaving = cause == .dismiss || cause == .dragDismiss || cause == .removal && isMounted
    if isLeaving { writeOnceMore() }
  }

  func inputType(_ text: String) {
    shown = text
    marked = nil
    if let value = parts.value {
      enter(value)
      // Undoing in a field that was left is an edit of its value.
      if !isFocused { commitValue() }
      return
    }
    isTyping = true
    write(text)
    isTyping = false
    unshown = nil
    guard simulator.behavior.text.rewrittenValue.value == .notShown else { return }
    let stored = graph.table.untracked { parts.text.wrappedValue }
    if stored != text { unshown = stored }
  }

  func inputMark(_ text: String) {
    let confirmed = marked.map { String(shown.dropLast($0.count)) } ?? shown
    marked = text
    shown = confirmed + text
    write(shown)
  }

  func inputUnmark(keep: Bool) {
    guard let marked else { return }
    self.marked = nil
    if !keep { shown = String(shown.dropLast(marked.count)) }
    write(shown)
  }

  func inputKey(_ key: Character) -> Bool {
    if key == "\r", marked != nil {
      // The input method takes the key: evidence ime-onkeypress-return-before-ime.
      let setting = simulator.behavior.composition.returnKey
      guard setting.value == .appFirst else { return false }
      _ = simulator.decide(setting)
    }
    return KeyListeners.press(key, from: self)
  }

  /// Only for a field that stands directly in the hosting controller that is left.
  func inputHidesKeyboardSilently(_ cause: Cause) -> Bool {
    let setting = simulator.behavior.focus.hostedKeyboard
    guard setting.value == .hidesSilently, context.screen.parentScreen == nil else { return false }
    switch cause {
    case .pop, .interactivePop, .dismiss, .dragDismiss:
      return simulator.decide(setting) == .hidesSilently
    default: return false
    }
  }

  func inputReturn(_ key: UserAction.ReturnKey) -> Bool {
    if marked != nil {
      // The key confirms what is composed: evidence ime-onkeypress-return-before-ime.
      inputUnmark(keep: true)
      return false
    }
    // Evidence vertical-axis-return-inserts-newline: only a hardware key submits a growing field.
    if parts.kind == .editor || parts.kind == .growingField && key == .soft {
      inputType(shown + "\n")
      return false
    }
    commitValue()
    tellCommit(.returnKey)
    submit(.text, cause: .returnKey)
    return true
  }

  // MARK: Events

  private func tellEditing(_ isEditing: Bool, _ cause: Cause) {
    simulator.dispatcher.deliver(
      Event(.editingChanged, cause: cause, container: eventContainer, value: isEditing ? 1 : 0),
      to: self)
  }

  private func tellCommit(_ cause: Cause) {
    simulator.dispatcher.deliver(
      Event(.commit, cause: cause, container: eventContainer), to: self)
  }

  private var eventContainer: Container { context.container ?? .window }

  var eventName: String { ownerName }
  func receive(_ event: Event) {
    switch event.kind {
    case .editingChanged: parts.onEditingChanged?(event.value == 1)
    case .commit: parts.onCommit?()
    default: break
    }
  }
}
