// Modelled: accepted, documented
public import Foundation

/// The look of text: accepted and recorded.
extension View {
  nonisolated public func font(_ font: Font?) -> some View { styled("font") }
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { styled("fontWeight") }
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { styled("fontDesign") }
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View { styled("fontWidth") }
  nonisolated public func bold(_ isActive: Bool = true) -> some View { styled("bold") }
  nonisolated public func italic(_ isActive: Bool = true) -> some View { styled("italic") }
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { styled("monospaced") }
  nonisolated public func monospacedDigit() -> some View { styled("monospacedDigit") }
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { styled("underline") }
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { styled("strikethrough") }
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { styled("kerning") }
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { styled("tracking") }
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    styled("baselineOffset")
  }

  nonisolated public func lineLimit(_ number: Int?) -> some View { styled("lineLimit") }
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    styled("lineLimit")
  }
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    styled("lineLimit")
  }
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View { styled("lineLimit") }
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    styled("lineLimit")
  }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { styled("lineSpacing") }
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    styled("multilineTextAlignment")
  }
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    styled("minimumScaleFactor")
  }
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { styled("allowsTightening") }
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    styled("truncationMode")
  }
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { styled("textCase") }
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    styled("textScale")
  }
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    styled("textSelection")
  }
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    styled("flipsForRightToLeftLayoutDirection")
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
  nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize { styled("dynamicTypeSize") }
}

extension Text {
  /// Capital or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// The size of a text beside others.
  public struct Scale: Hashable, Sendable {
    let name: String
    public static let `default` = Scale(name: "default")
    public static let secondary = Scale(name: "secondary")
  }
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is dashed.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
    let pattern: Pattern
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
    public static let single = LineStyle()
  }

  public func italic(_ isActive: Bool) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
}

/// Whether a person can select text.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
