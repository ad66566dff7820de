import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator

/// The edit mode of a screen, which an edit button and a list on it share.
@MainActor final class ScreenEditMode {
  let box: ValueBox<EditMode>
  init(_ table: DependencyTable) { box = ValueBox(.inactive, table) }
}

extension EnvironmentScope {
  /// The environment of a screen: its own edit mode and dismissal, the scene's phase.
  static func forScreen(
    _ screen: HostScreen, inheriting parent: EnvironmentScope?, graph: ViewGraph
  ) -> EnvironmentScope {
    let editMode = Binding(location: screen.editMode.box)
    return EnvironmentScope(inheriting: parent, table: graph.table, changesEnabled: false) {
      [weak screen, weak graph] in
      $0.editMode = editMode
      $0.horizontalSizeClass = screen?.widthClass ?? .compact
      $0.verticalSizeClass = graph?.simulator.isHeightCompact == true ? .compact : .regular
      $0[WindowGraphKey.self] = WeakGraph(graph: graph)
      $0.scenePhase = (screen?.isApp == true ? graph?.app?.phase : graph?.viewPhase) ?? .active
      let dismiss: @MainActor () -> Void = { [weak screen] in screen?.dismissAction?() }
      $0.dismiss = DismissAction(action: dismiss)
      if let graph { $0.undoManager = UndoManager.of(graph.simulator) }
      $0.isPresented = screen?.dismissAction != nil
      $0.presentationMode = Binding(
        get: { PresentationMode(isPresented: screen?.dismissAction != nil, action: dismiss) },
        set: { _ in })
    }
  }
}

extension HostScreen {
  /// Whether there is room beside each other; a sheet or a column has less than the device.
  var widthClass: UserInterfaceSizeClass {
    graph.simulator.device.sizeClass == .regular && !isNarrow ? .regular : .compact
  }
}

extension ViewGraph {
  /// The phase of the scene.
  var scenePhase: ScenePhase {
    switch simulator.scene.phase {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}
