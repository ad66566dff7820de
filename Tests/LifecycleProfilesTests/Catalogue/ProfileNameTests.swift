import LifecycleModel
import LifecycleProfiles
import Testing

@Suite struct ProfileNameTests {
  private let catalogue: Catalogue

  init() throws {
    catalogue = try Catalogue.decode([Sample.folder(quirks: [("x", Sample.quirk)])])
  }

  @Test(arguments: [
    ("ios-13.1", "ios-13.1"), ("ios-13.1@sdk-13.1", "ios-13.1"), ("ios-13.3@sdk-13.2", "ios-13.3"),
    ("ios-13.1@sdk-13.0", "ios-13.1@sdk-13.0"), ("ios-13.2@target-13.0", "ios-13.2"),
    ("ios-13.2@target-13.1", "ios-13.2@target-13.1"),
    ("ios-13.2@target-13.1@sdk-13.0", "ios-13.2@sdk-13.0@target-13.1"),
    ("reference", "reference"), ("only:x", "only:x"), ("unversioned", "unversioned"),
    ("worst-case", "worst-case"),
  ])
  func `a name is read and written in one form`(name: String, canonical: String) throws {
    #expect(try catalogue.profile(named: name).name == canonical)
  }

  private static let names =
    "Profiles: reference, only:<quirk>, unversioned, worst-case, oldest, newest, all, boundaries, "
    + "pairwise, <platform>-<version> with "
    + "@sdk-<version> and @target-<version>."

  @Test(arguments: [
    (
      "refrence",
      "error: no profile is named \"refrence\" [unknown-profile]\n  hint: did you mean "
        + "\"reference\"? \(names)"
    ),
    (
      "io-13.0",
      "error: no profile is named \"io-13.0\" [unknown-profile]\n  hint: did you mean "
        + "\"ios-13.0\"? \(names)"
    ),
    ("", "error: no profile is named \"\" [unknown-profile]\n  hint: \(names)"),
    (
      "ios-13.8",
      "error: iOS has no release \"13.8\" [unknown-version]\n  hint: did you mean \"13.0\"? "
        + "Known: 13.0 to 13.3."
    ),
    (
      "ios-13.0@sdk-12.0",
      "error: iOS has no SDK \"12.0\" [unknown-sdk]\n  hint: did you mean \"13.0\"? "
        + "Known: 13.0 to 13.2."
    ),
    (
      "ios-13.0@linked-13.1",
      "error: the profile \"ios-13.0@linked-13.1\" has the part \"@linked-13.1\" "
        + "[bad-profile-suffix]\n  hint: write @sdk-<version> or @target-<version>, each once"
    ),
    (
      "ios-13.0@target-13.1",
      "error: an app with deployment target 13.1 does not run on iOS 13.0 [target-above-os]\n"
        + "  hint: lower the target or raise the OS version"
    ),
    ("only:y", "error: no quirk is named \"y\" [unknown-quirk]\n  hint: Quirks: x."),
  ])
  func `a wrong name is answered with the nearest right one`(name: String, message: String) {
    #expect {
      try catalogue.profile(named: name)
    } throws: { "\($0)" == message }
  }

  @Test(arguments: [
    ("ios:13.1..13.2", ["ios-13.1", "ios-13.2"]), ("ios:13.2..", ["ios-13.2", "ios-13.3"]),
    ("ios:..13.0", ["ios-13.0"]), ("ios:13.3", ["ios-13.3"]),
    ("ios", ["ios-13.0", "ios-13.1", "ios-13.2", "ios-13.3"]),
  ])
  func `a span takes in both ends`(span: String, names: [String]) throws {
    #expect(try catalogue.profiles(in: span).map(\.name) == names)
  }

  @Test(arguments: [
    ("ios:13.0-13.2", "bad-version-range"), ("ios:13.2..13.0", "empty-version-range"),
    ("ios:12.0..13.0", "unknown-version"), ("android:1.0..2.0", "unknown-platform"),
    ("ios:", "bad-version-range"),
  ])
  func `a wrong span is refused`(span: String, code: String) {
    #expect {
      try catalogue.profiles(in: span)
    } throws: { ($0 as? InputFault)?.code == code }
  }

  @Test func `an unknown device is answered with the known ones`() {
    #expect {
      try catalogue.device(named: "iphone-9")
    } throws: {
      "\($0)"
        == "error: no device is named \"iphone-9\" [unknown-device]\n"
        + "  hint: did you mean \"iphone-8\"? Devices: iphone-8."
    }
  }
}
