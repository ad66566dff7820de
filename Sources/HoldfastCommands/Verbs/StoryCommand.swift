import Conformance
import LifecycleModel
import LifecycleProfiles

/// `holdfast replay` and `holdfast explain`: one cell, told as a story.
@MainActor struct StoryCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Runs a scenario file against a variant, and tells what happened.
  ///
  /// What the flags say goes before what the file's cell says.
  func replay() throws -> ExitCode {
    let options = try RunOptions(arguments)
    let path = arguments.operands[0]
    let file = try ScenarioFile(parsing: try InputFile.contents(of: path), file: path)
    let cell = try file.cell.map { text throws(UsageError) in
      guard let key = CellKey(parsing: text) else { throw .badCell(text) }
      return key
    }
    let catalogue = try arguments.catalogue()
    let ids = tool.cases.map(\.id)
    guard let id = arguments.value("--case") ?? cell?.caseID ?? (ids.count == 1 ? ids[0] : nil)
    else { throw UsageError.missingChoice("--case", in: path, choices: ids) }
    let subject = try self.subject(id)
    let variant = try variant(arguments.value("--variant") ?? cell?.variant, of: subject)
    let profile = try profile(
      arguments.value("--profile") ?? cell?.profile ?? catalogue.reference.name, in: catalogue)
    let device = try device(arguments.value("--device") ?? cell?.device, in: catalogue)
    let scenario = file.scenario(expectationsFrom: subject.scenarios)
    return try tell(
      of: subject, variant, scenario, profile, device, in: catalogue, options: options,
      demandsPass: true)
  }

  /// Explains a cell of the matrix by its name.
  func explain() throws -> ExitCode {
    let options = try RunOptions(arguments)
    let text = arguments.operands[0]
    guard let key = CellKey(parsing: text) else { throw UsageError.badCell(text) }
    let catalogue = try arguments.catalogue()
    let subject = try subject(key.caseID)
    let variant = try variant(key.variant, of: subject)
    let scenarios = CaseSelection.everyScenario(of: subject)
    try CaseSelection.check([key.scenario], "scenario", among: scenarios.map(\.name))
    guard let scenario = scenarios.first(where: { $0.name == key.scenario }) else {
      throw UsageError.badCell(text)
    }
    let profile = try profile(key.profile, in: catalogue)
    let device = try device(key.device, in: catalogue)
    guard scenario.suits(device) else {
      throw UsageError.unsuitedDevice(device.id, scenario: scenario.name)
    }
    return try tell(
      of: subject, variant, scenario, profile, device, in: catalogue, options: options)
  }

  /// - Parameter demandsPass: Whether anything but a pass is unexpected.
  private func tell(
    of subject: any ConformanceCase, _ variant: Variant, _ scenario: Scenario, _ profile: Profile,
    _ device: Device, in catalogue: Catalogue, options: RunOptions, demandsPass: Bool = false
  ) throws -> ExitCode {
    let key = CellKey(
      caseID: subject.id, variant: variant.id, scenario: scenario.name, profile: profile.name,
      device: device.id)
    let behavior = catalogue.behavior(
      for: profile, device: device.id, minimumEvidence: try arguments.minimumEvidence)
    let task = CellTask(
      key: key, subject: subject, variant: variant, scenario: scenario, behavior: behavior,
      device: device, seed: options.seed)
    let inquiry = CellInquiry(task, options: options.matrix) { quirks in
      catalogue.behavior(quirks: quirks, name: "subset")
    }
    guard let explanation = try inquiry.explanation() else { return .interrupted }
    tool.console.write(explanation.text)
    guard demandsPass else { return .asExpected }
    return [.pass, .skip].contains(explanation.result.verdict) ? .asExpected : .unexpected
  }

  /// A case of the suite, or a preview.
  private func subject(_ id: String) throws(UsageError) -> any ConformanceCase {
    if let subject = tool.cases.first(where: { $0.id == id }) { return subject }
    let previews = PreviewCases.all()
    if let preview = previews.first(where: { $0.id == id }) { return preview }
    throw UsageError.unknownName(
      kind: "case", name: id, choices: (tool.cases + previews).map(\.id))
  }

  private func variant(
    _ id: String?, of subject: any ConformanceCase
  ) throws(UsageError) -> Variant {
    let variants = subject.variants
    guard let variant = id == nil ? variants.first : variants.first(where: { $0.id == id }) else {
      throw .unknownName(kind: "variant", name: id ?? "", choices: variants.map(\.id))
    }
    return variant
  }

  private func profile(_ name: String, in catalogue: Catalogue) throws(InputFault) -> Profile {
    try PlatformSelection.located(arguments.verb.name) { () throws(InputFault) in
      try catalogue.profile(named: name)
    }
  }

  private func device(_ id: String?, in catalogue: Catalogue) throws(UsageError) -> Device {
    let known = catalogue.devices.map(\.id)
    let id = id ?? PlatformSelection.usualDevices.first(where: known.contains) ?? known.first
    guard let device = catalogue.devices.first(where: { $0.id == id }) else {
      throw .unknownName(kind: "device", name: id ?? "", choices: known)
    }
    return device
  }
}
