import Foundation
import Testing

/// What a program that isolates deadly apps prints: see `Tests/IsolationProbe`.
#if os(Linux)
  @Suite("Isolation")
  struct IsolationTests {
    @Test("Each kind of death costs its own cell only, whatever the number of children")
    func deaths() throws {
      let lines = try probe("deaths", "1")
      let difference = try probe("deaths", "2").difference(from: lines)
      #expect(difference.isEmpty, "\(difference)")
      #expect(lines.filter { $0 == "harmless: finished after 1 actions" }.count == 27)
      #expect(lines.last == "interrupted: false")
      #expect(!lines.contains("missing"))
    }

    @Test(
      "A death is told with its action, its quirks and its place",
      arguments: [
        ("trapInHelper", "crash", "signal 4", "in DetailScreen.row"),
        ("trapInClosure", "crash", "signal 4", "in DetailScreen.row"),
        ("fatalErrorWithText", "crash", "signal 4", "the screen has no row in run"),
        ("forceUnwrap", "crash", "signal 4", "in run"),
        ("badCast", "crash", "signal 6", "Could not cast value of type"),
        ("endlessRecursion", "crash", "signal 11", "the stack overflowed"),
        ("nullPointer", "crash", "signal 11", "used memory that is not there in run"),
        ("abortCall", "crash", "signal 6", "aborted in run"),
        ("exitZero", "crash", "signal none", "the app called exit(0)"),
        ("exitSeven", "crash", "signal none", "the app called exit(7)"),
        ("exitHard", "crash", "signal none", "the app called exit(0)"),
        ("endlessLoop", "hang", "signal none", "no progress for 500 ms"),
        ("sleepForEver", "hang", "signal none", "no progress for 500 ms"),
        ("ignoreSignals", "hang", "signal none", "no progress for 500 ms"),
        ("endlessPrinting", "hang", "signal none", "no progress for 500 ms"),
        ("endlessAllocation", "crash", "signal none", "ran out of memory"),
        ("endlessArray", "crash", "signal none", "ran out of memory"),
        ("closeDescriptors", "crash", "signal none", "a file descriptor that is not its own"),
        ("closeAndReuse", "crash", "signal none", "a file descriptor that is not its own"),
        ("writeToAllDescriptors", "crash", "signal none", "a file descriptor that is not"),
        ("killItself", "crash", "signal 9", "killed by the system"),
        ("trapAfterMuchText", "crash", "signal 4", "in DetailScreen.row"),
      ])
    func death(app: String, kind: String, signal: String, words: String) throws {
      let lines = try probe("death", app)
      try #require(lines.count == 2)
      #expect(lines[0].hasPrefix("\(app): \(kind) at action 1, quirks [3,300], \(signal): "))
      #expect(lines[0].contains(words))
      #expect(lines[1] == "harmless: finished after 1 actions")
    }

    @Test("What an app prints never mixes with results", arguments: ["printGarbage", "halfLine"])
    func garbage(app: String) throws {
      #expect(
        try probe("death", app) == [
          "\(app): finished after 1 actions", "harmless: finished after 1 actions",
        ])
    }

    @Test("Two hundred crashes leave no descriptor and no zombie behind")
    func nothingLeft() throws {
      #expect(
        try probe("crashes", "200") == [
          "crashes: 200", "descriptors left open: 0", "zombies: 0",
        ])
    }

    @Test("A process that the app leaves behind does not hold up the run")
    func leftovers() throws {
      let lines = try probe("leftovers")
      #expect(lines.count == 3)
      #expect(lines.first?.hasSuffix("the app called exit(0) in an unknown place") == true)
      #expect(lines.dropFirst() == ["1: finished after 1 actions", "in time: true"])
    }

    @Test("An interrupted run keeps its results and ends its children")
    func interruption() throws {
      #expect(
        try probe("interrupt") == ["interrupted: true", "some results: true", "children: 0"])
    }

    @Test("Printed text is taken action by action, and what was printed before a crash is kept")
    func output() throws {
      #expect(
        try probe("output") == [
          "0: nothing", "0: one", "0: two", "0: nothing",
          "1: nothing", "1: many lines", "1: nothing",
          "2: nothing", "2: warned", "2: nothing",
          "3: nothing", "3: died after the last words", "",
        ])
    }

    @Test("An outcome goes through the pipe unchanged")
    func outcome() throws {
      #expect(try probe("outcome") == ["0 equal: true", "1 equal: true"])
    }

    @Test("A matrix blames the smallest set of quirks for a crash and a hang", arguments: [1, 2])
    func matrix(jobs: Int) throws {
      #expect(
        try probe("matrix", "\(jobs)") == [
          #"ios-13.0: crash, fired ["bad", "idle", "worse"], to blame ["bad", "worse"], "#
            + "place DetailScreen.row",
          #"ios-14.0: hang, fired ["slow"], to blame ["slow"], place none"#,
          #"ios-14.1: hang, fired ["slow"], to blame ["slow"], place none"#,
          #"ios-15.0: pass, fired ["bad", "idle"], to blame [], place none"#,
          "reference: pass, vacuous, fired [], to blame [], place none",
        ])
    }

    /// The lines that the probe, which stands beside the test program, prints.
    private func probe(_ arguments: String...) throws -> [String] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("IsolationProbe")
      process.arguments = arguments
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      process.standardInput = FileHandle.nullDevice
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      var lines = String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      ).map(String.init)
      if lines.last == "" { lines.removeLast() }
      return lines
    }
  }
#endif
