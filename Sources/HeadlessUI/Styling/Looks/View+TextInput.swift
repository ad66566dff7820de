// Modelled: accepted, documented
public import HeadlessUIKit

/// Wishes about the keyboard: accepted and recorded, the simulated keyboard types what it is told.
extension View {
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
    styled("textContentType")
  }
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    styled("autocapitalization")
  }
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  )
    -> some View
  { styled("textInputAutocapitalization") }
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    CorrectionContent(content: self, isDisabled: disable ?? false)
  }
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    CorrectionContent(content: self, isDisabled: disable)
  }
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    styled("submitLabel")
  }
}

extension TextInputAutocapitalization {
  /// The same wish in UIKit's words.
  public init?(_ type: UITextAutocapitalizationType) {
    switch type {
    case .none: self = .never
    case .words: self = .words
    case .sentences: self = .sentences
    case .allCharacters: self = .characters
    @unknown default: return nil
    }
  }
}
