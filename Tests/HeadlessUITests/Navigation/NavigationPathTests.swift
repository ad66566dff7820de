import Foundation
import HeadlessUI
import Testing

@Suite struct NavigationPathTests {
  struct Color: Hashable, Codable { var name: String }
  struct Opaque: Hashable {}

  // Apple, NavigationPath: values of several types, counted, appended and removed at the end.
  @Test func aPathIsAListOfValues() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3)
    path.removeLast()
    #expect(path == NavigationPath([1, 2]))
    path.removeLast(2)
    #expect(path.isEmpty)
  }

  @Test func theSameNumberOfAnotherTypeIsAnotherValue() {
    #expect(NavigationPath([1]) != NavigationPath([1.0]))
  }

  // Apple, NavigationPath.codable.
  @Test func aPathOfCodableValuesIsWrittenAndReadAgain() throws {
    var path = NavigationPath()
    path.append(Color(name: "red"))
    path.append(7)
    path.append("text")
    let data = try JSONEncoder().encode(#require(path.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
  }

  @Test func aPathWithAValueThatIsNotCodableHasNoRepresentation() {
    var path = NavigationPath([1])
    path.append(Opaque())
    #expect(path.codable == nil)
  }
}
