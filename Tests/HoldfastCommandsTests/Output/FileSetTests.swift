import Foundation
import HoldfastCommands
import Testing

@MainActor @Suite struct FileSetTests {
  @Test func everyFileIsThereWholeAndNothingElse() throws {
    let session = Session()
    var files = FileSet(folder: session.folder.appendingPathComponent("a/b").path)
    files.add("one.txt", "1\n")
    files.add("two.txt", "")
    try files.write()
    let names = try FileManager.default.contentsOfDirectory(atPath: files.folder)
    #expect(names.sorted() == ["one.txt", "two.txt"])
    #expect(try String(contentsOfFile: files.path(of: "one.txt"), encoding: .utf8) == "1\n")
  }

  @Test func aFileIsReplacedAsAWhole() throws {
    let session = Session()
    for text in ["a long first text", "short"] {
      var files = FileSet(folder: session.folder.path)
      files.add("one.txt", text)
      try files.write()
    }
    let path = session.folder.appendingPathComponent("one.txt").path
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "short")
  }

  @Test func whenOneFileCannotBeWrittenNoneIs() throws {
    let session = Session()
    var files = FileSet(folder: session.folder.path)
    files.add("one.txt", "1")
    files.add("no/such/folder.txt", "2")
    #expect(throws: FileFault.self) { try files.write() }
    #expect(session.writtenFiles.isEmpty)
  }

  @Test func aFolderThatIsAFileIsToldBeforeAnythingRuns() throws {
    let session = Session()
    let path = try session.file("file", "")
    #expect(session.run(["matrix", "--output", path]) == .badInput)
    #expect(session.notes.contains("\(path): error: cannot write it"))
    #expect(session.notes.contains("--output DIR"))
  }
}
