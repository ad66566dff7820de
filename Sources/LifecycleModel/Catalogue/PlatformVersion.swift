/// A version of a platform or an SDK: `13.0`, `17.0.3`.
package struct PlatformVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package var major: Int
  package var minor: Int
  package var patch: Int

  package init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads two or three numbers between dots; `nil` for anything else, also for `013.0`.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy({ (48...57).contains($0) }),
        part.utf8.count == 1 || part.utf8.first != 48, let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : 0)
  }

  /// The text form; a patch of 0 is not written.
  package var description: String {
    patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)"
  }

  /// Whether this version is `release` or, when that has no patch of its own, a patch of it.
  package func belongs(to release: PlatformVersion) -> Bool {
    major == release.major && minor == release.minor
      && (release.patch == 0 || patch == release.patch)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
