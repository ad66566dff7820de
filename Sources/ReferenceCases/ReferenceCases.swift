import Holdfast

/// The bundled cases: five editing screens that were written about, each in a broken form and in
/// the forms that were proposed for it, and three of the containers around editing screens.
///
/// The sources of the five are the posts that the project began with, called seed 000 to 004.
/// Structure, calls and faults are theirs; the code is not. The others show a sheet, tabs, and
/// columns side by side.
public enum ReferenceCases {
  /// Every case: those of the seeds in their order, then the containers.
  public static let all: [any ConformanceCase] = [
    ListTailDelete(), DeletableFields(), DisappearCommit(), SearchConditionCase(), TableCells(),
    SheetEditor(), TabDrafts(), SplitDetail(),
  ]

  /// The small screens on which the demonstrations of quirks run.
  public static let situations: [any Situation] = [
    navigationSituations,
    destinationsSituations,
    tabsSituations,
    presentationSituations,
    listsSituations,
    textSituations,
    compositionSituations,
    tablesSituations,
    controllersSituations,
    stateSituations,
    scenesSituations,
    tasksSituations,
    controlsSituations,
  ].flatMap { $0 }
}
