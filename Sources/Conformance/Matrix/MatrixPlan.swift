package import LifecycleModel

/// The cells of a matrix, sorted by key; profiles that behave alike share one.
package struct MatrixPlan: Sendable {
  /// A behavior and the profiles that have it, in the order in which they are reported.
  package struct Behavior: Sendable {
    package var behavior: PlatformBehavior
    package var profiles: [String]

    package init(_ behavior: PlatformBehavior, profiles: [String]) {
      self.behavior = behavior
      self.profiles = profiles
    }
  }

  /// The tasks, in the order of `cells`.
  package let tasks: [CellTask]
  package let cells: [PlannedCell]

  /// Cases × variants × scenarios × behaviors × devices, as far as they are selected.
  ///
  /// A cell runs when its scenario suits its device and any of its behavior's profiles is
  /// selected, and is reported for those.
  ///
  /// - Parameter scenarios: The scenarios of a case; its own by default.
  package init(
    cases: [any ConformanceCase], behaviors: [Behavior], devices: [Device], seed: UInt64 = 0,
    scenarios: (any ConformanceCase) -> [Scenario] = { $0.scenarios },
    suits: (Scenario, Device) -> Bool = { $0.suits($1) },
    where isSelected: (CellKey) -> Bool = { _ in true }
  ) {
    var planned: [(task: CellTask, cell: PlannedCell)] = []
    for subject in cases {
      let scenarios = scenarios(subject)
      for variant in subject.variants {
        for scenario in scenarios {
          for behavior in behaviors {
            for device in devices where suits(scenario, device) {
              var key = CellKey(
                caseID: subject.id, variant: variant.id, scenario: scenario.name, profile: "",
                device: device.id)
              let profiles = behavior.profiles.filter { profile in
                key.profile = profile
                return isSelected(key)
              }
              guard let first = profiles.first else { continue }
              key.profile = first
              planned.append(
                (
                  CellTask(
                    key: key, subject: subject, variant: variant, scenario: scenario,
                    behavior: behavior.behavior, device: device, seed: seed),
                  PlannedCell(key: key, profiles: profiles, quirks: behavior.behavior.quirks)
                ))
            }
          }
        }
      }
    }
    planned.sort { $0.cell.key < $1.cell.key }
    tasks = planned.map(\.task)
    cells = planned.map(\.cell)
  }
}
