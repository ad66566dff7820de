import Conformance
import LifecycleModel

#if canImport(Glibc)
  import Glibc
#endif

/// Lets cells die in every way there is and prints what the isolation made of it.
///
/// A program of its own, because children are forked and a test process has many threads. The
/// tests run it and compare its lines.
@main @MainActor struct IsolationProbe {
  static func main() throws {
    #if canImport(Glibc)
      let arguments = CommandLine.arguments.dropFirst()
      let number = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
      switch arguments.first {
      case "deaths": try printDeaths(jobs: number)
      case "death": try printDeath(of: arguments.dropFirst().first ?? "")
      case "crashes": try printCrashes(count: number)
      case "cells": try printCells(count: number)
      case "interrupt": try printInterruption()
      case "output": try printOutput()
      case "leftovers": try printLeftovers()
      case "outcome": try printOutcome()
      case "matrix": try printMatrix(jobs: number)
      default: print("no such probe")
      }
    #endif
  }
}

#if canImport(Glibc)
  extension IsolationProbe {
    static let options = CellIsolation.Options(jobs: 1, timeout: 500, memory: 256 << 20)

    /// Every deadly app between two harmless ones, in groups of nine.
    static func printDeaths(jobs: Int) throws {
      let apps = DeadlyApp.allCases.flatMap { [$0, .harmless] }
      var lines = [String](repeating: "missing", count: apps.count)
      let groups = stride(from: 0, to: apps.count, by: 9).map { $0..<min($0 + 9, apps.count) }
      var options = options
      options.jobs = jobs
      let interrupted = try CellIsolation(options).run(groups) { cell, ending in
        lines[cell] = "\(apps[cell]): \(words(for: ending))"
      } body: { cell, reporter in
        run(apps[cell], reporter)
      }
      for line in lines { print(line) }
      print("interrupted: \(interrupted)")
    }

    static func printDeath(of name: String) throws {
      guard let app = DeadlyApp(rawValue: name) else { return print("no such app") }
      _ = try CellIsolation(options).run([0..<2]) { cell, ending in
        print("\(cell == 0 ? app : .harmless): \(words(for: ending))")
      } body: { cell, reporter in
        run(cell == 0 ? app : .harmless, reporter)
      }
    }

    /// Many crashes, one after the other: what each costs, and that nothing stays behind.
    static func printCrashes(count: Int) throws {
      let before = openDescriptors()
      let start = now()
      var crashes = 0
      _ = try CellIsolation(options).run([0..<count]) { _, ending in
        if case .died(let death) = ending.result, death.kind == .crash { crashes += 1 }
      } body: { _, reporter in
        run(.trapInHelper, reporter)
      }
      let microseconds = (now() - start) / 1_000 / max(count, 1)
      print("crashes: \(crashes)")
      print("descriptors left open: \(openDescriptors() - before)")
      print("zombies: \(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD ? 0 : 1)")
      note("\(microseconds) microseconds a crash")
    }

    /// Many harmless cells: what each costs beside its own work.
    static func printCells(count: Int) throws {
      for size in [1, 16, 256] {
        let groups = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
        let start = now()
        var finished = 0
        _ = try CellIsolation(options).run(groups) { _, ending in
          if case .finished = ending.result { finished += 1 }
        } body: { _, reporter in
          reporter.actionBegins(1)
          return CellOutcome(actionCount: 1)
        }
        print("finished: \(finished)")
        note("\((now() - start) / max(count, 1)) ns a cell in groups of \(size)")
      }
    }

    /// A run that is asked to stop after its third result.
    static func printInterruption() throws {
      var finished = 0
      let interrupted = try CellIsolation(options).run((0..<1_000).map { $0..<$0 + 1 }) { _, _ in
        finished += 1
        if finished == 3 { kill(getpid(), SIGINT) }
      } body: { _, _ in
        CellOutcome()
      }
      print("interrupted: \(interrupted)")
      print("some results: \(finished >= 3 && finished < 1_000)")
      print("children: \(waitpid(-1, nil, WNOHANG) == -1 && errno == ECHILD ? 0 : 1)")
    }

    /// What apps print is taken after each action, also when there is more than a buffer.
    static func printOutput() throws {
      _ = try CellIsolation(options).run([0..<4]) { cell, ending in
        for text in ending.notes { print("\(cell): \(String(decoding: text, as: UTF8.self))") }
        if case .died(let death) = ending.result { print("\(cell): died after \(death.output)") }
      } body: { cell, reporter in
        @MainActor func take() { reporter.keep(Array((OutputCapture.take() ?? "nothing").utf8)) }
        take()
        switch cell {
        case 0:
          print("one")
          take()
          print("two", terminator: "")
          take()
        case 1:
          for index in 0..<20_000 { print("line \(index)") }
          let text = OutputCapture.take() ?? ""
          let lines = text.split(separator: "\n").count
          reporter.keep(Array("\(lines > 10_000 ? "many" : "few") lines".utf8))
        case 2:
          "warned\n".withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
          take()
        default:
          print("the last words")
          return run(.trapInHelper, reporter)
        }
        take()
        return CellOutcome()
      }
    }

    /// A child whose app left a process behind that holds its pipe and its descriptors.
    static func printLeftovers() throws {
      let start = now()
      _ = try CellIsolation(options).run([0..<2]) { cell, ending in
        print("\(cell): \(words(for: ending))")
      } body: { cell, reporter in
        run(cell == 0 ? .exitWithChild : .harmless, reporter)
      }
      print("in time: \(now() - start < 5_000_000_000)")
    }

    /// Everything that an outcome can hold goes through the pipe unchanged.
    static func printOutcome() throws {
      var fired = QuirkSet()
      for index in [0, 63, 64, 511] { fired.insert(QuirkIndex(index)) }
      let findings = FindingKind.allCases.enumerated().map { index, kind in
        Finding(
          kind: kind, action: index, record: index % 2 == 0 ? nil : "記録", field: "field",
          expected: "", actual: nil, message: "line\nline", evidence: index..<index * 300)
      }
      let outcome = CellOutcome(
        findings: findings, fired: fired, unsupported: ["a (b:1)", ""],
        traceHash: .max, actionCount: 70_000)
      _ = try CellIsolation(options).run([0..<2]) { cell, ending in
        print("\(cell) equal: \(ending.result == .finished(cell == 0 ? outcome : CellOutcome()))")
      } body: { cell, _ in
        cell == 0 ? outcome : CellOutcome()
      }
    }

    /// A small matrix of an app that dies only under `bad` with `worse`, and hangs under `slow`.
    static func printMatrix(jobs: Int) throws {
      let profiles = [
        "reference": [], "ios-13.0": ["bad", "idle", "worse"], "ios-14.0": ["slow"],
        "ios-15.0": ["bad", "idle"],
      ]
      let cells = profiles.sorted { $0.key < $1.key }.map { profile, quirks in
        PlannedCell(
          key: CellKey(
            caseID: "probe", variant: "only", scenario: "die", profile: profile, device: "none"),
          profiles: profile == "ios-14.0" ? ["ios-14.0", "ios-14.1"] : [profile], quirks: quirks)
      }
      var isolation = options
      isolation.jobs = jobs
      let outcome = try MatrixEngine(cells, options: MatrixOptions(isolation: isolation)) {
        cell, quirks, reporter in
        let quirks = quirks ?? cells[cell].quirks
        for index in quirks.indices { reporter.quirkFired(QuirkIndex(index)) }
        if Set(quirks).isSuperset(of: ["bad", "worse"]) { return run(.trapInHelper, reporter) }
        if quirks.contains("slow") { return run(.endlessLoop, reporter) }
        var fired = QuirkSet()
        for index in quirks.indices { fired.insert(QuirkIndex(index)) }
        return CellOutcome(fired: fired)
      }.run()
      for result in outcome.results {
        print(
          "\(result.key.profile): \(result.verdict.rawValue)\(result.isVacuous ? ", vacuous" : "")"
            + ", fired \(result.quirksFired), to blame \(result.blame), "
            + "place \(result.findings.first?.field ?? "none")")
      }
    }

    static func words(for ending: CellEnding) -> String {
      switch ending.result {
      case .finished(let outcome):
        return "finished after \(outcome.actionCount) actions"
      case .died(let death):
        let fired = death.fired.indices.map { String($0.rawValue) }.joined(separator: ",")
        return "\(death.kind) at action \(death.action), quirks [\(fired)], "
          + "signal \(death.signal.map(String.init) ?? "none"): \(death.message) "
          + "in \(death.place ?? "an unknown place")"
      }
    }

    /// Figures are for people and go to standard error.
    static func note(_ text: String) {
      (text + "\n").withCString { _ = write(STDERR_FILENO, $0, strlen($0)) }
    }

    static func now() -> Int {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }

    static func openDescriptors() -> Int {
      (0..<1_024).filter { fcntl(Int32($0), F_GETFD) >= 0 }.count
    }
  }
#endif
