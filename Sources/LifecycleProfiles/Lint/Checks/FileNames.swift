import LifecycleModel

extension LintCheck {
  static let fileNames = LintCheck(
    id: "file-names", summary: "Each file is named after the id in it."
  ) { subject in
    let decoded = subject.decoded
    return decoded.platforms.compactMap { difference($0.value.id, $0.file, $0.document) }
      + decoded.devices.compactMap { difference($0.value.id, $0.file, $0.document) }
      + decoded.quirks.compactMap { difference($0.value.id, $0.file, $0.document) }
  }

  private static func difference(
    _ id: String, _ file: ProfileFolder.File, _ document: JSONDocument
  ) -> InputFault? {
    id == file.stem
      ? nil
      : InputFault(
        .idDiffersFromFile(id: id, file: file.stem + ".json"), at: document.place(of: ["id"]))
  }
}
