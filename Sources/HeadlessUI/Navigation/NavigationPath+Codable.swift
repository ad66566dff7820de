// Modelled: full, documented
import Foundation

extension NavigationPath {
  /// A path in a form that can be written and read again.
  ///
  /// It is an array of strings, two for each value from the last to the first: the type and the
  /// value as JSON.
  public struct CodableRepresentation: Codable {
    var values: [NavigationValue]

    init(_ values: [NavigationValue]) { self.values = values }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var values: [NavigationValue] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        let json = try container.decode(String.self)
        guard let type = _typeByName(name), let codable = type as? any (Codable & Hashable).Type
        else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "no hashable, codable type is named \(name)")
        }
        values.append(try Self.value(codable, from: Data(json.utf8)))
      }
      self.values = values.reversed()
    }

    private static func value<V: Codable & Hashable>(_ type: V.Type, from data: Data) throws
      -> NavigationValue
    { NavigationValue(try JSONDecoder().decode(V.self, from: data)) }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values.reversed() {
        guard let codable = value.base.base as? any Encodable,
          let name = _mangledTypeName(value.type)
        else {
          throw EncodingError.invalidValue(
            value.base.base,
            EncodingError.Context(
              codingPath: container.codingPath, debugDescription: "the value is not codable"))
        }
        try container.encode(name)
        try container.encode(String(decoding: try JSONEncoder().encode(codable), as: UTF8.self))
      }
    }
  }

  /// The path in a form that can be written; nil when one of its values cannot.
  public var codable: CodableRepresentation? {
    guard values.allSatisfy({ $0.type is any Codable.Type }) else { return nil }
    return CodableRepresentation(values)
  }

  public init(_ codable: CodableRepresentation) { values = codable.values }
}

extension NavigationPath.CodableRepresentation: Equatable {}
