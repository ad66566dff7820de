extension RewritePass {
  /// Attributes that only Objective-C, Interface Builder or version checks need are taken away.
  static let attributes = RewritePass("attributes") { source, outcome in
    var hasOutlet = false
    for index in source.attributes {
      let name = source.text(index + 1)
      let close = source.isWord(index + 2, "(") ? source.partner(of: index + 2) : nil
      let last = close ?? index + 1
      switch name {
      case "objc", "objcMembers", "nonobjc", "NSCopying":
        outcome.edits.append(
          SourceEdit(.objectiveCAttribute, in: source, removing: index...last))
      case "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable":
        outcome.edits.append(
          SourceEdit(.interfaceBuilderAttribute, in: source, removing: index...last))
        if name == "IBOutlet", !hasOutlet {
          hasOutlet = true
          outcome.notes.append(.outlet(at: index, in: source))
        }
      case "main", "UIApplicationMain", "NSApplicationMain":
        outcome.edits.append(SourceEdit(.entryPoint, in: source, removing: index...last))
        outcome.notes.append(.entryPoint(name, at: index, in: source))
      case "available":
        guard let contents = source.contents(of: index + 2), close != nil else { continue }
        outcome.edits += availabilityEdit(index...last, contents, in: source)
      default: break
      }
    }
  }

  /// Version checks and other platforms' rules go; what iOS may not call, nobody may.
  private static func availabilityEdit(
    _ tokens: ClosedRange<Int>, _ contents: [Int], in source: SourceText
  ) -> [SourceEdit] {
    let removed = SourceEdit(.availabilityAttribute, in: source, removing: tokens)
    let versions = AvailabilityVersions(contents, in: source)
    if versions.isPlain {
      return versions.platforms.contains("swift") || versions.platforms.isEmpty ? [] : [removed]
    }
    guard let first = contents.first, contents.count > 2, source.isWord(contents[1], ",") else {
      return []
    }
    let platform = source.text(first)
    let kept: Set<String> = ["iOS", "*", "swift", "_PackageDescription"]
    guard kept.contains(platform) else {
      return source.isKind(first, .identifier) ? [removed] : []
    }
    guard platform == "iOS" else { return [] }
    let words = contents.map { source.isKind($0, .identifier) ? source.text($0) : "" }
    if words.contains("unavailable") {
      return [SourceEdit(.availabilityAttribute, in: source, first...first, by: "*")]
    }
    let isGate =
      words.contains("introduced")
      && !["deprecated", "obsoleted", "renamed", "message"].contains(where: words.contains)
    return isGate ? [removed] : []
  }
}

extension ImportNote {
  fileprivate static func outlet(at index: Int, in source: SourceText) -> ImportNote {
    ImportNote(
      "outlet", .hint, at: index, in: source,
      "storyboards and nibs are not loaded: the file's outlets stay nil",
      hint: "make the views in code, or set the outlets where the suite makes the screen")
  }

  fileprivate static func entryPoint(
    _ name: String, at index: Int, in source: SourceText
  ) -> ImportNote {
    ImportNote(
      "entry-point", .hint, at: index, in: source,
      "`@\(name)` is taken away: the suite mounts the app's screens",
      hint: "mount the app's first screen in a case's variant")
  }
}
