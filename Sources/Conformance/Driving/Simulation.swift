public import HeadlessUI
public import HeadlessUIKit
public import LifecycleModel
package import LifecycleSimulator

/// A running app in a test: driven in the words of a scenario, looked at in between.
///
/// ```swift
/// let app = Simulation { TopView(viewModel: TopViewModel()) }
/// try app.perform { user in
///   user.tap("Edit")
///   user.type("PHP")
///   user.goBack()
/// }
/// #expect(app.screen.contains("PHP"))
/// ```
@MainActor public final class Simulation {
  private let simulator: Simulator
  private let driver: Driver
  private var actionCount = 0
  private let launch: @MainActor (Simulator) -> any MountedApp

  /// Launches a SwiftUI app on a platform's behavior.
  public convenience init<Content: View>(
    _ behavior: PlatformBehavior = .reference, device: Device = .standard,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    self.init(behavior, device, launch: { WindowApp(showing: content(), on: $0) })
  }

  /// Launches a UIKit app on a platform's behavior.
  public convenience init<Controller: UIViewController>(
    _ behavior: PlatformBehavior = .reference, device: Device = .standard,
    _ controller: @escaping @MainActor () -> Controller
  ) {
    self.init(behavior, device, launch: { WindowApp(controller: controller(), on: $0) })
  }

  /// Launches a whole SwiftUI app on a platform's behavior; a relaunch makes it anew.
  public convenience init<Launched: App>(
    _ behavior: PlatformBehavior = .reference, device: Device = .standard, app: Launched.Type
  ) {
    self.init(behavior, device, launch: { WindowApp(launching: app, on: $0) })
  }

  /// Launches a SwiftUI app on a profile of the bundled catalogue: `ios-13.0`, `reference`.
  ///
  /// - Throws: A fault that names the nearest profile or device when there is none of the name.
  public convenience init<Content: View>(
    profile: String, device: String? = nil,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws {
    let point = try BundledPlatforms.resolve(profile: profile, device: device)
    self.init(point.behavior, point.device, launch: { WindowApp(showing: content(), on: $0) })
  }

  /// Launches a UIKit app on a profile of the bundled catalogue: `ios-13.0`, `reference`.
  ///
  /// - Throws: A fault that names the nearest profile or device when there is none of the name.
  public convenience init<Controller: UIViewController>(
    profile: String, device: String? = nil, _ controller: @escaping @MainActor () -> Controller
  ) throws {
    let point = try BundledPlatforms.resolve(profile: profile, device: device)
    self.init(point.behavior, point.device, launch: { WindowApp(controller: controller(), on: $0) })
  }

  package init(
    _ behavior: PlatformBehavior, _ device: Device,
    launch: @escaping @MainActor (Simulator) -> any MountedApp
  ) {
    simulator = Simulator(behavior: behavior, device: device)
    driver = Driver(simulator: simulator)
    self.launch = launch
    let (simulator, driver) = (simulator, driver)
    driver.relaunch = {
      SimulationContext.run(simulator) { launch(simulator) }
    }
    SimulationContext.run(simulator) { _ = driver.mount(launch(simulator)) }
  }

  isolated deinit {
    let (simulator, driver) = (simulator, driver)
    SimulationContext.run(simulator) {
      simulator.endProcess()
      driver.app?.tearDown()
    }
  }

  /// Performs what the closure records, in order.
  ///
  /// - Throws: `DrivingError` at the first action that a person could not do, after which the app
  ///   does not come to rest, or whose expectation does not hold.
  public func perform(_ record: (User) -> Void) throws(DrivingError) {
    let user = User()
    record(user)
    for action in user.actions { try perform(action, user.expectations) }
  }

  /// What is on the screen now.
  public var screen: ScreenContents {
    SimulationContext.run(simulator) {
      driver.isListStale = true
      return driver.contents
    }
  }

  /// The quirks of the profile that had an effect so far, by id.
  public var quirksFired: [String] {
    simulator.fired.indices.map { simulator.behavior.quirks[Int($0.rawValue)] }
  }

  /// What happened so far.
  package var trace: Trace { simulator.trace }

  /// Performs one action that is data already.
  package func perform(_ action: UserAction, _ expectations: [Scenario.Expectation])
    throws(DrivingError)
  {
    actionCount += 1
    simulator.trace.append(.action(actionCount, action))
    var reason: DrivingError.Reason?
    if case .expect(let index, let name) = action {
      if !expectations[index].holds(screen) { reason = .expectation(name) }
    } else {
      reason = SimulationContext.run(simulator) {
        do throws(Obstacle) {
          let outcome = try driver.perform(action)
          if case .neverSettles(let names) = outcome { return .neverSettles(names) }
        } catch {
          return error.reason
        }
        return nil
      }
    }
    // What the app printed belongs to this action; a test without capture has nothing to take.
    if let text = OutputCapture.take() { simulator.trace.append(.output(text)) }
    if let reason {
      throw DrivingError(reason, action: action, number: actionCount, screen: screen)
    }
  }
}

extension Device {
  /// A phone on which everything of an ordinary form fits.
  public static let standard = Device(
    id: "standard", summary: "A phone on which an ordinary form fits.", visibleRows: 14)
}
