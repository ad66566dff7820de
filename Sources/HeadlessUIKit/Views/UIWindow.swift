// Modelled: partial, documented
public import Foundation
import LifecycleModel
public import LifecycleSimulator

/// The root of everything on the screen of one simulation.
///
/// It lays views out at the end of each turn and shows the root controller's screen, or the
/// topmost presentation when there is one.
@preconcurrency @MainActor open class UIWindow: UIView, UpdateClient {
  private let home: Simulator?
  /// The responder with the input, when it is no text field.
  weak var firstResponder: UIResponder?
  @exclusivity(unchecked) private var laidOut: [UIView] = []
  @exclusivity(unchecked) private var afterwards: [() -> Void] = []
  @exclusivity(unchecked) private var isMounted = false
  /// The menu that covers everything else.
  var openMenu: OpenMenu?
  open weak var windowScene: UIWindowScene?
  open var windowLevel: CGFloat = 0
  open private(set) var isKeyWindow = false

  open var rootViewController: UIViewController? {
    didSet { if oldValue !== rootViewController { replaceRoot(oldValue) } }
  }

  package init(simulator: Simulator) {
    home = simulator
    super.init(frame: .zero)
    inside = self
  }

  public override init(frame: CGRect) {
    home = CurrentSimulation.simulator
    super.init(frame: frame)
    inside = self
  }

  public required init?(coder: NSCoder) {
    home = CurrentSimulation.simulator
    super.init(coder: coder)
    inside = self
  }

  /// Makes a window for a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  package override var simulator: Simulator {
    guard let home = home ?? CurrentSimulation.simulator else {
      fatalError("a UIWindow needs a simulation: make it while one is current")
    }
    return home
  }

  /// Shows the window: loads the root controller's view and makes it appear.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    guard !isMounted else { return }
    isMounted = true
    simulator.stored.unlockDefaults()
    simulator.add(updateClient: self)
    UIApplication.of(simulator).add(window: self)
    if let root = rootViewController { show(root, cause: .launch) }
  }

  open override var next: UIResponder? { UIApplication.of(simulator) }
  open override var undoManager: UndoManager? { UndoManager.of(simulator) }

  // MARK: First responder

  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    if firstResponder === responder { return true }
    if simulator.focus.current != nil, !simulator.focus.end(cause: .focusMove) { return false }
    if let old = firstResponder, !old.resignFirstResponder() { return false }
    firstResponder = responder
    return true
  }

  // MARK: Layout at the end of a turn

  package var needsUpdate: Bool { !laidOut.isEmpty || !afterwards.isEmpty }

  package func update() {
    let views = laidOut
    laidOut.removeAll(keepingCapacity: true)
    for view in views where view.attachedWindow === self { view.layOutIfNeeded() }
    guard !afterwards.isEmpty else { return }
    let actions = afterwards
    afterwards.removeAll()
    for action in actions { action() }
  }

  func needsLayout(of view: UIView) { laidOut.append(view) }

  /// Runs something after the next layout.
  func afterLayout(_ action: @escaping () -> Void) { afterwards.append(action) }

  // MARK: Elements

  /// Adds what is in front: the topmost presentation, else the root controller's screen.
  package override func collectElements(into list: inout ElementList) {
    if let openMenu { return openMenu.collectElements(into: &list) }
    if let top = simulator.presentations.top {
      top.screen.collectElements(into: &list)
    } else if let root = rootViewController {
      root.collectElements(into: &list)
    } else {
      collectVisible(into: &list)
    }
    collectKeyboard(into: &list)
  }

  /// Adds what stands above the keyboard and what stands instead of it, for whoever has the input.
  private func collectKeyboard(into list: inout ElementList) {
    // A field of another surface brings nothing along, and then nobody else has the input.
    let current = simulator.focus.current
    guard let responder = current == nil ? firstResponder : current as? UIResponder else { return }
    responder.inputView?.collectElements(into: &list)
    responder.inputAccessoryView?.collectElements(into: &list)
  }

  // MARK: End

  /// Drops everything without telling the app, as the end of a process does.
  package func tearDown() {
    for presentation in simulator.presentations.presented.reversed() {
      if let controller = presentation.screen as? UIViewController {
        controller.dropStacks()
      }
      presentation.screen.releaseScreen()
    }
    leave()
    simulator.presentations.forget()
  }

  /// The window goes and others stay: what it presents goes with it, and nobody is told.
  func leave() {
    let presentations = simulator.presentations
    for presentation in presentations.presented.reversed() where presents(presentation) {
      (presentation.screen as? UIViewController)?.dropStacks()
      presentation.screen.releaseScreen()
      presentations.drop(presentation)
    }
    if let root = rootViewController {
      root.dropStacks()
      root.releaseScreen()
    }
    simulator.remove(updateClient: self)
    UIApplication.of(simulator).remove(window: self)
    isMounted = false
    rootViewController = nil
    laidOut.removeAll()
    afterwards.removeAll()
    letGoOfSubviews()
    below.removeAll()
  }

  /// Whether a screen of this window presents it, itself or by way of another presentation.
  private func presents(_ presentation: Presentation) -> Bool {
    var presenter = presentation.presenter as? UIViewController
    while let current = presenter {
      if current.viewIfLoaded?.attachedWindow === self || current === rootViewController {
        return true
      }
      presenter = current.parent ?? current.presentingViewController
    }
    return false
  }

  // MARK: Root

  private func show(_ root: UIViewController, cause: Cause) {
    let change = ScreenChange(
      cause: cause, container: .window, role: .root, isAnimated: false, isMoving: true)
    root.screenWillAppear(change)
    update()
    root.screenDidAppear(change)
  }

  private func replaceRoot(_ old: UIViewController?) {
    guard isMounted else { return }
    let change = ScreenChange(
      cause: .replacement, container: .window, role: .root, isAnimated: false, isMoving: true)
    if let old {
      simulator.focus.endEditing(on: old, cause: .removal)
      old.screenWillDisappear(change)
      old.screenDidDisappear(change)
      old.releaseScreen()
    }
    if let root = rootViewController { show(root, cause: .replacement) }
  }
}
