package import LifecycleModel

/// The JSON Schemas of profile files, for editors and for checks by other programs.
///
/// They are made from the same lists that the readers use, so that they cannot fall behind. What a
/// schema cannot say, such as that a version is a release of its platform, `profiles lint` checks.
package enum ProfileSchema: String, CaseIterable, Sendable {
  case quirk, platform, device

  /// The dialect that the schemas are written in.
  package static let dialect = "https://json-schema.org/draft/2020-12/schema"

  /// The name of the file in the folder `schema`.
  package var fileName: String { "\(rawValue).schema.json" }

  /// The schema as a document.
  package var document: JSONValue {
    let body: JSONValue =
      switch self {
      case .quirk: Self.quirkBody
      case .platform: Self.platformBody
      case .device: Self.deviceBody
      }
    guard case .object(let members) = body else { return body }
    return .object([JSONValue.Member("$schema", .string(Self.dialect))] + members)
  }
}

extension ProfileSchema {
  private typealias Member = JSONValue.Member

  // MARK: Words of the dialect

  static func object(
    title: String? = nil, _ properties: [(String, JSONValue)], required: [String]
  ) -> JSONValue {
    var members: [Member] = []
    if let title { members.append(Member("title", .string(title))) }
    members += [
      Member("type", "object"),
      Member("required", .strings(required)),
      Member("additionalProperties", false),
      Member("properties", .object(properties.map { Member($0.0, $0.1) })),
    ]
    return .object(members)
  }

  static func list(_ items: JSONValue, least: Int = 0) -> JSONValue {
    least == 0
      ? ["type": "array", "items": items]
      : ["type": "array", "minItems": .integer(least), "items": items]
  }

  static func choice(_ names: [String]) -> JSONValue { ["enum": .strings(names)] }

  static func choice<Name: RawRepresentable & CaseIterable>(of type: Name.Type) -> JSONValue
  where Name.RawValue == String { choice(Name.allCases.map(\.rawValue)) }

  static func number(_ range: ClosedRange<Int>) -> JSONValue {
    [
      "type": "integer", "minimum": .integer(range.lowerBound),
      "maximum": .integer(range.upperBound),
    ]
  }

  static let text: JSONValue = ["type": "string", "pattern": "\\S"]
  static let identifier: JSONValue = [
    "type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$",
  ]
  static let version: JSONValue = [
    "type": "string", "pattern": "^(0|[1-9][0-9]{0,3})(\\.(0|[1-9][0-9]{0,3})){1,2}$",
  ]

  // MARK: Platforms and devices

  private static let platformBody = object(
    title: "A platform and its releases in order",
    [
      ("id", identifier), ("name", text), ("simulated", ["type": "boolean"]),
      (
        "releases",
        list(
          object([("version", version), ("sdk", version)], required: ["version", "sdk"]), least: 1)
      ),
    ], required: ["id", "name", "releases"])

  private static let deviceBody = object(
    title: "A device, as far as an editing screen can tell",
    [
      ("id", identifier), ("summary", text), ("visibleRows", number(1...1_000)),
      ("sizeClass", choice(of: Device.SizeClass.self)),
      ("keyboard", choice(of: Device.Keyboard.self)), ("multitasking", ["type": "boolean"]),
    ], required: PlatformDecoder.deviceKeys)
}
