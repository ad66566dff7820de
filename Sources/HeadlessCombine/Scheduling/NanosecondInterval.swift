// Modelled: full, documented
/// A time interval that is counted in nanoseconds.
public protocol NanosecondInterval:
  SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Hashable,
  Codable, Sendable
where
  Magnitude == Int, IntegerLiteralType == Int, FloatLiteralType == Double
{
  /// The time in nanoseconds, with its sign.
  var magnitude: Int { get set }

  /// Makes an interval of nanoseconds.
  init(nanoseconds: Int)
}

extension NanosecondInterval {
  /// Makes an interval of seconds.
  public init(integerLiteral value: Int) { self = .seconds(value) }

  /// Makes an interval of seconds.
  public init(floatLiteral value: Double) { self = .seconds(value) }

  /// Makes an interval of nanoseconds, if the number fits.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let nanoseconds = Int(exactly: source) else { return nil }
    self.init(nanoseconds: nanoseconds)
  }

  public static func seconds(_ s: Int) -> Self { Self(nanoseconds: s * 1_000_000_000) }

  /// An interval of seconds, to the nearest nanosecond.
  public static func seconds(_ s: Double) -> Self { Self(nanoseconds: Int((s * 1e9).rounded())) }

  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: ms * 1_000_000) }

  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: us * 1_000) }

  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }

  public static func + (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude + b.magnitude) }

  public static func - (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude - b.magnitude) }

  public static func * (a: Self, b: Self) -> Self { Self(nanoseconds: a.magnitude * b.magnitude) }

  public static func += (a: inout Self, b: Self) { a = a + b }

  public static func -= (a: inout Self, b: Self) { a = a - b }

  public static func *= (a: inout Self, b: Self) { a = a * b }
}
