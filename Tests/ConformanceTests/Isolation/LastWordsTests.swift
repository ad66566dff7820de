import Conformance
import Testing

@Suite("Last words of a process")
struct LastWordsTests {
  @Test("A fatal error of the app names file and line without folders")
  func appPlace() {
    let words = LastWords("note\nApp/Sources/Store.swift:12: Fatal error: no such row\n")
    #expect(words.message == "no such row")
    #expect(words.place == "Store.swift:12")
  }

  @Test("A place in the standard library is not the app's")
  func libraryPlace() {
    let words = LastWords("Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range")
    #expect(words.message == "Index out of range")
    #expect(words.place == nil)
  }

  @Test("A precondition without text is told by its kind")
  func precondition() {
    #expect(LastWords("App/A.swift:3: Precondition failed\n").message == "Precondition failed")
  }

  @Test("Addresses, which differ from run to run, are left out")
  func addresses() {
    let words = LastWords("Could not cast value of type 'A' (0x7f01) to 'B' (0x7f02).\n")
    #expect(words.lastLine == "Could not cast value of type 'A' to 'B'")
  }

  @Test("Refused memory is told apart")
  func memory() {
    #expect(LastWords("Fatal error: failed to allocate 9 bytes of memory").isAboutMemory)
    #expect(!LastWords("Fatal error: Index out of range").isAboutMemory)
  }

  @Test("Silence says nothing")
  func silence() {
    #expect(LastWords("").message == nil)
  }
}
