import HeadlessUI
import HeadlessUIKit
import LifecycleSimulator
import Testing

@Suite @MainActor struct PreviewTests {
  private static let file = "PreviewSamples.swift"

  /// Those of this target; the process may hold other tests with a file of the same name.
  private static var previews: [RegisteredPreview] {
    RegisteredPreview.all().filter { $0.fullID.hasPrefix("HeadlessUITests.") }
  }

  /// The previews of the samples, by name.
  private func sample(_ name: String) throws -> RegisteredPreview.Sample {
    let samples = try Self.previews.flatMap { try $0.samples() }
    return try #require(samples.first { $0.name == name })
  }

  private func words(_ name: String) throws -> [String] {
    Stage(controller: try sample(name).make).words
  }

  @Test func everyPreviewIsFoundInTheOrderOfTheFile() throws {
    let previews = Self.previews.filter { !$0.isProvider }
    #expect(previews.count == 11)
    #expect(previews.first?.id == "\(Self.file):8")
    #expect(previews.first?.fullID == "HeadlessUITests.\(Self.file):8:1")
    let names = try previews.flatMap { try $0.samples().map(\.name) }
    #expect(
      names == [
        nil, "named", "with traits", "statements", "several views", "previewable", "controller",
        "view", "arguments", "arguments", "body", "modified",
      ])
  }

  @Test func aProviderListsThePreviewsInItsGroup() throws {
    let provider = try #require(Self.previews.first { $0.id == "SampleRow_Previews" })
    #expect(try provider.samples().map(\.name) == ["first of two", nil])
    #expect(try words("first of two") == ["of a provider"])
  }

  @Test(arguments: ["named", "with traits", "statements", "several views", "body"])
  func aPreviewShowsItsBody(name: String) throws {
    let expected = [
      "statements": ["made of statements"], "several views": ["one", "two"],
    ]
    #expect(try words(name) == expected[name] ?? [name])
  }

  // developer.apple.com/documentation/swiftui/previewable(): the tagged declarations become
  // properties of a generated view, so that they are live.
  @Test func previewableStateIsLive() throws {
    let stage = Stage(controller: try sample("previewable").make)
    #expect(stage.words == ["off", "a \"text\""])
    let toggle = try #require(stage.element("switch"))
    stage.run { _ = toggle.perform(.toggle) }
    #expect(stage.words.last == "it is on")
  }

  @Test func aPreviewForEachArgument() throws {
    let preview = try #require(
      Self.previews.first { try $0.samples().first?.name == "arguments" })
    let screens = try preview.samples().map { Stage(controller: $0.make).words }
    #expect(screens == [["first"], ["second"]])
  }

  // developer.apple.com/documentation/swiftui/previewmodifier: the context is made first.
  @Test func aModifierGetsItsContext() throws {
    #expect(try words("modified") == ["shared", "inside"])
  }
}
