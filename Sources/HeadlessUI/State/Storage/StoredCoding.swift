import Foundation

/// How a value stands in the defaults, or in the state of a scene.
///
/// Unchecked: the closures hold no state.
struct StoredCoding<Value>: @unchecked Sendable {
  /// The value that is stored; nil when it is of another kind, so that the default counts.
  let decode: (Any) -> Value?
  /// What is stored for the value; nil removes it.
  let encode: (Value) -> Any?
}

extension StoredCoding where Value == Bool {
  static var bool: Self {
    Self(decode: { $0 as? Bool ?? ($0 as? Int).map { $0 != 0 } }, encode: { $0 })
  }
}
extension StoredCoding where Value == Int {
  static var int: Self {
    Self(decode: { $0 as? Int ?? ($0 as? Bool).map { $0 ? 1 : 0 } ?? whole($0) }, encode: { $0 })
  }
  private static func whole(_ stored: Any) -> Int? {
    (stored as? Double).flatMap { Int(exactly: $0.rounded(.towardZero)) }
  }
}
extension StoredCoding where Value == Double {
  static var double: Self {
    Self(decode: { $0 as? Double ?? ($0 as? Int).map(Double.init) }, encode: { $0 })
  }
}
extension StoredCoding where Value == String {
  static var string: Self { Self(decode: { $0 as? String }, encode: { $0 }) }
}
extension StoredCoding where Value == Data {
  static var data: Self { Self(decode: { $0 as? Data }, encode: { $0 }) }
}
extension StoredCoding where Value == Date {
  static var date: Self { Self(decode: { $0 as? Date }, encode: { $0 }) }
}
extension StoredCoding where Value == URL {
  static var url: Self {
    Self(
      decode: { stored in
        guard let text = stored as? String else { return nil }
        return text.hasPrefix("/") ? URL(fileURLWithPath: text) : URL(string: text)
      },
      encode: { $0.isFileURL ? $0.path : $0.absoluteString })
  }
}

extension StoredCoding where Value: RawRepresentable {
  /// A raw value that means nothing to the type counts as none.
  static func raw(_ raw: StoredCoding<Value.RawValue>) -> Self {
    Self(
      decode: { raw.decode($0).flatMap(Value.init(rawValue:)) },
      encode: { raw.encode($0.rawValue) })
  }
}

extension StoredCoding {
  /// An optional: nothing is stored for nil.
  var optional: StoredCoding<Value?> {
    StoredCoding<Value?>(
      decode: { [decode] in .some(decode($0)) }, encode: { [encode] in $0.flatMap(encode) })
  }
}
