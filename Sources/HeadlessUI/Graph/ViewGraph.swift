import LifecycleModel
package import LifecycleSimulator

/// The graph of one simulation: which nodes are out of date, and what is to be told after an
/// update.
@MainActor package final class ViewGraph: UpdateClient, SurfaceStorage {
  /// Unsafe: the simulator holds the graph, and drops it first.
  package unowned(unsafe) let simulator: Simulator
  let table = DependencyTable()
  let census = NodeCensus()
  /// The node of each slot.
  @exclusivity(unchecked) private var readers: [_AnyNode?] = []
  /// Told at the end of an update pass: `onChange` and the like.
  @exclusivity(unchecked) private var actions: [() -> Void] = []
  /// Participants that came on the screen in this update, in order.
  @exclusivity(unchecked) private var appearing: [(any AppearanceParticipant, ScreenChange)] = []
  /// Participants that left in this update, in order.
  @exclusivity(unchecked) private var disappearing: [(any AppearanceParticipant, ScreenChange)] = []
  /// Those of them that are told before anything that came is.
  @exclusivity(unchecked) private var disappearingFirst:
    [(any AppearanceParticipant, ScreenChange)] = []
  private var tellsRemovalsFirst = false
  /// Who reads what of the scene's state.
  private(set) lazy var sceneReaders = SceneReaders(table)
  private var namespaceCount = 0
  /// The views that take what comes from outside the app.
  package let external = ExternalEvents()
  /// Forgets the tap that a gesture has taken and that becomes something else when another one
  /// follows; nil when no gesture has.
  var forgetAwaitedTap: (() -> Void)?
  /// What an `App` has asked for; nil where the first screen was mounted by itself.
  var app: AppLaunch?
  /// The phase of the scene that views were last told of.
  lazy var viewPhase = scenePhase
  /// Screens mounted on this graph.
  private(set) var screens: [HostScreen] = []
  /// Whether any of them is orphaned.
  private var hasOrphans = false
  @exclusivity(unchecked) private var isUpdating = false
  /// Update passes that one flush may take before the app counts as misusing its state.
  private static let passBudget = 100
  /// How many turns in a row began with what objects had announced during an evaluation.
  private var deferringTurns = 0
  private var hasNotedDeferral = false
  /// The participant whose `onAppear` has changed state that is not yet shown.
  private(set) weak var replacedInAppear: (any AppearanceParticipant)?
  /// That participant and what stands around it: nodes that leave know no parents any more.
  private(set) var replacedInAppearChain: Set<ObjectIdentifier> = []
  /// Where views have left without being told so: the next of its kind there is not told either.
  private var untold: [(place: WeakNode, kind: ObjectIdentifier)] = []
  /// Whether the app has given a field a look of its own.
  var hasFieldStyles = false
  /// The values that focused views pass on; made when the first one does.
  var focusedValueHub: FocusedValueHub?
  /// What the platform does not let go of.
  private var keptForever: [AnyObject] = []
  /// Why the scene's phase has just changed; nil once views have followed.
  private(set) var phaseChange: Cause?
  /// Whether a view is being told right now that it appears.
  private(set) var isTellingAppearance = false

  package init(simulator: Simulator) {
    self.simulator = simulator
    table.keepsValuesBefore =
      simulator.behavior.presentation.contentCapture.value == .lastRendered
    if simulator.behavior.composition.updateWhileComposing.value == .valuesBefore {
      table.keepsValuesBefore = true
      table.keepsReadValuesBefore = true
    }
    simulator.add(updateClient: self)
    simulator.scene.add(self)
    simulator.add(deviceObserver: self)
  }

  /// The graph of a simulation; made when the first SwiftUI view is mounted.
  package static func of(_ simulator: Simulator) -> ViewGraph {
    if let graph = simulator.surfaceStorage as? ViewGraph { return graph }
    let graph = ViewGraph(simulator: simulator)
    simulator.surfaceStorage = graph
    return graph
  }

  func makeNamespace() -> Namespace.ID {
    namespaceCount += 1
    return Namespace.ID(number: namespaceCount)
  }

  // MARK: Readers

  /// Reserves a slot for a node that is being made.
  func reserveSlot() -> Int32 {
    let slot = table.makeSlot()
    while readers.count <= Int(slot) { readers.append(nil) }
    return slot
  }

  func bind(_ slot: Int32, to node: _AnyNode) { readers[Int(slot)] = node }

  func unregister(_ slot: Int32) {
    table.freeSlot(slot)
    readers[Int(slot)] = nil
  }

  // MARK: Updating

  package var needsUpdate: Bool {
    !table.dirty.isEmpty || !actions.isEmpty || !appearing.isEmpty || !disappearing.isEmpty
      || !disappearingFirst.isEmpty || !table.deferred.isEmpty
  }

  package func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    takeDeferred()
    var passes = 0
    while !table.dirty.isEmpty || !actions.isEmpty {
      updateDirtyNodes()
      let now = actions
      actions.removeAll(keepingCapacity: true)
      for action in now { action() }
      passes += 1
      if passes > Self.passBudget {
        noteEndlessChange()
        break
      }
    }
    limitDeferral()
    phaseChange = nil
    table.endTurn()
    replacedInAppear = nil
    replacedInAppearChain.removeAll()
    tellAppearances()
    if table.writesDuringUpdate > 0 {
      table.writesDuringUpdate = 0
      simulator.noteMisuse("state was written while a view was being evaluated")
    }
  }

  private func noteEndlessChange() {
    simulator.noteMisuse("views keep changing their own state during one update")
  }

  /// Begins with what objects have announced while views were being evaluated.
  private func takeDeferred() {
    guard table.takeDeferred() else {
      deferringTurns = 0
      return
    }
    if !hasNotedDeferral {
      hasNotedDeferral = true
      simulator.noteMisuse("an object announced a change while a view was being evaluated")
    }
    deferringTurns += 1
  }

  /// Lets it be when the evaluation itself announces a change, turn after turn.
  private func limitDeferral() {
    guard deferringTurns >= Self.passBudget, !table.deferred.isEmpty else { return }
    deferringTurns = 0
    table.dropDeferred()
    noteEndlessChange()
  }

  private func updateDirtyNodes() {
    while !table.dirty.isEmpty {
      if table.dirty.count == 1 {
        let slot = table.dirty.removeLast()
        refresh(slot)
        continue
      }
      var batch = table.dirty
      table.dirty.removeAll(keepingCapacity: true)
      batch.sort { depth($0) < depth($1) }
      for slot in batch { refresh(slot) }
    }
  }

  private func depth(_ slot: Int32) -> Int { readers[Int(slot)]?.depth ?? 0 }

  private func refresh(_ slot: Int32) {
    guard table.isDirty(slot), let node = readers[Int(slot)], node.isMounted,
      !hasOrphans || !node.context.screen.isOrphaned
    else { return }
    node.refresh()
  }

  /// The scene's phase has changed, and views are about to follow.
  func noteChangeOfPhase(_ cause: Cause) {
    phaseChange = cause
    // Even when no view follows, the update takes place in which the change is over.
    afterPass {}
  }

  /// Runs something at the end of this update pass.
  func afterPass(_ action: @escaping () -> Void) { actions.append(action) }

  // MARK: Appearance

  func willAppear(_ participant: any AppearanceParticipant, _ change: ScreenChange) {
    appearing.append((participant, change))
  }

  func willDisappear(_ participant: any AppearanceParticipant, _ change: ScreenChange) {
    if tellsRemovalsFirst {
      disappearingFirst.append((participant, change))
    } else {
      disappearing.append((participant, change))
    }
  }

  /// Tells what leaves within the closure before what comes; returns whether anything does.
  func tellingRemovalsFirst(_ body: () -> Void) -> Bool {
    let (outer, count) = (tellsRemovalsFirst, disappearingFirst.count)
    tellsRemovalsFirst = true
    body()
    tellsRemovalsFirst = outer
    return disappearingFirst.count > count
  }

  private func tellAppearances() {
    if !disappearingFirst.isEmpty {
      let first = disappearingFirst
      disappearingFirst.removeAll(keepingCapacity: true)
      for (participant, change) in first { participant.disappear(change) }
    }
    guard !appearing.isEmpty || !disappearing.isEmpty else { return }
    let (new, old) = (appearing, disappearing)
    appearing.removeAll(keepingCapacity: true)
    disappearing.removeAll(keepingCapacity: true)
    for (participant, change) in new { participant.appear(change) }
    for (participant, change) in old { participant.disappear(change) }
  }

  /// Tells a participant that it appears, and notes when that changes state at once.
  func tell(_ participant: any AppearanceParticipant, _ body: () -> Void) {
    let before = table.dirty.count
    isTellingAppearance = true
    body()
    isTellingAppearance = false
    if table.dirty.count > before { noteReplaced(participant) }
  }

  private func noteReplaced(_ participant: any AppearanceParticipant) {
    replacedInAppear = participant
    guard simulator.behavior.state.replacedInAppear.value == .eventsLost else { return }
    replacedInAppearChain.removeAll()
    var node = participant as? _AnyNode
    while let current = node {
      replacedInAppearChain.insert(ObjectIdentifier(current))
      node = current.parent
    }
  }

  private struct WeakNode {
    weak var node: _AnyNode?
  }

  /// A node leaves and is not told.
  func noteUntold(_ node: _AnyNode) {
    var place = node.parent
    while let current = place, !current.isMounted { place = current.parent }
    untold.append((WeakNode(node: place), ObjectIdentifier(type(of: node))))
  }

  /// Whether a node stands in the place of one that was not told that it left.
  func takesPlaceOfUntold(_ node: _AnyNode) -> Bool {
    guard !untold.isEmpty else { return false }
    let kind = ObjectIdentifier(type(of: node))
    var place = node.parent
    while let current = place {
      if let index = untold.firstIndex(where: { $0.place.node === current && $0.kind == kind }) {
        untold.remove(at: index)
        return true
      }
      place = current.parent
    }
    return false
  }

  // MARK: Screens

  func add(_ screen: HostScreen) { screens.append(screen) }
  func remove(_ screen: HostScreen) {
    screens.removeAll { $0 === screen }
    if hasOrphans { hasOrphans = screens.contains(where: \.isOrphaned) }
  }

  /// The view that presents a screen has gone: that screen and those on it follow no changes.
  func orphan(_ screen: HostScreen) {
    hasOrphans = true
    for other in screens where other.isOn(screen) { other.isOrphaned = true }
  }

  /// Drops everything without telling anybody, as the end of a process does.
  package func discard() {
    for screen in screens { screen.discard() }
    screens.removeAll()
    actions.removeAll()
    appearing.removeAll()
    disappearing.removeAll()
    disappearingFirst.removeAll()
    readers.removeAll()
    keptForever.removeAll()
    simulator.remove(updateClient: self)
  }

  /// Lets something live as long as the process does.
  func keepForever(_ object: AnyObject) { keptForever.append(object) }

  /// How many node bodies were evaluated so far.
  package var evaluationCount: Int { table.evaluationCount }
  /// How many nodes exist.
  package var liveNodeCount: Int { census.count }
}
