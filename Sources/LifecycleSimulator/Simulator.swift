package import LifecycleModel
package import VirtualTime

/// One running app on one simulated platform: its clock, events, screens, focus and scene.
///
/// A simulator knows no view type. A surface (SwiftUI, UIKit) mounts screens on it, asks its
/// behavior at the points where platforms differ, and is told what happens through protocols.
/// Everything runs on the main actor; nothing is shared between two simulators.
@MainActor package final class Simulator {
  package let behavior: PlatformBehavior
  @exclusivity(unchecked) package private(set) var device: Device
  /// The virtual time of the running process; a relaunch has another clock that goes on from it.
  @exclusivity(unchecked) package private(set) var clock: VirtualClock
  @exclusivity(unchecked) package var trace: Trace
  /// The quirks that had an effect so far.
  @exclusivity(unchecked) package private(set) var fired = QuirkSet()
  /// What the app used that is not modelled, each once.
  @exclusivity(unchecked) package private(set) var unsupported: [String] = []
  /// Called when the app first asks which release it runs on.
  @exclusivity(unchecked) package var onReleaseAsked: (() -> Void)?
  /// Called when a quirk has its first effect.
  @exclusivity(unchecked) package var onQuirkFired: ((QuirkIndex) -> Void)?

  package let dispatcher = EventDispatcher()
  package let focus = FocusController()
  package let presentations = PresentationController()
  package let scene = SceneController()
  package let undo = UndoJournal()
  /// The app's hold on the journal: a surface's undo manager, for the life of the process.
  @exclusivity(unchecked) package var undoManager: AnyObject?
  /// Counts the turns of the run loop: what an app registers to undo in one turn belongs together.
  @exclusivity(unchecked) package internal(set) var turnNumber = 0
  /// What the device keeps for the app from one of its processes to the next.
  package let stored = StoredState()
  /// What a surface keeps for its simulation: the graph of SwiftUI views.
  @exclusivity(unchecked) package var surfaceStorage: (any SurfaceStorage)?

  /// The parts of a surface that bring the screen up to date at the end of a turn.
  @exclusivity(unchecked) private var updateClients: [any UpdateClient] = []
  /// Stacks on the screen, innermost last.
  @exclusivity(unchecked) package var stacks: [ScreenStack] = []
  /// The application object of a surface, for the life of the process.
  @exclusivity(unchecked) package var application: AnyObject?
  /// What a tap does unless another one follows at once.
  @exclusivity(unchecked) package private(set) var heldTouch: (() -> Void)?
  /// Whether the app's process runs; false between a kill and the relaunch.
  @exclusivity(unchecked) package private(set) var isProcessAlive = true
  /// Turns that one settling may take before the app counts as hung.
  @exclusivity(unchecked) package var turnBudget = 1_000

  package init(
    behavior: PlatformBehavior, device: Device, seed: UInt64 = 0, trace: Trace = Trace()
  ) {
    self.behavior = behavior
    self.device = device
    self.clock = VirtualClock(seed: seed)
    self.trace = trace
    self.trace.reset(quirks: behavior.quirks)
    dispatcher.simulator = self
    focus.simulator = self
    presentations.simulator = self
    scene.simulator = self
    prepare(clock)
  }

  private func prepare(_ clock: VirtualClock) {
    clock.companion = stored
    let setting = behavior.state.receiveOn
    guard setting.value == .atOnce else { return }
    clock.handsOverAtOnce = { [weak self] in
      MainActor.assumeIsolated { self?.decide(setting) == .atOnce }
    }
  }

  /// Answers a question at a seam, and notes when the answer is a quirk's.
  @inline(__always)
  package func decide<Value>(_ setting: Setting<Value>) -> Value {
    if setting.quirk.isQuirk { noteDeviation(setting.value.rawValue, setting.quirk) }
    return setting.value
  }

  private func noteDeviation(_ value: String, _ quirk: QuirkIndex) {
    trace.append(.deviation(seam: value, quirk: quirk))
    noteFired(quirk)
  }

  package func noteFired(_ quirk: QuirkIndex) {
    if fired.insert(quirk) { onQuirkFired?(quirk) }
  }

  /// What the app may know about the release that it runs on; that it asks is noted.
  package var releaseForApp: PlatformBehavior {
    onReleaseAsked?()
    onReleaseAsked = nil
    return behavior
  }

  /// Says out loud that the app used something that is not modelled.
  package func noteUnsupported(_ api: String, file: String, line: Int) {
    let text = "\(api) (\(file):\(line))"
    guard !unsupported.contains(text) else { return }
    unsupported.append(text)
    trace.append(.unsupported(api: api, file: file, line: line))
  }

  /// Says out loud that what the user was to do makes no sense on this app's screens.
  package func noteInapplicable(_ reason: String) {
    unsupported.append(reason)
    trace.append(.step("left out: \(reason)"))
  }

  package func noteMisuse(_ text: String) { trace.append(.misuse(text)) }

  /// What is told when the screen gets another size; see `Simulator+Device`.
  @exclusivity(unchecked) var deviceObservers: [any DeviceObserver] = []
  /// Whether the device lies on its side.
  @exclusivity(unchecked) package internal(set) var isLandscape = false
  /// How many rows fit while the device is upright; counts while it is not.
  @exclusivity(unchecked) var uprightRows = 0

  package func change(device: Device) { self.device = device }

  // MARK: Turns

  package func add(updateClient: any UpdateClient) { updateClients.append(updateClient) }
  package func remove(updateClient: any UpdateClient) {
    updateClients.removeAll { $0 === updateClient }
  }

  /// Brings every surface up to date once; returns whether there was anything to do.
  @discardableResult package func flush() -> Bool {
    var changed = false
    for client in updateClients where client.needsUpdate {
      client.update()
      changed = true
    }
    return changed
  }

  package var needsUpdate: Bool { updateClients.contains { $0.needsUpdate } }

  // MARK: Touches

  /// Holds a tap back while another one may follow: for UIKit's usual 0.35 s, or until the person
  /// does something else.
  package func holdTouch(_ action: @escaping () -> Void) {
    heldTouch = action
    clock.schedule(after: .milliseconds(350), label: "wait for a second tap") { [weak self] in
      MainActor.assumeIsolated { self?.resolveTouch() }
    }
  }

  /// No other tap followed.
  package func resolveTouch() {
    guard let action = heldTouch else { return }
    heldTouch = nil
    action()
    flush()
  }

  /// The other tap followed, and both are something else.
  package func dropTouch() { heldTouch = nil }

  // MARK: Process

  package func endProcess() {
    isProcessAlive = false
    // A process that has ended tells no field that its editing has.
    focus.forget()
    surfaceStorage?.discard()
    surfaceStorage = nil
    presentations.forget()
    scene.forgetObservers()
    undo.forget()
    undoManager = nil
    stacks.removeAll()
    updateClients.removeAll()
    dispatcher.forget()
    application = nil
    deviceObservers.removeAll()
    heldTouch = nil
    stored.processEnds()
    clock.discard()
  }

  /// Starts the app's process again: a fresh clock, at the time at which the last one stopped.
  package func beginProcess() {
    guard !isProcessAlive else { return }
    isProcessAlive = true
    let successor = VirtualClock(seed: clock.seed)
    successor.wallClockStart = clock.wallClockStart
    successor.turnBudget = clock.turnBudget
    successor.advance(by: clock.now)
    prepare(successor)
    clock = successor
    scene.restart()
  }
}

/// What a surface keeps for one simulation, dropped at the end of the process.
@MainActor package protocol SurfaceStorage: AnyObject {
  /// Drops everything without telling anybody.
  func discard()
}

/// A part of a surface that is brought up to date at the end of a turn.
@MainActor package protocol UpdateClient: AnyObject {
  var needsUpdate: Bool { get }
  func update()
}
