package import Conformance
import LifecycleProfiles

/// The command line of a suite: arguments in, words and an exit code out.
@MainActor package struct CommandLineTool {
  package static let name = "holdfast"
  package static let version = "0.1.0"

  package let cases: [any ConformanceCase]
  /// The screens on which quirks are demonstrated.
  package let situations: [any Situation]
  package let console: Console
  /// The variables that are looked at, as far as they are set.
  package let environment: [String: String]

  /// The variable whose profiles every matrix is restricted to.
  nonisolated package static let profilesVariable = "HOLDFAST_PROFILES"
  /// The names of the variables that a tool looks at.
  nonisolated package static let variables = [profilesVariable]

  package init(
    cases: [any ConformanceCase], situations: [any Situation] = [], console: Console,
    environment: [String: String] = [:]
  ) {
    self.cases = cases
    self.situations = situations
    self.console = console
    self.environment = environment
  }

  /// Runs one command; a mistake is told in words and never thrown.
  package func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try ArgumentParser().parse(arguments) {
      case .version: console.write("\(Self.name) \(Self.version)\n")
      case .help(let words): console.write(Help.text(for: words))
      case .run(let arguments):
        let tool = isAboutPreviews(arguments) ? try withPreviews() : self
        try CaseSelection.check(tool.cases)
        return try tool.run(arguments)
      }
      return .asExpected
    } catch {
      return tell(error)
    }
  }

  private func run(_ arguments: ParsedArguments) throws -> ExitCode {
    switch arguments.verb {
    case .matrix: try MatrixCommand(tool: self, arguments: arguments).run()
    case .profilesList: try ProfilesCommand(tool: self, arguments: arguments).list()
    case .profilesShow: try ProfilesCommand(tool: self, arguments: arguments).show()
    case .profilesLint: try LintCommand(tool: self, arguments: arguments).run()
    case .profilesDiff: try ProfilesCommand(tool: self, arguments: arguments).diff()
    case .profilesSchema: try ProfilesCommand(tool: self, arguments: arguments).schema()
    case .profilesDemonstrate:
      try DemonstrateCommand(tool: self, arguments: arguments).run()
    case .casesList: try CasesCommand(tool: self, arguments: arguments).list()
    case .replay: try StoryCommand(tool: self, arguments: arguments).replay()
    case .explain: try StoryCommand(tool: self, arguments: arguments).explain()
    case .importSources: try ImportCommand(tool: self, arguments: arguments).run()
    default: .ownFault
    }
  }

  /// Whether the cases of a command are the program's previews; a cell names its case itself.
  private func isAboutPreviews(_ arguments: ParsedArguments) -> Bool {
    arguments.has("--previews") || cases.isEmpty && [.explain, .replay].contains(arguments.verb)
  }

  /// The same tool with the program's previews as its cases.
  private func withPreviews() throws -> CommandLineTool {
    if let obstacle = PreviewCases.obstacle { throw SuiteFault.unreadablePreviews(obstacle) }
    let cases = PreviewCases.all()
    if cases.isEmpty { throw SuiteFault.noPreviews }
    return CommandLineTool(
      cases: cases, situations: situations, console: console, environment: environment)
  }

  private func tell(_ error: any Error) -> ExitCode {
    switch error {
    case let error as UsageError: console.note(error.words)
    case let error as InputFault: console.note(error.description)
    case let error as InputFaults: console.note(error.description)
    case let error as FileFault: console.note(error.words)
    case let error as ImportFault: console.note(error.words)
    case let error as SuiteFault: console.note(error.words)
    default:
      console.note("\(Self.name): error: \(error) [own-fault]")
      return .ownFault
    }
    return .badInput
  }
}
