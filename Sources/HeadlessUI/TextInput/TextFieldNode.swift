import LifecycleModel
import LifecycleSimulator

/// The node of a text field: it shows its binding's text, and has the keyboard for a while.
final class TextFieldNode<Label: View>: ReadingNode<TextField<Label>>, Element, TextInputClient,
  EventTarget
{
  private var label: _ViewNode<Label>!
  /// The text in the field.
  private var shown = ""
  /// Text that an input method has not confirmed yet.
  private var marked: String?
  private var isTyping = false
  private var isFocused: Bool { simulator.focus.current === self }
  /// What the next event of a kind tells.
  private var editingFlag = false
  /// The focus state that follows this field.
  private var focus: (any FocusLink)?

  override init(_ view: TextField<Label>, _ context: _NodeContext) {
    super.init(view, context)
    var inner = childContext()
    inner.rows = nil
    label = Label._makeNode(view.parts.label, inner)
    readValue()
    focus = FocusLinks.find(from: self)
    focus?.attach(self)
  }

  override func update(_ view: TextField<Label>) {
    super.update(view)
    label.update(view.parts.label)
  }

  override func readValue() {
    let text = reading { view.parts.text.wrappedValue }
    guard text != shown else { return }
    if isFocused, !isTyping, text == unshown {
      _ = simulator.decide(simulator.behavior.text.rewrittenValue)
      return
    }
    unshown = nil
    shown = text
    marked = nil
  }
  /// What the binding made of what was typed last, where a platform does not show it.
  private var unshown: String?

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
      if !isTold { writeOnceMore() }
    }
    focus?.detach(self)
    super.willLeave(cause)
  }

  private func write(_ text: String) {
    simulator.trace.append(.write(inputName, value: text))
    view.parts.text.wrappedValue = text
  }

  // MARK: Element

  var elementRole: ElementRole { view.parts.isSecure ? .secureField : .textField }
  private var labelText: String {
    var text = ""
    label.collectText(into: &text)
    return text
  }
  var elementLabel: String { labelText }
  var elementValue: String { shown }
  var elementPlaceholder: String { view.parts.prompt?.words ?? labelText }
  var isElementEnabled: Bool { isEnabledHere }
  var elementInput: (any TextInputClient)? { self }
  func perform(_ gesture: Gesture) -> Bool {
    guard gesture == .tap else { return false }
    return simulator.focus.begin(self, cause: .focusMove)
  }

  // MARK: Text input

  var inputName: String { labelText }
  var inputText: String { shown }
  func inputShouldBegin() -> Bool { isEnabledHere && isMounted }

  func inputDidBegin(_ cause: Cause) {
    unshown = nil
    tellEditing(true, cause)
    focus?.focusChanged(self, isFocused: true, cause)
  }

  func inputShouldEnd() -> Bool { true }

  func inputDidEnd(_ cause: Cause) {
    if marked != nil {
      marked = nil
      write(shown)
    }
    tellEditing(false, cause)
    let setting = simulator.behavior.text.commitTrigger
    if setting.value == .anyResign, cause != .returnKey {
      _ = simulator.decide(setting)
      tellCommit(cause)
    }
    focus?.focusChanged(self, isFocused: false, cause)
    unshown = nil
    if cause == .dismiss || cause == .dragDismiss { writeOnceMore() }
  }

  /// Some platforms write the binding once more when the field goes away while it is edited.
  private func writeOnceMore() {
    let setting = simulator.behavior.text.writeAfterRemoval
    guard setting.value == .once else { return }
    _ = simulator.decide(setting)
    write(shown)
  }

  func inputType(_ text: String) {
    shown = text
    isTyping = true
    write(text)
    isTyping = false
    unshown = nil
    guard simulator.behavior.text.rewrittenValue.value == .notShown else { return }
    let stored = graph.table.untracked { view.parts.text.wrappedValue }
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

  func inputReturn(_ key: UserAction.ReturnKey) -> Bool {
    tellCommit(.returnKey)
    // Every handler up to the scope runs, the outermost first. Source: evidence
    // onsubmit-nested-order-outer-first.
    var targets: [any SubmitTarget] = []
    var node = parent
    while let current = node {
      if let submit = current as? any SubmitTarget {
        if submit.stopsSubmit { break }
        if submit.accepts(.text) { targets.append(submit) }
      }
      node = current.parent
    }
    for target in targets.reversed() {
      simulator.dispatcher.deliver(Event(.submit, cause: .returnKey), to: target)
    }
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
    case .editingChanged: view.parts.onEditingChanged(event.value == 1)
    case .commit: view.parts.onCommit()
    default: break
    }
  }
}
