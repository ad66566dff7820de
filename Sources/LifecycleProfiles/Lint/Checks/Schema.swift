import LifecycleModel

extension LintCheck {
  static let schema = LintCheck(
    id: "schema", summary: "Each file is JSON with the keys, names and versions that are known."
  ) { $0.decoded.faults }
}
