// Modelled: full, documented
public import Foundation

/// Whole numbers in a localized text have their thousands set apart.
extension _FormatSpecifiable where Self: FixedWidthInteger {
  public var _localizedText: String {
    magnitude < 1_000 ? String(self) : NumberText.grouped(String(self))
  }
}

/// Other numbers in a localized text have six places.
extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _localizedText: String {
    let value = Double(self)
    guard value.isFinite else { return String(value) }
    return NumberText.grouped(String(format: "%.6f", value))
  }
}

extension Int: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Int8: _FormatSpecifiable { public var _arg: any CVarArg { Int32(self) } }
extension Int16: _FormatSpecifiable { public var _arg: any CVarArg { Int32(self) } }
extension Int32: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Int64: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt8: _FormatSpecifiable { public var _arg: any CVarArg { UInt32(self) } }
extension UInt16: _FormatSpecifiable { public var _arg: any CVarArg { UInt32(self) } }
extension UInt32: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension UInt64: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension Float: _FormatSpecifiable { public var _arg: any CVarArg { Double(self) } }
extension Double: _FormatSpecifiable { public var _arg: any CVarArg { self } }
extension CGFloat: _FormatSpecifiable { public var _arg: any CVarArg { Double(self) } }

/// Writes numbers as the reference's language, English, does: the host's must not show.
enum NumberText {
  /// Sets the thousands before the decimal point apart.
  static func grouped(_ digits: String) -> String {
    let whole = digits.prefix { $0 != "." }
    let sign = whole.hasPrefix("-") ? "-" : ""
    let bare = whole.dropFirst(sign.count)
    guard bare.count > 3 else { return digits }
    var text = sign
    for (index, digit) in bare.enumerated() {
      if index > 0, (bare.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text + digits.dropFirst(whole.count)
  }
}
