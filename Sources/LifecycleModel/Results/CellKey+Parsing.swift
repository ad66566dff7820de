extension CellKey {
  /// Reads a key as `description` writes it, or returns nil when a part is missing.
  ///
  /// A scenario's name may hold any character. The device follows the last `+`, and the profile
  /// follows the last `@` that does not begin a profile's own suffix (`ios-18.5@sdk-18.4`).
  package init?(parsing text: String) {
    let slashes = text.indices.filter { text[$0] == "/" }
    guard slashes.count >= 2, let plus = text.lastIndex(of: "+"), plus > slashes[1] else {
      return nil
    }
    let middle = text[text.index(after: slashes[1])..<plus]
    guard let at = Self.profileSeparator(in: middle) else { return nil }
    self.init(
      caseID: String(text[..<slashes[0]]),
      variant: String(text[text.index(after: slashes[0])..<slashes[1]]),
      scenario: String(middle[..<at]),
      profile: String(middle[middle.index(after: at)...]),
      device: String(text[text.index(after: plus)...]))
    guard ![caseID, variant, scenario, profile, device].contains("") else { return nil }
  }

  /// The `@` between the scenario and the profile.
  private static func profileSeparator(in text: Substring) -> Substring.Index? {
    var rest = text
    while let at = rest.lastIndex(of: "@") {
      let suffix = text[text.index(after: at)...]
      if !suffix.hasPrefix("sdk-"), !suffix.hasPrefix("target-") { return at }
      rest = rest[..<at]
    }
    return nil
  }
}
