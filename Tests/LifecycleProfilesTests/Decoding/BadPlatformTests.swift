import LifecycleProfiles
import Testing

@Suite struct BadPlatformTests {
  @Test(arguments: [
    Spoilt(
      "\"13.2\", \"sdk\": \"13.2\"", "\"13.1\", \"sdk\": \"13.2\"",
      """
      :7:5 #/releases/2: error: release "13.1" stands after "13.1" [release-order]
        hint: list releases in ascending order, each once
      """),
    Spoilt(
      ", \"sdk\": \"13.1\"", "",
      ":6:5 #/releases/1: error: a release needs the key \"sdk\" [missing-key]"),
    Spoilt(
      "\"name\": \"iOS\"", "\"name\": \"\"",
      """
      :3:11 #/name: error: the name is empty [empty-text]
        hint: write a sentence or a name
      """),
  ])
  func `a mistake in a platform is named`(spoilt: Spoilt) throws {
    let range = try #require(Sample.platform.firstRange(of: spoilt.part))
    let text = Sample.platform.replacingCharacters(in: range, with: spoilt.replacement)
    let complaint = Sample.complaint(Sample.folder(quirks: [], platform: text))
    #expect(complaint == "Profiles/platforms/ios.json" + spoilt.message)
  }

  @Test(arguments: [
    Spoilt(
      "11", "0",
      ":4:18 #/visibleRows: error: expected a whole number from 1 to 1000, found 0 [number-out-of-range]"
    ),
    Spoilt(
      "\"compact\"", "\"small\"",
      """
      :5:16 #/sizeClass: error: no size class is named "small" [unknown-size-class]
        hint: Size classes: compact, regular.
      """),
    Spoilt(
      "\"soft\"", "\"sotf\"",
      """
      :6:15 #/keyboard: error: no keyboard is named "sotf" [unknown-keyboard]
        hint: did you mean "soft"? Keyboards: soft, hardware.
      """),
    Spoilt(
      "false", "\"no\"",
      ":7:19 #/multitasking: error: expected true or false, found the string \"no\" [wrong-type]"),
  ])
  func `a mistake in a device is named`(spoilt: Spoilt) throws {
    let range = try #require(Sample.device.firstRange(of: spoilt.part))
    let text = Sample.device.replacingCharacters(in: range, with: spoilt.replacement)
    let complaint = Sample.complaint(Sample.folder(quirks: [], device: text))
    #expect(complaint == "Profiles/devices/iphone-8.json" + spoilt.message)
  }
}
