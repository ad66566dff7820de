public import Conformance

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ConformanceSuite {
  /// Runs the command line for the suite's cases and ends the process.
  ///
  /// Declared for `@main`: a suite needs no `main` of its own. Nothing runs concurrently before,
  /// because cells are run in forked children.
  @MainActor public static func main() {
    let manner = Console.Manner(
      usesColour: SystemCall.isTerminal(STDOUT_FILENO) && SystemCall.allowsColour,
      showsProgress: SystemCall.isTerminal(STDERR_FILENO)
        && SystemCall.environment("TERM") != "dumb")
    let console = Console(
      manner: manner, output: { SystemCall.writeAll($0.utf8, to: STDOUT_FILENO) },
      notes: { SystemCall.writeAll($0.utf8, to: STDERR_FILENO) })
    let variables = CommandLineTool.variables.compactMap { name in
      SystemCall.environment(name).map { (name, $0) }
    }
    let tool = CommandLineTool(
      cases: cases, situations: situations, console: console,
      environment: Dictionary(uniqueKeysWithValues: variables))
    exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }
}

extension SystemCall {
  /// Whether the user has not asked for plain text.
  fileprivate static var allowsColour: Bool {
    (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }
}
