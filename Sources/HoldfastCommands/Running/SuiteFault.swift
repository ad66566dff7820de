import LifecycleModel

/// A mistake in a suite itself: names that would make two cells one.
package enum SuiteFault: Error, Hashable, Sendable {
  case repeatedName(kind: String, name: String, owner: String)
  case badName(kind: String, name: String)
  case empty(kind: String, owner: String)
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
    }
  }
}
