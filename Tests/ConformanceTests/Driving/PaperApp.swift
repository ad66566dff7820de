import Conformance
import LifecycleModel
import LifecycleSimulator

/// An app of a few plain elements on the simulator, without any view type.
@MainActor final class PaperApp: MountedApp {
  let simulator: Simulator
  let stack: ScreenStack

  init(_ simulator: Simulator, root: PaperScreen) {
    self.simulator = simulator
    stack = ScreenStack(simulator: simulator)
    root.app = self
    stack.install([root])
    let change = ScreenChange(cause: .launch, container: .window, role: .root)
    stack.setVisible(true, change, phase: .will)
    stack.setVisible(true, change, phase: .did)
  }

  func collectElements(into list: inout ElementList) {
    if let top = simulator.presentations.top {
      top.screen.collectElements(into: &list)
    } else {
      stack.top?.collectElements(into: &list)
    }
  }

  func push(_ screen: PaperScreen) {
    screen.app = self
    stack.push(screen)
  }

  func present(_ screen: PaperScreen) {
    screen.app = self
    simulator.presentations.present(
      Presentation(screen: screen, style: .sheet, presenter: stack.top))
  }

  func closeSheet() {
    if let top = simulator.presentations.top {
      simulator.presentations.dismiss(top, cause: .dismiss)
    }
  }

  /// What `.state` finds, by property.
  var properties: [String: () -> Any] = [:]
  func value(of property: String, in type: any Any.Type) -> Any? { properties[property]?() }
  func tearDown() { stack.tearDown() }
}

/// A screen whose elements are made anew whenever it is looked at, but for its fields.
@MainActor final class PaperScreen: Screen {
  let screenName: String
  weak var app: PaperApp?
  var elements: [any Element] = []
  var rows: () -> [PaperRow] = { [] }
  var onDisappear: () -> Void = {}

  init(_ name: String, _ elements: [any Element] = []) {
    screenName = name
    self.elements = elements
  }

  func screenWillAppear(_ change: ScreenChange) {}
  func screenDidAppear(_ change: ScreenChange) {}
  func screenWillDisappear(_ change: ScreenChange) {}
  func screenDidDisappear(_ change: ScreenChange) { if change.isMoving { onDisappear() } }
  func screenCancelledDisappear(_ change: ScreenChange) {}
  func releaseScreen() {}
  func containsInput(_ client: any TextInputClient) -> Bool {
    elements.contains { $0.elementInput === client }
      || rows().contains { $0.elements.contains { $0.elementInput === client } }
  }
  func collectElements(into list: inout ElementList) {
    list.add(screen: screenName)
    for element in elements { list.add(element) }
    for row in rows() {
      list.inRow(row) { list in
        for element in row.elements { list.add(element) }
      }
    }
  }
}

/// A text, a button, a link or a control.
@MainActor final class PaperElement: Element {
  let elementRole: ElementRole
  private let label: () -> String
  private let value: () -> String
  private let action: ((Touch) -> Bool)?
  var isElementCancelling = false
  var isElementEnabled = true

  init(
    _ role: ElementRole, _ label: @escaping @autoclosure () -> String,
    value: @escaping @autoclosure () -> String = "", _ action: ((Touch) -> Bool)? = nil
  ) {
    elementRole = role
    self.label = label
    self.value = value
    self.action = action
  }

  var elementLabel: String { label() }
  var elementValue: String { value() }
  func perform(_ gesture: Touch) -> Bool { action?(gesture) ?? false }

  static func text(_ label: @escaping @autoclosure () -> String) -> PaperElement {
    PaperElement(.text, label())
  }
  static func button(_ label: String, _ action: @escaping () -> Void) -> PaperElement {
    PaperElement(.button, label) { _ in
      action()
      return true
    }
  }
  static func link(_ label: String, _ action: @escaping () -> Void) -> PaperElement {
    PaperElement(.link, label) { _ in
      action()
      return true
    }
  }
}

/// A text field over any storage.
@MainActor final class PaperField: Element, TextInputClient {
  let elementRole = ElementRole.textField
  let placeholder: () -> String
  let get: () -> String
  let set: (String) -> Void
  var onEnd: () -> Void = {}
  var onReturn: () -> Void = {}

  init(
    _ placeholder: @escaping @autoclosure () -> String, get: @escaping () -> String,
    set: @escaping (String) -> Void
  ) {
    self.placeholder = placeholder
    self.get = get
    self.set = set
  }

  var elementLabel: String { "" }
  var elementPlaceholder: String { placeholder() }
  var elementValue: String { self.get() }
  var elementInput: (any TextInputClient)? { self }
  var inputName: String { placeholder() }
  var inputText: String { self.get() }
  func inputShouldBegin() -> Bool { true }
  func inputDidBegin(_ cause: Cause) {}
  func inputShouldEnd() -> Bool { true }
  func inputDidEnd(_ cause: Cause) { onEnd() }
  func inputType(_ text: String) { self.set(text) }
  private var marked = ""
  func inputMark(_ text: String) { marked = text }
  func inputUnmark(keep: Bool) {
    if keep { set(self.get() + marked) }
    marked = ""
  }
  func inputReturn(_ key: UserAction.ReturnKey) -> Bool {
    onReturn()
    return true
  }
}

/// A row that can be deleted.
@MainActor final class PaperRow: RowElement {
  let rowIndex: Int
  let elements: [any Element]
  private let delete: () -> Void

  init(_ index: Int, _ elements: [any Element], delete: @escaping () -> Void = {}) {
    rowIndex = index
    self.elements = elements
    self.delete = delete
  }

  var canDeleteRow: Bool { true }
  var canMoveRow: Bool { false }
  var isRowInEditMode: Bool { false }
  func deleteRow() -> Bool {
    delete()
    return true
  }
  func moveRow(after other: (any RowElement)?) -> Bool { false }
  func selectRow() -> Bool { false }
}
