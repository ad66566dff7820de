/// The cases of one program; the type that a suite's `@main` is declared on.
///
/// ```swift
/// @main struct MySuite: ConformanceSuite {
///   static let cases: [any ConformanceCase] = [DetailEditing()]
/// }
/// ```
public protocol ConformanceSuite {
  /// The cases, in the order in which they are listed.
  static var cases: [any ConformanceCase] { get }
  /// The screens on which the demonstrations of quirks run; none by default.
  static var situations: [any Situation] { get }
}

extension ConformanceSuite {
  public static var situations: [any Situation] { [] }
}
