import Conformance
import LifecycleModel
import Testing

@Suite struct SourceCompatibilityTests {
  @Test("a screen shows and tells what its golden file says", arguments: allScreens)
  @MainActor func behavesAsExpected(_ screen: CompatibilityScreen) throws {
    var text = screen.sources.map { "source: \($0)\n" }.joined()
    text += try Self.walk(screen)
    var tour = Tour(screen)
    text += "\nevery control once\n" + (try tour.run())
    let golden = GoldenFile(screen.name)
    if GoldenFile.isRecording {
      try golden.record(text)
      Issue.record("\(screen.name): recorded, not compared")
    } else if let expected = golden.text {
      #expect(GoldenFile.difference(expected, text) == nil, "\(screen.name)")
    } else {
      Issue.record("\(screen.name): there is no golden file")
    }
  }

  @MainActor private static func walk(_ screen: CompatibilityScreen) throws -> String {
    let user = User()
    screen.walk(user)
    var log = ScreenLog(screen.launch(), isFirst: true)
    for action in user.actions {
      try log.perform(action, asking: user.expectations)
    }
    return log.text
  }

  @Test("each screen has a name of its own and says where its right values come from")
  func screensAreTold() {
    #expect(Set(allScreens.map(\.name)).count == allScreens.count)
    #expect(allScreens.allSatisfy { !$0.sources.isEmpty })
  }

  @Test("each golden file belongs to a screen")
  func goldenFilesAreUsed() throws {
    #expect(try GoldenFile.names.sorted() == allScreens.map(\.name).sorted())
  }
}
