import Testing

/// Calls that make a run depend on something other than its inputs, or that act behind its back.
struct ForbiddenCall: CustomTestStringConvertible, Sendable {
  var pattern: String
  /// Targets in which it is allowed, and why.
  var allowedIn: Set<String> = []
  /// Single files in which it is allowed, each with a reason beside it.
  var allowedFiles: Set<String> = []

  var testDescription: String { pattern }

  /// The bench measures real time and prints what it measured.
  static let bench: Set<String> = ["HoldfastBench"]
  static let commands: Set<String> = ["HoldfastCommands"]

  static let all: [ForbiddenCall] = [
    // Outside a simulation a scheduler's time is real.
    .init(
      pattern: "Date()",
      allowedFiles: ["Sources/HeadlessCombine/Scheduling/VirtualRunLoop+Scheduler.swift"]),
    .init(pattern: "Date.now"),
    .init(pattern: "UUID()"),
    .init(pattern: ".random("),
    .init(pattern: ".shuffled()"),
    .init(pattern: ".randomElement()"),
    .init(pattern: "SystemRandomNumberGenerator"),
    .init(pattern: "arc4random"),
    .init(pattern: "Thread.sleep"),
    // Foundation's, which all simulations share; in HeadlessUIKit the names mean the simulation's.
    .init(pattern: "NotificationCenter.default", allowedIn: ["HeadlessUIKit", "ReferenceCases"]),
    .init(
      pattern: "OperationQueue.main", allowedIn: ["VirtualTime", "HeadlessUIKit", "ReferenceCases"]),
    .init(pattern: "print(", allowedIn: commands.union(bench)),
    .init(pattern: "debugPrint(", allowedIn: commands.union(bench)),
    .init(pattern: "NSLog("),
    .init(pattern: "getenv(", allowedIn: commands),
    .init(pattern: "ProcessInfo.", allowedIn: bench),
    .init(pattern: ".environment[", allowedIn: commands),
    .init(
      pattern: "CommandLine.arguments", allowedIn: commands.union(bench).union(["ProfileData"])),
    .init(pattern: "try!"),
    .init(pattern: "@testable"),
  ]

  /// A call of `exit` that ends the process; `_exit` of a forked child ends that child only.
  static let exit = ForbiddenCall(pattern: "exit(", allowedIn: commands.union(bench))

  /// Whether the code calls it; a generator that is passed in makes chance harmless.
  func isFound(in code: String) -> Bool {
    if code.contains("using: &") { return false }
    var rest = code[...]
    while let position = rest.firstRange(of: pattern) {
      let before =
        position.lowerBound == code.startIndex
        ? nil : code[code.index(before: position.lowerBound)]
      // A longer name that ends alike is another call, and a declaration is none.
      let isName = pattern.first?.isLetter == true
      let isOther =
        isName && (before.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false)
      if !isOther, !code[..<position.lowerBound].hasSuffix("func ") { return true }
      rest = rest[position.upperBound...]
    }
    return false
  }
}

@Suite struct ForbiddenCallTests {
  @Test(arguments: ForbiddenCall.all + [.exit])
  func noFileCallsIt(call: ForbiddenCall) {
    for file in SourceTree.sources.files {
      if call.allowedIn.contains(file.target) || call.allowedFiles.contains(file.path) { continue }
      // App code of the bundled cases may print: what it prints is captured into the trace.
      if file.target == "ReferenceCases", call.pattern == "print(" { continue }
      guard file.text.contains(call.pattern) else { continue }
      for (line, next) in zip(file.code, file.code.dropFirst() + [(0, "")])
      where call.isFound(in: line.text) && !next.text.contains("using: &") {
        Issue.record("\(file):\(line.number) calls \(call.pattern)")
      }
    }
  }

  @Test(arguments: [
    ("print(\"x\")", true), ("  print(x)", true), ("blueprint(x)", false), ("x.print(y)", false),
    ("func print(_ x: Int)", false), ("_exit(1)", false), ("exit(1)", true),
  ])
  func aCallIsToldFromANameThatEndsAlike(code: String, isFound: Bool) {
    let calls = [ForbiddenCall(pattern: "print("), ForbiddenCall(pattern: "exit(")]
    #expect(calls.contains { $0.isFound(in: code) } == isFound)
  }

  @Test func commentsAndLiteralsAreNoCode() {
    let text = """
      let a = "print(" // exit(0)
      /* try! */ let b = 1
      let c = \"\"\"
        Date()
        \"\"\"
      """
    #expect(CodeLines.lines(of: text).map(\.text).joined() == "let a = \"\"  let b = 1let c = ")
  }
}
