import Holdfast

/// The bundled cases: five editing screens that were written about, each in a broken form and in
/// the forms that were proposed for it.
///
/// The sources are the five posts that the project began with, called seed 000 to 004. Structure,
/// calls and faults are theirs; the code is not.
public enum ReferenceCases {
  /// Every case, in the order of the seeds.
  public static let all: [any ConformanceCase] = [
    ListTailDelete(), DeletableFields(), DisappearCommit(), SearchConditionCase(), TableCells(),
  ]

  /// The small screens on which the demonstrations of quirks run.
  public static let situations: [any Situation] =
    navigationSituations + presentationSituations + textSituations + listSituations
    + observationSituations + sceneSituations
}
