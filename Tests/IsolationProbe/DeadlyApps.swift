#if canImport(Glibc)
  @preconcurrency import Glibc

  import Conformance
  import LifecycleModel

  /// An app, and the one thing that it does wrong.
  enum DeadlyApp: String, CaseIterable {
    case harmless, trapInHelper, trapInClosure, fatalErrorWithText, forceUnwrap, badCast
    case endlessRecursion, nullPointer, abortCall, exitZero, exitSeven, exitHard
    case endlessLoop, sleepForEver, endlessAllocation, endlessArray, endlessPrinting
    case printGarbage, halfLine, closeDescriptors, closeAndReuse, writeToAllDescriptors
    case ignoreSignals, killItself, trapAfterMuchText, exitWithChild
  }

  struct DetailScreen {
    var rows: [Int]

    @inline(never) func row(at index: Int) -> Int { rows[index] }

    @inline(never) var last: String? { rows.isEmpty ? nil : "\(rows.count)" }

    @inline(never) func depth(_ number: Int) -> Int {
      number < 0 ? 0 : depth(number + 1) + rows.count
    }
  }

  /// Runs an app: a launch, then an action in which it dies, if it does.
  @MainActor func run(_ app: DeadlyApp, _ reporter: any CellReporter) -> CellOutcome {
    reporter.actionBegins(0)
    reporter.quirkFired(QuirkIndex(3))
    reporter.actionBegins(1)
    reporter.quirkFired(QuirkIndex(300))
    let screen = DetailScreen(rows: [1])
    var kept = 0
    switch app {
    case .harmless: break
    case .trapInHelper: kept = screen.row(at: 1)
    case .trapInClosure: kept = [1, 2].map { screen.row(at: $0) }.count
    case .fatalErrorWithText: fatalError("the screen has no row")
    case .forceUnwrap: kept = DetailScreen(rows: []).last!.count
    case .badCast:
      let value: Any = screen
      kept = (value as! String).count
    case .endlessRecursion: kept = screen.depth(0)
    case .nullPointer: kept = UnsafePointer<Int>(bitPattern: 8 + kept)!.pointee
    case .abortCall: abort()
    case .exitZero: exit(0)
    case .exitSeven: exit(7)
    case .exitHard: _exit(0)
    case .endlessLoop: while kept < 1 { kept &= 0 }
    case .sleepForEver: while true { sleep(1_000) }
    case .endlessAllocation:
      var blocks: [[UInt8]] = []
      while kept < Int.max {
        blocks.append([UInt8](repeating: UInt8(blocks.count & 0xff), count: 1 << 16))
        kept += Int(blocks[blocks.count / 2][7])
      }
    case .endlessArray:
      var list = [1]
      while list.count > 0 { list += list }
      kept = list.count
    case .endlessPrinting: while true { print("again") }
    case .printGarbage:
      for byte in 0..<100_000 { putchar(Int32(byte & 0xff)) }
      fflush(stdout)
    case .halfLine:
      print(#"{"schema": "holdfast.results/1", "cells": [{"verdict": "#, terminator: "")
      "{\"verdict\": ".withCString { _ = write(STDOUT_FILENO, $0, strlen($0)) }
    case .closeDescriptors: for descriptor in 0..<256 { close(Int32(descriptor)) }
    case .closeAndReuse:
      for descriptor in 0..<256 { close(Int32(descriptor)) }
      for _ in 0..<256 { _ = open("/dev/null", O_RDWR) }
    case .writeToAllDescriptors:
      for descriptor in 3..<256 {
        "{\"verdict\": \"pass\"}\n".withCString { _ = write(Int32(descriptor), $0, strlen($0)) }
      }
    case .ignoreSignals:
      for number in 1..<32 { signal(Int32(number), SIG_IGN) }
      while kept < 1 { kept &= 0 }
    case .killItself: kill(getpid(), SIGKILL)
    case .trapAfterMuchText:
      for index in 0..<50_000 { print("line \(index)") }
      kept = screen.row(at: 2)
    case .exitWithChild:
      // A process that outlives the app and holds everything it inherited.
      typealias Fork = @convention(c) () -> Int32
      if let address = dlsym(nil, "fork"), unsafeBitCast(address, to: Fork.self)() == 0 {
        setpgid(0, 0)
        sleep(2)
        _exit(0)
      }
      exit(0)
    }
    return CellOutcome(actionCount: 1 + min(kept, 0))
  }
#endif
