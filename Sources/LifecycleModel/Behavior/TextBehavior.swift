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
  /// Which ways of ending an edit call `onCommit`.
  public enum CommitTrigger: String, SeamValue {
    case returnKeyOnly, anyResign
  }
  /// Whether focus that is set while a view appears is granted.
  public enum FocusInAppear: String, SeamValue {
    case granted, ignored
  }
  public var writeAfterRemoval = Setting(WriteAfterRemoval.reference)
  public var rewrittenValue = Setting(RewrittenValue.reference)
  public var commitTrigger = Setting(CommitTrigger.reference)
  public var focusInAppear = Setting(FocusInAppear.reference)
}

extension TextBehavior {
  static let seams: [Seam] = [
    Seam("text.commitTrigger", \.text.commitTrigger),
    Seam("text.focusInAppear", \.text.focusInAppear),
    Seam("text.rewrittenValue", \.text.rewrittenValue),
    Seam("text.writeAfterRemoval", \.text.writeAfterRemoval),
  ]
}
