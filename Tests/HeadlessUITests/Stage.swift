import HeadlessUI
import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// A simulation of one SwiftUI screen, driven by the words on it.
@MainActor final class Stage {
  let simulator: Simulator
  private let window: UIWindow

  convenience init<Content: View>(
    behavior: PlatformBehavior = .reference, visibleRows: Int = 10,
    sizeClass: Device.SizeClass = .compact, @ViewBuilder _ content: () -> Content
  ) {
    self.init(behavior: behavior, visibleRows: visibleRows, sizeClass: sizeClass) {
      () -> UIViewController in UIHostingController(rootView: content())
    }
  }

  init(
    behavior: PlatformBehavior = .reference, visibleRows: Int = 10,
    sizeClass: Device.SizeClass = .compact, controller: () -> UIViewController
  ) {
    simulator = Simulator(
      behavior: behavior, device: Device(id: "test", visibleRows: visibleRows, sizeClass: sizeClass)
    )
    window = UIWindow(simulator: simulator)
    let window = window
    run {
      window.rootViewController = controller()
      window.makeKeyAndVisible()
    }
  }

  /// Does something on the simulation and lets it settle.
  func run(_ body: () -> Void) {
    let simulator = simulator
    CurrentSimulation.with(simulator) {
      simulator.clock.withCurrent {
        body()
        simulator.settle()
      }
    }
  }

  var elements: ElementList {
    var list = ElementList()
    window.collectElements(into: &list)
    return list
  }

  /// The words on the screen, in reading order.
  var words: [String] {
    elements.items.map { item in
      let value = item.element.elementValue
      return value.isEmpty ? item.element.elementLabel : value
    }
  }

  func element(_ text: String, at index: Int = 0) -> (any Element)? {
    let found = elements.items.map(\.element).filter {
      $0.elementLabel == text || $0.elementValue == text || $0.elementIdentifier == text
    }
    return found.indices.contains(index) ? found[index] : nil
  }

  func tap(_ text: String, at index: Int = 0) {
    guard let element = element(text, at: index) else { return }
    run { _ = element.perform(.tap) }
  }

  /// Focuses the field and types after what it holds, a character at a time.
  func type(_ text: String, into field: String, at index: Int = 0) {
    tap(field, at: index)
    type(text)
  }

  func type(_ text: String) {
    for character in text {
      guard let client = simulator.focus.current else { return }
      run { client.inputType(client.inputText + String(character)) }
    }
  }

  /// Focuses the field and puts the text in the place of what it holds.
  func replace(_ field: String, with text: String) {
    tap(field)
    guard let client = simulator.focus.current else { return }
    run { client.inputType(text) }
  }

  func pressReturn(_ key: UserAction.ReturnKey = .soft) {
    guard let client = simulator.focus.current else { return }
    run {
      if client.inputReturn(key), simulator.focus.current === client {
        simulator.focus.end(cause: .returnKey)
      }
    }
  }

  func goBack() {
    guard let stack = simulator.stacks.last(where: \.canGoBack) else { return }
    run { stack.pop() }
  }

  /// What the runtime noticed the screen misuse.
  var misuses: [String] {
    simulator.trace.entries.compactMap { if case .misuse(let text) = $0 { text } else { nil } }
  }

  func row(_ index: Int) -> (any RowElement)? {
    let rows = elements.rows
    return rows.indices.contains(index) ? rows[index] : nil
  }

  func tearDown() { window.tearDown() }
}
