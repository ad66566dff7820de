/// Why a use of a macro cannot be expanded, and where.
struct Complaint: Error {
  /// What is wrong; the words are all here.
  enum Reason: Equatable {
    case unknownMacro(String)
    case previewWithoutBody
    case previewableWithParameters
    case previewableOutside
    case previewableNested
    case previewableNotAVariable(String)
    case entryOutside(String?)
    case entryNotAVariable(String)
    case entryStatic
    case entryWithAccessors(String)
    case entrySeveral
    case entryWithoutTypeAndValue(String)
    case entryWithoutValue(String, type: String)
    case focusedEntryNotOptional(String)
    case focusedEntryWithValue(String)
  }

  var reason: Reason
  var position: Diagnostic.Position

  init(_ reason: Reason, at position: Diagnostic.Position) {
    self.reason = reason
    self.position = position
  }

  var diagnostic: Diagnostic { Diagnostic(message: reason.words, position: position) }
}

extension Complaint.Reason {
  var words: String {
    switch self {
    case .unknownMacro(let name):
      "this plugin has no macro '\(name)'"
    case .previewWithoutBody:
      "#Preview needs a body: #Preview { ContentView() }"
    case .previewableWithParameters:
      "@Previewable cannot be used in the body of a #Preview with 'arguments'"
    case .previewableOutside:
      "@Previewable can only be used in the body of a #Preview"
    case .previewableNested:
      "@Previewable can only be used at the top level of a #Preview's body"
    case .previewableNotAVariable(let keyword):
      "@Previewable can only be put on a property, not on '\(keyword)'"
    case .entryOutside(let type):
      (type.map { "@Entry cannot be used in '\($0)'; " } ?? "@Entry cannot be used here; ")
        + "it belongs in an extension of "
        + "EnvironmentValues, Transaction, ContainerValues or FocusedValues"
    case .entryNotAVariable(let keyword):
      keyword == "let"
        ? "@Entry needs a 'var': the value can be set"
        : "@Entry can only be put on a property, not on '\(keyword)'"
    case .entryStatic:
      "@Entry can only be put on an instance property"
    case .entryWithAccessors(let name):
      "@Entry makes the accessors of '\(name)', so it cannot have its own"
    case .entrySeveral:
      "@Entry can only be put on one property at a time"
    case .entryWithoutTypeAndValue(let name):
      "@Entry needs a default value: @Entry var \(name) = …"
    case .entryWithoutValue(let name, let type):
      "@Entry needs a default value: @Entry var \(name): \(type) = …; only an optional has nil"
    case .focusedEntryNotOptional(let name):
      "an entry of FocusedValues is optional: @Entry var \(name): …?"
    case .focusedEntryWithValue(let name):
      "an entry of FocusedValues has no default value but nil: @Entry var \(name): …?"
    }
  }
}
