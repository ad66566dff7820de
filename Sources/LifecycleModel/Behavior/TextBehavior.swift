/// The seams of text input.
public struct TextBehavior: Sendable, Hashable {
  /// Whether a field that is removed while it has focus writes its binding once more.
  public enum WriteAfterRemoval: String, SeamValue {
    case never, once
  }
  /// Whether a value that the binding's setter changed is shown in the field being typed in.
  public enum RewrittenValue: String, SeamValue {
    case shown, notShown
  }
  /// Whether focus that is set while a view appears is granted.
  public enum FocusInAppear: String, SeamValue {
    case granted, ignored
  }
  /// When the value is written that the text of a field stands for.
  public enum ValueWriting: String, SeamValue {
    /// With each key that leaves a readable text.
    case eachKey
    /// On Return and when focus is lost.
    case atEnd
    /// On Return; a field that is left keeps showing what was typed.
    case onReturn
    /// On Return; a field that is left shows its value again.
    case onReturnElseReverted
  }
  /// What a field for a value shows while it is edited on the screen of a value that a screen of
  /// another value declares.
  public enum ValueInNestedDestination: String, SeamValue {
    case asTyped, rewrittenWithEachKey
  }
  /// What too many digits for an `Int` do.
  public enum TooManyDigits: String, SeamValue {
    case keepValue, crash
  }
  /// Whether a handler of searches lets submitted text pass to the handlers around it, and a
  /// handler of text a search.
  public enum OtherTrigger: String, SeamValue {
    case passes, stops
  }
  public var writeAfterRemoval = Setting(WriteAfterRemoval.reference)
  public var rewrittenValue = Setting(RewrittenValue.reference)
  public var focusInAppear = Setting(FocusInAppear.reference)
  /// For values with a format.
  public var formatValue = Setting(ValueWriting.reference)
  /// For values with a formatter.
  public var formatterValue = Setting(ValueWriting.reference)
  public var valueInNestedDestination = Setting(ValueInNestedDestination.reference)
  public var tooManyDigits = Setting(TooManyDigits.reference)
  public var otherTrigger = Setting(OtherTrigger.reference)
}

extension TextBehavior {
  static let seams: [Seam] = [
    Seam("text.focusInAppear", \.text.focusInAppear),
    Seam("text.formatValue", \.text.formatValue),
    Seam("text.formatterValue", \.text.formatterValue),
    Seam("text.otherTrigger", \.text.otherTrigger),
    Seam("text.rewrittenValue", \.text.rewrittenValue),
    Seam("text.tooManyDigits", \.text.tooManyDigits),
    Seam("text.valueInNestedDestination", \.text.valueInNestedDestination),
    Seam("text.writeAfterRemoval", \.text.writeAfterRemoval),
  ]
}
