import LifecycleModel
import LifecycleProfiles

/// `holdfast profiles list`, `show` and `diff`.
@MainActor struct ProfilesCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func list() throws -> ExitCode {
    let isJSON = try arguments.printsJSON
    let list = ProfileList(
      of: try arguments.catalogue(), minimumEvidence: try arguments.minimumEvidence)
    tool.console.write(isJSON ? list.json.canonicalText() : list.text)
    return .asExpected
  }

  func show() throws -> ExitCode {
    let isJSON = try arguments.printsJSON
    let catalogue = try arguments.catalogue()
    let name = arguments.operands[0]
    let pages = catalogue.quirks(about: name).map { QuirkPage(quirk: $0, catalogue: catalogue) }
    if !pages.isEmpty {
      tool.console.write(
        isJSON
          ? (pages.count == 1 ? pages[0].json : .array(pages.map(\.json))).canonicalText()
          : pages.map(\.text).joined(separator: "\n"))
      return .asExpected
    }
    if let reason = catalogue.unexpressed[name] {
      tool.console.write(
        isJSON
          ? JSONValue.object([
            .init("schema", "holdfast.unexpressed/1"), .init("entry", .string(name)),
            .init("reason", .string(reason)),
          ]).canonicalText()
          : TextWidth.wrapped(
            "\(name) is an entry of the collected evidence that no quirk expresses: \(reason)",
            indent: 0
          ).joined(separator: "\n") + "\n")
      return .asExpected
    }
    let profile = try profile(name, in: catalogue)
    let sheet = ProfileSheet(
      profile: profile,
      quirks: catalogue.quirks(of: profile, minimumEvidence: try arguments.minimumEvidence),
      digest: catalogue.digest(of: profile))
    tool.console.write(isJSON ? sheet.json.canonicalText() : sheet.text)
    return .asExpected
  }

  func schema() throws -> ExitCode {
    let name = arguments.operands[0]
    guard let schema = ProfileSchema(rawValue: name) else {
      throw UsageError.unknownName(
        kind: "schema", name: name, choices: ProfileSchema.allCases.map(\.rawValue))
    }
    tool.console.write(schema.document.canonicalText())
    return .asExpected
  }

  func diff() throws -> ExitCode {
    let isJSON = try arguments.printsJSON
    let catalogue = try arguments.catalogue()
    let (first, second) = (
      try profile(arguments.operands[0], in: catalogue),
      try profile(arguments.operands[1], in: catalogue)
    )
    let grade = try arguments.minimumEvidence
    let diff = ProfileDiff(
      from: evidenced(first, in: catalogue, grade), to: evidenced(second, in: catalogue, grade),
      in: catalogue)
    tool.console.write(isJSON ? json(of: diff).canonicalText() : "\(diff)\n")
    return .asExpected
  }

  private func profile(_ name: String, in catalogue: Catalogue) throws(InputFault) -> Profile {
    try PlatformSelection.located(arguments.verb.name) { () throws(InputFault) in
      try catalogue.profile(named: name)
    }
  }

  /// The profile with only those quirks that are well enough evidenced.
  private func evidenced(
    _ profile: Profile, in catalogue: Catalogue, _ grade: EvidenceGrade
  ) -> Profile {
    var profile = profile
    profile.quirks = catalogue.quirks(of: profile, minimumEvidence: grade).map(\.id)
    return profile
  }

  private func json(of diff: ProfileDiff) -> JSONValue {
    [
      "schema": "holdfast.profile-diff/1",
      "from": .string(diff.from),
      "axes": .strings(diff.axes),
      "to": .string(diff.to),
      "added": .strings(diff.added.map(\.id)),
      "removed": .strings(diff.removed.map(\.id)),
      "settings": .array(
        diff.settings.map { setting -> JSONValue in
          [
            "seam": .string(setting.seam), "before": .string(setting.before),
            "after": .string(setting.after),
          ]
        }),
      "addedRules": .strings(diff.addedRules),
      "removedRules": .strings(diff.removedRules),
    ]
  }
}
