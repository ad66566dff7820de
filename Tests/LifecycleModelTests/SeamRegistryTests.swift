import LifecycleModel
import Testing

/// The list of seams against the settings that a behavior has.
@Suite struct SeamRegistryTests {
  /// The settings of a behavior by group and name, as the type itself tells.
  private var settings: [String] {
    Mirror(reflecting: PlatformBehavior()).children.flatMap { group -> [String] in
      guard let name = group.label, "\(type(of: group.value))".hasSuffix("Behavior") else {
        return []
      }
      return Mirror(reflecting: group.value).children.compactMap { child in
        child.label.map { "\(name).\($0)" }
      }
    }
  }

  @Test func `each setting of a behavior is a seam, and each seam is one of its settings`() {
    #expect(settings.sorted() == Seam.all.map(\.id).sorted())
    #expect(Set(settings).count == settings.count)
  }

  @Test(arguments: Seam.all.map(\.id))
  func `a seam sets the setting that it is named after, and no other`(id: String) throws {
    let seam = try #require(Seam.all.first { $0.id == id })
    #expect(seam.values.count > 1)
    for value in seam.values.dropFirst() {
      var behavior = PlatformBehavior()
      #expect(seam.apply(value, quirk: QuirkIndex(3), to: &behavior))
      #expect(changed(in: behavior) == [id: value])
    }
    var behavior = PlatformBehavior()
    #expect(!seam.apply("no such value", quirk: QuirkIndex(3), to: &behavior))
    #expect(changed(in: behavior).isEmpty)
  }

  /// The settings that a quirk has set, with their values.
  private func changed(in behavior: PlatformBehavior) -> [String: String] {
    var found: [String: String] = [:]
    for group in Mirror(reflecting: behavior).children {
      guard let name = group.label, "\(type(of: group.value))".hasSuffix("Behavior") else {
        continue
      }
      for child in Mirror(reflecting: group.value).children {
        let parts = Mirror(reflecting: child.value).children
        let quirk = parts.first { $0.label == "quirk" }?.value as? QuirkIndex
        guard let quirk, quirk.isQuirk, let label = child.label else { continue }
        let value = parts.first { $0.label == "value" }?.value
        found["\(name).\(label)"] = value.map { "\($0)" } ?? ""
      }
    }
    return found
  }
}
