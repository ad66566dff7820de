import Conformance
import LifecycleModel
import LifecycleProfiles

/// The profiles and devices that a command line chooses.
struct PlatformSelection {
  /// The devices of a matrix that names none: one on which twelve form rows fit, one on which
  /// they do not, and one with room for columns, for the scenarios that need them.
  static let usualDevices = ["iphone-8", "iphone-x", "ipad-split"]

  let catalogue: Catalogue
  /// In the order of the catalogue, each once.
  let profiles: [Profile]
  let devices: [Device]
  let minimumEvidence: EvidenceGrade
  let chosenProfiles: CellPattern.Names
  let chosenDevices: CellPattern.Names
  /// Whether the command line says which devices.
  let namesDevices: Bool

  /// Reads the flags of a matrix.
  ///
  /// Without `--profile` and `--os`: the reference and each release. `--profile` and `--os` add
  /// up.
  ///
  /// - Parameter restriction: Names of profiles and ranges between commas, as the variable
  ///   `HOLDFAST_PROFILES` holds them; of what was chosen only these are left.
  init(
    from catalogue: Catalogue, _ arguments: ParsedArguments, restriction: String? = nil
  ) throws {
    self.catalogue = catalogue
    minimumEvidence = try arguments.minimumEvidence
    var profiles: [Profile] = []
    for name in arguments.all("--profile") {
      profiles += try Self.located("--profile") { [minimumEvidence] () throws(InputFault) in
        try catalogue.profiles(named: name, minimumEvidence: minimumEvidence)
      }
    }
    for span in arguments.all("--os") {
      profiles += try Self.located("--os") { () throws(InputFault) in
        try catalogue.profiles(in: span)
      }
    }
    if profiles.isEmpty, !arguments.has("--os"), !arguments.has("--profile") {
      profiles = catalogue.profiles(of: .all)
    }
    var isRestricted = arguments.has("--os") || arguments.has("--profile")
    if let restriction, !restriction.allSatisfy(\.isWhitespace) {
      let allowed = try Self.allowed(restriction, in: catalogue, minimumEvidence)
      profiles = profiles.filter { allowed.contains($0.name) }
      if profiles.isEmpty {
        throw UsageError.emptyRestriction(CommandLineTool.profilesVariable, restriction)
      }
      isRestricted = true
    }
    chosenProfiles = isRestricted ? .only(Set(profiles.map(\.name))) : .any
    self.profiles = Self.ordered(profiles, in: catalogue)
    let names = arguments.all("--device")
    chosenDevices = CaseSelection.names(names)
    namesDevices = !names.isEmpty
    let known = catalogue.devices.map(\.id)
    for name in names where !known.contains(name) {
      throw UsageError.unknownName(kind: "device", name: name, choices: known)
    }
    let usual = Self.usualDevices.filter(known.contains)
    let wanted = names.isEmpty ? (usual.isEmpty ? known : usual) : names
    devices = catalogue.devices.filter { wanted.contains($0.id) }
    if self.profiles.isEmpty || devices.isEmpty { throw UsageError.noCells }
  }

  /// Whether a scenario is to run on a device: where it makes sense, and without `--device` on a
  /// device with room for columns only when it needs them.
  func includes(_ scenario: Scenario, _ device: Device) -> Bool {
    guard scenario.suits(device) else { return false }
    return namesDevices || scenario.width != nil || device.sizeClass == .compact
  }

  /// The names of the profiles that a restriction leaves.
  private static func allowed(
    _ restriction: String, in catalogue: Catalogue, _ grade: EvidenceGrade
  ) throws(InputFault) -> Set<String> {
    var names: Set<String> = []
    for part in restriction.split(whereSeparator: { $0 == "," || $0.isWhitespace }) {
      let name = String(part)
      if let group = Catalogue.Group(rawValue: name) {
        names.formUnion(catalogue.profiles(of: group, minimumEvidence: grade).map(\.name))
        continue
      }
      names.formUnion(
        try located(CommandLineTool.profilesVariable) { () throws(InputFault) in
          try Self.profiles(name, in: catalogue)
        })
    }
    return names
  }

  /// The profiles that a name or a range of versions in an expectation means.
  static func profiles(_ text: String, in catalogue: Catalogue) throws(InputFault) -> [String] {
    let platforms = catalogue.simulatedPlatforms.map(\.id)
    let isSpan = platforms.contains(text) || platforms.contains { text.hasPrefix("\($0):") }
    return isSpan
      ? try catalogue.profiles(in: text).map(\.name) : [try catalogue.profile(named: text).name]
  }

  /// Each profile once: the reference first, then releases in order, then the others as given.
  private static func ordered(_ profiles: [Profile], in catalogue: Catalogue) -> [Profile] {
    var positions: [String: Int] = [:]
    for profile in [catalogue.reference] + catalogue.derivedProfiles {
      positions[profile.name] = positions.count
    }
    var seen: Set<String> = []
    let unique = profiles.filter { seen.insert($0.name).inserted }
    return unique.enumerated().sorted {
      let (left, right) = (
        positions[$0.element.name] ?? .max, positions[$1.element.name] ?? .max
      )
      return left == right ? $0.offset < $1.offset : left < right
    }.map(\.element)
  }

  /// Does something with a flag's value, and says the flag when the value is wrong.
  static func located<Value>(
    _ flag: String, _ work: () throws(InputFault) -> Value
  ) throws(InputFault) -> Value {
    do {
      return try work()
    } catch {
      throw InputFault(error.problem, at: InputPlace(file: "holdfast: \(flag)"))
    }
  }
}

extension ParsedArguments {
  /// The weakest evidence that counts.
  var minimumEvidence: EvidenceGrade {
    get throws(UsageError) {
      try choice("--min-evidence", of: EvidenceGrade.allCases.map(\.rawValue))
        .flatMap(EvidenceGrade.init(rawValue:)) ?? .c
    }
  }
}
