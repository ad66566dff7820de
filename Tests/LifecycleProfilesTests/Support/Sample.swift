package import LifecycleProfiles

/// Small folders of profiles in memory.
package enum Sample {
  package static let platform = """
    {
      "id": "ios",
      "name": "iOS",
      "releases": [
        { "version": "13.0", "sdk": "13.0" },
        { "version": "13.1", "sdk": "13.1" },
        { "version": "13.2", "sdk": "13.2" },
        { "version": "13.3", "sdk": "13.2" }
      ]
    }

    """

  package static let device = """
    {
      "id": "iphone-8",
      "summary": "A phone.",
      "visibleRows": 11,
      "sizeClass": "compact",
      "keyboard": "soft",
      "multitasking": false
    }

    """

  /// A quirk in which each part stands on its own line, to be spoilt by a test.
  package static let quirk = """
    {
      "id": "x",
      "summary": "Something is different.",
      "affects": [{ "platform": "ios", "os": { "from": "13.0", "before": "13.1" } }],
      "delivery": [{ "event": "disappear", "where": { "cause": "pop" }, "effect": "drop" }],
      "structure": { "lists.removedRow": "evaluatedAfterAnimation" },
      "evidence": [{ "source": "seed-002", "says": "It was seen.", "grade": "A" }],
      "demonstration": { "situation": "push-type-pop", "reference": ["a"], "quirk": ["b"] }
    }

    """

  package static func folder(
    quirks: [(name: String, text: String)], platform: String = platform, device: String = device,
    path: String = "Profiles"
  ) -> ProfileFolder {
    var folder = ProfileFolder(path: path, files: [])
    folder.files.append(file(.platforms, "ios", platform, path))
    folder.files.append(file(.devices, "iphone-8", device, path))
    folder.files += quirks.map { file(.quirks, $0.name, $0.text, path) }
    return folder
  }

  package static func file(
    _ kind: ProfileFolder.Kind, _ stem: String, _ text: String, _ path: String = "Profiles"
  ) -> ProfileFolder.File {
    file(kind, stem, Array(text.utf8), path)
  }

  package static func file(
    _ kind: ProfileFolder.Kind, _ stem: String, _ bytes: [UInt8], _ path: String = "Profiles"
  ) -> ProfileFolder.File {
    ProfileFolder.File(
      kind: kind, path: "\(path)/\(kind.rawValue)/\(stem).json", stem: stem, bytes: bytes)
  }

  /// A quirk that sets one seam over a range of versions.
  package static func setting(
    _ id: String, _ seam: String, _ value: String, from: String, before: String
  ) -> (name: String, text: String) {
    let text = quirk.replacing("\"id\": \"x\"", with: "\"id\": \"\(id)\"")
      .replacing(
        "{ \"lists.removedRow\": \"evaluatedAfterAnimation\" }",
        with: "{ \"\(seam)\": \"\(value)\" }"
      )
      .replacing(
        "\"from\": \"13.0\", \"before\": \"13.1\"",
        with: "\"from\": \"\(from)\", \"before\": \"\(before)\"")
    return (id, text)
  }

  /// What decoding says, or an empty text when there is nothing to say.
  package static func complaint(_ folders: ProfileFolder...) -> String {
    do {
      _ = try Catalogue.decode(folders)
      return ""
    } catch {
      return error.description
    }
  }
}
