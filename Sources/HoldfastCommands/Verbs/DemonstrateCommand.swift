import Conformance
import LifecycleModel
import LifecycleProfiles

/// `holdfast profiles demonstrate`: runs quirks' demonstrations and prints what was logged.
@MainActor struct DemonstrateCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Exits with 1 when a demonstration does not come out as its file says.
  func run() throws -> ExitCode {
    let isJSON = try arguments.printsJSON
    if tool.situations.isEmpty { throw SuiteFault.empty(kind: "situation", owner: "the suite") }
    let catalogue = try arguments.catalogue()
    let ids = arguments.all("--quirk")
    for id in ids where catalogue.quirk(id) == nil {
      throw UsageError.unknownName(kind: "quirk", name: id, choices: catalogue.quirks.map(\.id))
    }
    let quirks = ids.isEmpty ? catalogue.quirks : catalogue.quirks(ids)
    let shown = try Demonstrations.run(
      quirks, situations: tool.situations, jobs: SystemCall.processorCount,
      behavior: { catalogue.behavior(for: catalogue.only($0)) })
    if isJSON {
      tool.console.write(json(of: shown).canonicalText())
    } else {
      for demonstration in shown { tool.console.write(text(of: demonstration)) }
      let failed = shown.filter { !$0.mismatches.isEmpty }.count
      tool.console.write(
        "\(Wording.count(shown.count, "demonstration")), "
          + (failed == 0 ? "all as their files say" : "\(failed) not as the file says") + "\n")
    }
    return shown.allSatisfy { $0.mismatches.isEmpty } ? .asExpected : .unexpected
  }

  private func text(of shown: Demonstrations.Shown) -> String {
    var lines = ["\(shown.quirk.id): \(shown.mismatches.isEmpty ? "shown" : "NOT SHOWN")"]
    if shown.mismatches.isEmpty {
      lines += shown.quirk.demonstration.quirk.map { "  " + $0 }
    } else {
      lines += shown.mismatches.map { "  \($0)" }
    }
    return lines.joined(separator: "\n") + "\n\n"
  }

  private func json(of shown: [Demonstrations.Shown]) -> JSONValue {
    [
      "schema": "holdfast.demonstrations/1",
      "demonstrations": .array(
        shown.map { shown -> JSONValue in
          [
            "quirk": .string(shown.quirk.id),
            "situation": .string(shown.quirk.demonstration.situation),
            "reference": .strings(shown.reference),
            "quirkLog": .strings(shown.record),
            "problems": .strings(shown.mismatches.map(\.description)),
          ]
        }),
    ]
  }
}
