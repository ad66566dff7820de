package import LifecycleSimulator

/// One implementation of a case: how its first screen is made.
///
/// The closure runs once for each launch, so that each run starts from a fresh app.
public struct Variant: Sendable {
  /// The name in results and on the command line.
  public let id: String
  /// Launches the app on a simulator.
  package let launch: @MainActor @Sendable (Simulator) -> Launch

  package init(_ id: String, launch: @escaping @MainActor @Sendable (Simulator) -> Launch) {
    self.id = id
    self.launch = launch
  }
}

/// An app that has been launched, with the records that it brought along.
@MainActor package struct Launch {
  package var app: any MountedApp
  /// The variant's own records; nil leaves it to the case.
  package var records: Records?

  package init(app: any MountedApp, records: Records? = nil) {
    self.app = app
    self.records = records
  }
}
