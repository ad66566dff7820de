import LifecycleModel
import LifecycleProfiles

/// The profiles of a catalogue with the class that each belongs to.
struct ProfileList {
  private let classes: [BehaviorClass]
  private let profiles: [Profile]
  private let quirks: [String: [String]]
  private let devices: [Device]
  private let known: [Quirk]

  init(of catalogue: Catalogue, minimumEvidence: EvidenceGrade) {
    profiles = catalogue.namedProfiles
    devices = catalogue.devices
    known = catalogue.quirks.filter { $0.grade >= minimumEvidence }
    classes = catalogue.behaviorClasses(
      of: [catalogue.reference] + catalogue.derivedProfiles, minimumEvidence: minimumEvidence)
    quirks = Dictionary(
      uniqueKeysWithValues: profiles.map { profile in
        (
          profile.name,
          catalogue.quirkIDs(of: profile, minimumEvidence: minimumEvidence)
        )
      })
  }

  /// The profile that is run for each that behaves like it.
  private var representatives: [String: String] {
    var representatives: [String: String] = [:]
    for group in classes {
      for member in group.members { representatives[member.name] = group.representative.name }
    }
    return representatives
  }

  var text: String {
    let representatives = representatives
    let width = max(16, (profiles.map { TextWidth.of($0.name) }.max() ?? 0) + 2)
    var text = TextWidth.fitted("profile", to: width) + "quirks  behaves like\n"
    for profile in profiles {
      let count = String(quirks[profile.name]?.count ?? 0)
      let like = representatives[profile.name].flatMap { $0 == profile.name ? nil : $0 }
      text += TextWidth.fitted(profile.name, to: width)
      text += String(repeating: " ", count: max(0, 6 - count.count)) + count
      text += like.map { "  \($0)\n" } ?? "\n"
    }
    let graded = EvidenceGrade.allCases.map { grade in
      "\(known.filter { $0.grade == grade }.count) \(grade.rawValue)"
    }
    text +=
      "\n\(Wording.count(known.count, "quirk")) by evidence: \(graded.joined(separator: ", "))\n"
    return text + "\n" + deviceText
  }

  private var deviceText: String {
    let width = max(8, (devices.map { TextWidth.of($0.id) }.max() ?? 0) + 2)
    var text = TextWidth.fitted("device", to: width) + "rows\n"
    for device in devices {
      let rows = String(device.visibleRows)
      let start =
        TextWidth.fitted(device.id, to: width)
        + String(repeating: " ", count: max(0, 4 - rows.count)) + "\(rows)  "
      text += start
      text +=
        TextWidth.shortened(device.summary, to: MatrixTable.width - TextWidth.of(start)) + "\n"
    }
    return text
  }

  var json: JSONValue {
    let representatives = representatives
    return [
      "schema": "holdfast.profiles/1",
      "profiles": .array(
        profiles.map { profile -> JSONValue in
          [
            "id": .string(profile.name),
            "behavesLike": .string(representatives[profile.name] ?? profile.name),
            "quirks": .strings(quirks[profile.name] ?? []),
          ]
        }),
      "quirks": .array(
        known.map { quirk -> JSONValue in
          [
            "id": .string(quirk.id),
            "summary": .string(quirk.summary),
            "grade": .string(quirk.grade.rawValue),
            "holds": .strings(quirk.affects.map(\.description)),
            "entries": .strings(quirk.entries),
            "sources": .strings(quirk.evidence.map(\.source)),
          ]
        }),
      "devices": .array(devices.map(JSONValue.init)),
    ]
  }
}

/// One profile with everything that is known of its quirks.
struct ProfileSheet {
  let profile: Profile
  let quirks: [Quirk]
  let digest: String

  var text: String {
    var lines = ["\(profile.name): \(Wording.count(quirks.count, "quirk"))"]
    if let point = profile.point {
      lines.append(
        "linked SDK \(point.sdk), deployment target \(point.deploymentTarget), digest \(digest)")
    }
    for quirk in quirks {
      lines += ["", "\(quirk.id) (evidence \(quirk.grade.rawValue))", "  \(quirk.summary)"]
      lines += quirk.affects.map { "  holds: \($0)" }
      lines += quirk.delivery.map { "  rule: \($0.words)" }
      lines += quirk.structure.sorted { $0.key < $1.key }.map { "  seam: \($0.key) = \($0.value)" }
      lines += quirk.evidence.map { "  \($0.grade.rawValue): \($0.says) [\($0.source)]" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  var json: JSONValue {
    [
      "schema": "holdfast.profile/1",
      "id": .string(profile.name),
      "digest": .string(digest),
      "quirks": .array(quirks.map { JSONValue($0) }),
    ]
  }
}
