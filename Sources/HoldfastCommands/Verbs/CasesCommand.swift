import Conformance
import LifecycleModel

/// `holdfast cases list`.
@MainActor struct CasesCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  func list() throws -> ExitCode {
    let isJSON = try arguments.printsJSON
    tool.console.write(isJSON ? json.canonicalText() : text)
    return .asExpected
  }

  private var text: String {
    var text = ""
    for subject in tool.cases {
      text += tool.console.styled(subject.id, .bold) + "\n"
      if !subject.summary.isEmpty { text += "  \(subject.summary)\n" }
      text += "  variants   \(subject.variants.map(\.id).joined(separator: ", "))\n"
      for (index, scenario) in subject.scenarios.enumerated() {
        text += (index == 0 ? "  scenarios  " : "             ") + scenario.name
        let length = Wording.count(scenario.actions.count, "action")
        text += " (\(scenario.guide?.words ?? length))\n"
      }
    }
    return text
  }

  private var json: JSONValue {
    [
      "schema": "holdfast.cases/1",
      "cases": .array(
        tool.cases.map { subject -> JSONValue in
          [
            "id": .string(subject.id),
            "summary": .string(subject.summary),
            "variants": .strings(subject.variants.map(\.id)),
            "scenarios": .array(
              subject.scenarios.map { scenario -> JSONValue in
                [
                  "name": .string(scenario.name), "actions": .integer(scenario.actions.count),
                  "guide": scenario.guide.map { .string($0.words) } ?? .null,
                ]
              }),
          ]
        }),
    ]
  }
}
