import LifecycleModel

extension LintCheck {
  static let strayFiles = LintCheck(
    id: "stray-files", summary: "The folders hold JSON files only."
  ) { subject in
    subject.folders.flatMap(\.files).filter { !$0.isJSON }.map { file in
      InputFault(.strayFile, at: InputPlace(file: file.path))
    }
  }
}
