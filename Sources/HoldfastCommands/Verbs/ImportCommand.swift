import LifecycleModel
import SourceImport

/// `holdfast import`: an app's sources, rewritten so that they compile here.
@MainActor struct ImportCommand {
  let tool: CommandLineTool
  let arguments: ParsedArguments

  /// Writes the files, or with `--check` says whether that would change any.
  func run() throws -> ExitCode {
    let isJSON = try arguments.printsJSON
    let source = SystemCall.trimmed(arguments.operands[0])
    guard let value = arguments.value("--into") else {
      throw UsageError.missingValue("--into", placeholder: "DIR")
    }
    let into = SystemCall.trimmed(value)
    let folder = try SourceFolder(source)
    try check(source, isApartFrom: into)

    let rewriter = SourceRewriter()
    var outputs: [(path: String, bytes: [UInt8])] = []
    var files: [ImportReport.File] = []
    for file in folder.files {
      let result = rewriter.rewrite(file.bytes, path: file.path)
      outputs.append((file.path, result.bytes))
      files.append(.init(path: file.path, edits: result.edits, notes: result.notes))
    }
    let names = SimulatedNames(of: folder.files.map { ($0.path, $0.bytes) })
    if let file = names.file { outputs.append(file) }
    let target = try ImportTarget(into, files: outputs)
    let isCheck = arguments.has("--check")
    if !isCheck { try write(target) }

    let report = ImportReport(
      into: into, isCheck: isCheck, files: files, names: names, changed: target.changed.map(\.path),
      removed: target.removed, unchanged: target.unchanged, passedOver: folder.passedOver,
      links: folder.links)
    tool.console.write(isJSON ? report.json.canonicalText() : report.text)
    return isCheck && target.isOutOfDate ? .unexpected : .asExpected
  }

  private func write(_ target: ImportTarget) throws(FileFault) {
    do {
      try target.write()
    } catch {
      throw FileFault(
        path: error.path, purpose: .write, problem: error.problem, flag: "--into")
    }
  }

  private func check(_ source: String, isApartFrom into: String) throws {
    guard let real = SystemCall.realPath(source) else {
      throw FileFault(path: source, purpose: .read, problem: SystemCall.lastProblem)
    }
    let target = try SystemCall.realPathOfFolder(toBe: into)
    if real == target || real.hasPrefix(target + "/") || target.hasPrefix(real + "/")
      || real == "/" || target == "/"
    {
      throw ImportFault.nested(source: source, target: into)
    }
  }
}
