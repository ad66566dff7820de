// Modelled: accepted, documented
public import Foundation

/// How the system helps with writing; accepted.
public struct WritingToolsBehavior: Hashable, Sendable {
  let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The language that text is set in; accepted.
public struct TypesettingLanguage: Hashable, Sendable {
  let name: String
  public static let automatic = TypesettingLanguage(name: "automatic")
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(name: language.maximalIdentifier)
  }
}

extension View {
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    styled("writingToolsBehavior")
  }
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  { styled("typesettingLanguage") }
  nonisolated public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> some View { styled("typesettingLanguage") }
  nonisolated public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    styled("textSelectionAffinity")
  }
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View {
    styled("findDisabled")
  }
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    styled("replaceDisabled")
  }
}
