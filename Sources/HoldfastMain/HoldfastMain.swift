import Holdfast
import ReferenceCases

/// The `holdfast` command: the bundled cases with the whole command line.
@main struct HoldfastMain: ConformanceSuite {
  static let cases: [any ConformanceCase] = ReferenceCases.all
  static let situations: [any Situation] = ReferenceCases.situations
}
