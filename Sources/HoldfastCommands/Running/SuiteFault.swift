import LifecycleModel

/// A mistake in a suite itself: names that would make two cells one.
package enum SuiteFault: Error, Hashable, Sendable {
  case repeatedName(kind: String, name: String, owner: String)
  case badName(kind: String, name: String)
  case empty(kind: String, owner: String)
  case noPreviews
  /// The sentence says why previews cannot be found on this platform.
  case unreadablePreviews(String)
}

extension SuiteFault {
  /// The whole message as it is printed.
  package var words: String {
    switch self {
    case .repeatedName(let kind, let name, let owner):
      "\(owner): error: two \(kind)s are named \(Wording.quoted(name)) [repeated-name]\n"
        + "  hint: give one of them another name."
    case .badName(let kind, let name):
      "the suite: error: \(Wording.quoted(name)) cannot name a \(kind) [bad-name]\n"
        + "  hint: a name is not empty; only scenarios may hold \"/\", and none a line break."
    case .empty(let kind, let owner):
      "\(owner): error: it has no \(kind) [empty]\n  hint: add at least one \(kind)."
    case .noPreviews:
      "the program: error: it declares no preview [no-previews]\n"
        + "  hint: write #Preview or a PreviewProvider in a target that the program links; of a "
        + "static library, the linker leaves out files that nothing refers to."
    case .unreadablePreviews(let why):
      "the program: error: \(why) [unreadable-previews]\n"
        + "  hint: name the screens as variants of a case."
    }
  }
}
