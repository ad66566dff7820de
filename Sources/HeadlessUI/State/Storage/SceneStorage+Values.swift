// Modelled: full, documented
public import Foundation

/// What can be stored, and the value that counts while nothing is.
extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(wrappedValue, key, .bool)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(wrappedValue, key, .int)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(wrappedValue, key, .double)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(wrappedValue, key, .string)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(wrappedValue, key, .url)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(wrappedValue, key, .data)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(wrappedValue, key, .date)
  }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue, key, .raw(.int)) }
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, .raw(.string))
  }
}

/// An optional, which is nil while nothing is stored.
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key, StoredCoding<Bool>.bool.optional)
  }
  public init(_ key: String) where Value == Int? {
    self.init(nil, key, StoredCoding<Int>.int.optional)
  }
  public init(_ key: String) where Value == Double? {
    self.init(nil, key, StoredCoding<Double>.double.optional)
  }
  public init(_ key: String) where Value == String? {
    self.init(nil, key, StoredCoding<String>.string.optional)
  }
  public init(_ key: String) where Value == URL? {
    self.init(nil, key, StoredCoding<URL>.url.optional)
  }
  public init(_ key: String) where Value == Data? {
    self.init(nil, key, StoredCoding<Data>.data.optional)
  }
  public init(_ key: String) where Value == Date? {
    self.init(nil, key, StoredCoding<Date>.date.optional)
  }
}

extension SceneStorage {
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(nil, key, StoredCoding<R>.raw(.string).optional)
  }
  public init<R>(_ key: String)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(nil, key, StoredCoding<R>.raw(.int).optional)
  }
}
