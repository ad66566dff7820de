package import LifecycleModel

/// Runs a plan of real cases with the runner of this process's surfaces.
@MainActor package struct MatrixRun {
  package let plan: MatrixPlan
  package let options: MatrixOptions
  /// Resolves a behavior that has these quirks and no others.
  let behavior: @MainActor ([String]) -> PlatformBehavior

  package init(
    _ plan: MatrixPlan, options: MatrixOptions = MatrixOptions(),
    behavior: @escaping @MainActor ([String]) -> PlatformBehavior
  ) {
    self.plan = plan
    self.options = options
    self.behavior = behavior
  }

  /// Runs everything; `progress` is told the number of cells that have ended.
  package func run(progress: @escaping @MainActor (Int) -> Void = { _ in })
    throws(IsolationFault) -> MatrixOutcome
  {
    try MatrixEngine(plan.cells, options: options) { [plan, behavior] cell, quirks, reporter in
      var task = plan.tasks[cell]
      if let quirks { task.behavior = behavior(quirks).at(pointOf: task.behavior) }
      return CellRunner.run(task, observer: reporter, keepTrace: nil).0
    }.run(progress: progress)
  }
}
