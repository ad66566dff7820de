import Foundation
import HoldfastCommands
import Testing

/// `holdfast import` on folders of a few files.
@MainActor @Suite struct ImportCommandTests {
  private let session = Session()
  private var source: String { session.folder.appendingPathComponent("inputs/App").path }
  private var target: String { session.folder.appendingPathComponent("Imported").path }

  private func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }
  private func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
  private func read(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private func makeApp() throws {
    try write("import UIKit\n@objc class A {}\n", to: "\(source)/A.swift")
    try write("import SwiftUI\nimport CoreData\n", to: "\(source)/Views/B.swift")
    try write("{}", to: "\(source)/Assets.xcassets/Contents.json")
    try write("@objc", to: "\(source)/.build/C.swift")
  }

  @Test func filesAreWrittenBelowTheTargetAndReported() throws {
    try makeApp()
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    #expect(
      try read("\(target)/A.swift")
        == "#sourceLocation(file: \"A.swift\", line: 1)\nimport UIKit\nclass A {}\n")
    #expect(
      try read("\(target)/Views/B.swift").hasPrefix("#sourceLocation(file: \"Views/B.swift\""))
    #expect(!exists("\(target)/Assets.xcassets") && !exists("\(target)/.build"))
    #expect(session.output.contains("2 Swift files"))
    #expect(session.output.contains("1 other file passed over"))
    #expect(session.output.contains("A.swift:2"))
    #expect(session.output.contains("Views/B.swift:2:8: not handled: SwiftData and Core Data"))
  }

  @Test func theReportIsDataAsWell() throws {
    try makeApp()
    #expect(session.run(["import", source, "--into", target, "--format", "json"]) == .asExpected)
    let json = try JSONSerialization.jsonObject(with: Data(session.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["schema"] as? String == "holdfast.import-report/1")
    #expect((object["notes"] as? [[String: Any]])?.first?["id"] as? String == "persistence")
    #expect((object["rewrites"] as? [[String: Any]])?.first?["line"] as? Int == 2)
  }

  @Test func checkWritesNothingAndTellsWhatWouldChange() throws {
    try makeApp()
    #expect(session.run(["import", source, "--into", target, "--check"]) == .unexpected)
    #expect(!exists(target))
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    #expect(session.run(["import", source, "--into", target, "--check"]) == .asExpected)
    try write("import UIKit\n", to: "\(source)/A.swift")
    #expect(session.run(["import", source, "--into", target, "--check"]) == .unexpected)
    #expect(try read("\(target)/A.swift").contains("class A"))
  }

  @Test func importingWhatWasImportedChangesNothing() throws {
    try makeApp()
    let again = session.folder.appendingPathComponent("Again").path
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    #expect(session.run(["import", target, "--into", again]) == .asExpected)
    for name in ["A.swift", "Views/B.swift", ".holdfast-import.json"] {
      #expect(try read("\(target)/\(name)") == read("\(again)/\(name)"))
    }
  }

  @Test func namesThatFoundationHasTooAreSaidToBeTheSimulations() throws {
    try makeApp()
    try write("import Foundation\nlet queue = DispatchQueue.main\n", to: "\(source)/Queue.swift")
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    let names = "\(target)/HoldfastNames.swift"
    #expect(try read(names).hasSuffix("typealias DispatchQueue = UIKit.DispatchQueue\n"))
    #expect(session.output.contains("3 Swift files"))
    #expect(session.output.contains("HoldfastNames.swift says that these are the simulation's"))
    #expect(session.run(["import", source, "--into", target, "--check"]) == .asExpected)
    let again = session.folder.appendingPathComponent("Again").path
    #expect(session.run(["import", target, "--into", again]) == .asExpected)
    #expect(try read("\(again)/HoldfastNames.swift") == read(names))
    try write("import Foundation\n", to: "\(source)/Queue.swift")
    #expect(session.run(["import", source, "--into", target, "--check"]) == .unexpected)
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    #expect(!exists(names))
  }

  @Test func aFileWhoseOriginalIsGoneGoesAndOthersStay() throws {
    try makeApp()
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    try write("mine", to: "\(target)/Mine.swift")
    try FileManager.default.removeItem(atPath: "\(source)/A.swift")
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    #expect(!exists("\(target)/A.swift"))
    #expect(try read("\(target)/Mine.swift") == "mine")
  }

  @Test func filesOfSomebodyElseAreNotReplaced() throws {
    try makeApp()
    try write("mine", to: "\(target)/A.swift")
    #expect(session.run(["import", source, "--into", target]) == .badInput)
    #expect(session.notes.contains("was not written by an import"))
    #expect(try read("\(target)/A.swift") == "mine")
    #expect(!exists("\(target)/Views"))
  }

  @Test func aFileThatWasChangedSinceIsNotReplaced() throws {
    try makeApp()
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    try write("changed", to: "\(target)/A.swift")
    #expect(session.run(["import", source, "--into", target]) == .badInput)
    #expect(session.notes.contains("was changed after it had been imported"))
  }

  @Test func nothingIsWrittenThroughALink() throws {
    try makeApp()
    let elsewhere = session.folder.appendingPathComponent("Elsewhere").path
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(target)/Views", withDestinationPath: elsewhere)
    #expect(session.run(["import", source, "--into", target]) == .badInput)
    #expect(session.notes.contains("link-in-the-way"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere).isEmpty)
    #expect(!exists("\(target)/A.swift"))
  }

  @Test(arguments: ["", "/Below", "/Below/../Deeper", "/.."])
  func theFoldersMustBeApart(below: String) throws {
    try makeApp()
    #expect(session.run(["import", source, "--into", source + below]) == .badInput)
    #expect(try read("\(source)/A.swift") == "import UIKit\n@objc class A {}\n")
    #expect(!exists("\(source)/Below"))
  }

  @Test func aLinkToTheSourceIsTheSource() throws {
    try makeApp()
    let link = session.folder.appendingPathComponent("Link").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source)
    #expect(session.run(["import", source, "--into", "\(link)/Below"]) == .badInput)
    #expect(session.notes.contains("nested-folders"))
  }

  @Test func linksToFoldersInTheSourceAreNotFollowed() throws {
    try makeApp()
    try FileManager.default.createSymbolicLink(
      atPath: "\(source)/Loop", withDestinationPath: source)
    #expect(session.run(["import", source, "--into", target]) == .asExpected)
    #expect(session.output.contains("Loop: note: a link to a folder is not followed"))
  }

  @Test func aFileThatIsNotUTF8IsToldAndNothingIsWritten() throws {
    try makeApp()
    try write(Data([0x6c, 0xff, 0xfe]), to: "\(source)/Z.swift")
    #expect(session.run(["import", source, "--into", target]) == .badInput)
    #expect(session.notes.contains("Z.swift: error: cannot read it: it is not UTF-8"))
    #expect(!exists(target))
  }

  @Test(arguments: [
    (["import"], "needs a FOLDER"), (["import", "App"], "\"--into\" needs a value"),
    (["import", "no-such-folder", "--into", "x"], "no such folder"),
    (["import", "App", "--onto", "x"], "--onto"),
  ])
  func wrongUsageIsToldInWords(arguments: [String], words: String) {
    #expect(session.run(arguments) == .badInput)
    #expect(session.notes.contains(words))
  }
}
