import LifecycleModel
import LifecycleSimulator

extension Driver {
  func actOnProcess(_ action: UserAction) throws(Obstacle) {
    let scene = simulator.scene
    switch action {
    case .becomeInactive: scene.becomeInactive()
    case .background:
      kind = .leave
      scene.enterBackground()
    case .foreground: scene.enterForeground()
    case .lock:
      kind = .leave
      scene.enterBackground(cause: .lock)
    case .warnMemory: scene.warnOfMemory()
    case .terminate:
      kind = .leave
      scene.terminate()
      endProcess()
    case .kill(let kind):
      self.kind = .leave
      // What a person swipes up in the switcher is a window: the process goes with the last one.
      if kind == .switcherFrontmost, app?.closeScene() == true { return }
      scene.kill(kind)
      endProcess()
    case .relaunch:
      guard app == nil else { throw Obstacle(.stillRunning) }
      guard let relaunch else { throw Obstacle(.notRunning) }
      simulator.beginProcess()
      app = relaunch()
    case .wait(let milliseconds):
      simulator.trace.append(.time(milliseconds))
      // A suspended app gets no time; its timers fire when it comes back.
      guard app != nil, !scene.isSuspended else { return }
      if case .neverSettles = simulator.wait(.milliseconds(milliseconds)) { return }
    case .rotate: simulator.rotate()
    case .resize(let size): simulator.resize(to: size)
    case .openScene:
      if simulator.device.multitasking, app?.openScene() == true { return }
      simulator.noteUnsupported(
        ActionWords.infinitive(of: action), file: "scenario", line: 0)
    default: break
    }
  }

  private func endProcess() {
    // The platform waits for what the app does synchronously in its last callbacks.
    simulator.flush()
    onProcessEnd?()
    simulator.endProcess()
    let dead = app
    app = nil
    dead?.tearDown()
  }
}
