// Modelled: full, documented
public import Foundation
package import LifecycleSimulator
import VirtualTime

/// Takes back what an app registers; the scene's own one also takes back typing.
///
/// `user.undo()` and `user.redo()` go through the scene's undo manager, which views find in their
/// environment and responders in their chain: the last thing registered is taken back first.
/// Registrations of one turn of the run loop make one group. Targets are not kept alive.
@preconcurrency @MainActor open class UndoManager: NSObject {
  let journal: UndoJournal
  private weak var simulator: Simulator?

  /// An undo manager of the app's own, which no shortcut reaches.
  public override init() {
    journal = UndoJournal()
    simulator = CurrentSimulation.simulator
    super.init()
  }

  private init(_ simulator: Simulator) {
    journal = simulator.undo
    self.simulator = simulator
    super.init()
  }

  /// The undo manager of a simulation's scene.
  package static func of(_ simulator: Simulator) -> UndoManager {
    if let manager = simulator.undoManager as? UndoManager { return manager }
    let manager = UndoManager(simulator)
    simulator.undoManager = manager
    return manager
  }

  // MARK: Registering

  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    journal.register(target, turn: simulator?.turnNumber ?? 0) { target in
      // The target is the one that was registered with the handler.
      handler(target as! TargetType)
    }
  }

  open var isUndoRegistrationEnabled: Bool { journal.isRecording }
  open func disableUndoRegistration() { journal.suspend() }
  open func enableUndoRegistration() { journal.resume() }

  // MARK: Groups

  open var groupsByEvent: Bool {
    get { journal.groupsByTurn }
    set { journal.groupsByTurn = newValue }
  }
  open var groupingLevel: Int { journal.level }
  open var levelsOfUndo: Int {
    get { journal.limit }
    set { journal.limit = newValue }
  }
  open func beginUndoGrouping() {
    journal.beginGroup()
    post(.NSUndoManagerDidOpenUndoGroup)
  }
  open func endUndoGrouping() {
    post(.NSUndoManagerWillCloseUndoGroup)
    journal.endGroup()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  // MARK: Taking back

  open var canUndo: Bool { journal.canUndo }
  open var canRedo: Bool { journal.canRedo }
  open var undoCount: Int { journal.undoCount }
  open var redoCount: Int { journal.redoCount }
  open var isUndoing: Bool { journal.isUndoing }
  open var isRedoing: Bool { journal.isRedoing }

  open func undo() { undoNestedGroup() }

  open func undoNestedGroup() {
    guard canUndo else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    _ = journal.undo()
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    guard canRedo else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    _ = journal.redo()
    post(.NSUndoManagerDidRedoChange)
  }

  open func removeAllActions() { journal.forget() }
  open func removeAllActions(withTarget target: Any) {
    journal.removeAll(for: target as AnyObject)
  }

  // MARK: Names

  open func setActionName(_ actionName: String) { journal.setName(actionName) }
  open var undoActionName: String { journal.undoName }
  open var redoActionName: String { journal.redoName }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
