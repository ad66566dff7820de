package import LifecycleModel

/// What differs between two profiles, as data and in words.
package struct ProfileDiff: Hashable, Sendable {
  /// A structure seam with another value.
  package struct Setting: Hashable, Sendable {
    package var seam: String
    package var before: String
    package var after: String
  }

  package var from: String
  package var to: String
  /// What differs between the two points, in words: `linked SDK 18.2 → 18.4`. Empty when one of
  /// the profiles is no point, or both are the same one.
  package var axes: [String]
  /// The quirks that hold only in the second profile.
  package var added: [Quirk]
  /// The quirks that hold only in the first profile.
  package var removed: [Quirk]
  package var settings: [Setting]
  /// Rules in words that hold only in the second profile.
  package var addedRules: [String]
  /// Rules in words that hold only in the first profile.
  package var removedRules: [String]

  package init(from first: Profile, to second: Profile, in catalogue: Catalogue) {
    from = first.name
    to = second.name
    axes = Self.axes(first.point, second.point, in: catalogue)
    let (old, new) = (catalogue.quirks(first.quirks), catalogue.quirks(second.quirks))
    added = new.filter { quirk in !old.contains { $0.id == quirk.id } }
    removed = old.filter { quirk in !new.contains { $0.id == quirk.id } }
    settings = Seam.all.compactMap { seam in
      let before = Self.value(of: seam, in: old)
      let after = Self.value(of: seam, in: new)
      return before == after ? nil : Setting(seam: seam.id, before: before, after: after)
    }
    let oldRules = Self.rules(in: old)
    let newRules = Self.rules(in: new)
    addedRules = newRules.filter { !oldRules.contains($0) }
    removedRules = oldRules.filter { !newRules.contains($0) }
  }

  package var isEmpty: Bool { added.isEmpty && removed.isEmpty }

  private static func value(of seam: Seam, in quirks: [Quirk]) -> String {
    quirks.lazy.compactMap { $0.structure[seam.id] }.first ?? seam.values[0]
  }

  private static func axes(
    _ first: ProfilePoint?, _ second: ProfilePoint?, in catalogue: Catalogue
  ) -> [String] {
    guard let first, let second, first.platform == second.platform else { return [] }
    let system = catalogue.platform(first.platform)?.name ?? first.platform
    func change(_ name: String, _ old: PlatformVersion, _ new: PlatformVersion) -> String? {
      old == new ? nil : "\(name) \(old) → \(new)"
    }
    return [
      change(system, first.os, second.os), change("linked SDK", first.sdk, second.sdk),
      change("deployment target", first.deploymentTarget, second.deploymentTarget),
    ].compactMap { $0 }
  }

  private static func rules(in quirks: [Quirk]) -> [String] {
    var rules: [String] = []
    for rule in quirks.flatMap(\.delivery).map(\.words) where !rules.contains(rule) {
      rules.append(rule)
    }
    return rules
  }
}

extension ProfileDiff: CustomStringConvertible {
  /// The difference in words: what changes for an app, then how the platform is told to behave.
  package var description: String {
    let head = "From \(from) to \(to)" + (axes.isEmpty ? "" : " (\(axes.joined(separator: ", ")))")
    if isEmpty { return "\(head): the same quirks, nothing changes for an app." }
    var lines = ["\(head):"]
    func list(_ title: String, _ mark: String, _ quirks: [Quirk]) {
      if quirks.isEmpty { return }
      lines.append(title)
      for quirk in quirks {
        lines.append("  \(mark) \(quirk.summary)")
        lines.append("    \(quirk.id), evidence \(quirk.grade.rawValue)")
      }
    }
    list("Begins:", "+", added)
    list("Is over:", "-", removed)
    if !settings.isEmpty {
      lines.append("Settings:")
      for setting in settings {
        lines.append("  \(setting.seam): \(setting.before) → \(setting.after)")
      }
    }
    if !addedRules.isEmpty || !removedRules.isEmpty {
      lines.append("Delivery:")
      for rule in addedRules { lines.append("  + \(rule)") }
      for rule in removedRules { lines.append("  - \(rule)") }
    }
    return lines.joined(separator: "\n")
  }
}
