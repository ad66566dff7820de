import LifecycleModel

extension ProfileSchema {
  static let quirkBody = object(
    title: "One documented deviation from the reference behavior",
    [
      ("id", identifier), ("summary", text), ("note", text),
      ("affects", list(range, least: 1)), ("delivery", list(rule)), ("structure", structure),
      ("evidence", list(evidence, least: 1)), ("workarounds", list(text, least: 1)),
      ("demonstration", demonstration),
    ], required: ["id", "summary", "affects", "evidence", "demonstration"])

  /// The versions of one axis; null where the evidence names none.
  private static let versions: JSONValue = [
    "type": ["object", "null"],
    "additionalProperties": false,
    "not": ["type": "object", "required": ["before", "through"]],
    "properties": .object(
      ["from", "before", "through"].map { key in
        JSONValue.Member(key, ["anyOf": [version, ["type": "null"]]])
      }),
  ]

  private static let range = object(
    [
      ("platform", ["anyOf": [identifier, ["type": "null"]]]), ("os", versions),
      ("sdk", versions), ("deploymentTarget", versions), ("devices", list(identifier, least: 1)),
    ], required: ["platform"])

  private static let rule = object(
    [
      ("event", choice(of: EventKind.self)),
      (
        "where",
        object(
          [
            ("container", choice(of: Container.self)), ("cause", choice(of: Cause.self)),
            ("role", choice(of: NodeRole.self)), ("phase", choice(of: TransitionPhase.self)),
            ("ordinal", number(1...10_000)),
          ], required: [])
      ), ("effect", effect),
    ], required: ["event", "effect"])

  private static let effectsWithValue = ["delay", "duplicate", "deliver"]

  private static let effect: JSONValue = [
    "anyOf": .array([
      choice(QuirkDecoder.effects.filter { !effectsWithValue.contains($0) }),
      object(
        [
          (
            "delay",
            [
              "anyOf": .array([
                object([("turns", number(1...1_000))], required: ["turns"]),
                object([("milliseconds", number(1...600_000))], required: ["milliseconds"]),
              ])
            ]
          )
        ], required: ["delay"]),
      object([("duplicate", number(2...10))], required: ["duplicate"]),
      object([("deliver", choice(of: NodeRole.self))], required: ["deliver"]),
    ])
  ]

  /// Every seam with the values that a quirk may set: all but the reference, which is the first.
  private static let structure: JSONValue = [
    "type": "object",
    "additionalProperties": false,
    "properties": .object(
      Seam.all.map { JSONValue.Member($0.id, choice(Array($0.values.dropFirst()))) }),
  ]

  private static let evidence = object(
    [
      ("source", text), ("entry", identifier), ("says", text),
      ("grade", choice(of: EvidenceGrade.self)),
    ], required: ["source", "says", "grade"])

  private static let demonstration = object(
    [("situation", identifier), ("reference", list(text)), ("quirk", list(text))],
    required: ["situation", "reference", "quirk"])
}
