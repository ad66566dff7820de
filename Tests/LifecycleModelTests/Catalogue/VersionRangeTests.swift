import LifecycleModel
import Testing

@Suite struct VersionRangeTests {
  private func version(_ text: String) throws -> PlatformVersion {
    try #require(PlatformVersion(text))
  }

  @Test(arguments: ["13", "13.", ".1", "13.0.0.1", "13.x", "013.0", "13.00", "-1.0", "", "1 3.0"])
  func `text that is no version is refused`(text: String) {
    #expect(PlatformVersion(text) == nil)
  }

  @Test(arguments: ["13.0", "17.0.3", "26.10", "0.0"])
  func `a version is written as it was read`(text: String) throws {
    #expect(try version(text).description == text)
  }

  @Test func `versions are ordered by number, not by letter`() throws {
    #expect(try version("9.3") < version("13.0"))
    #expect(try version("13.9") < version("13.10"))
    #expect(try version("17.0") < version("17.0.3"))
  }

  @Test(arguments: [
    ("13.0", true), ("13.0.1", true), ("13.1", false), ("12.4", false), ("14.0", false),
  ])
  func `a half-open range holds its first version and not its limit`(text: String, holds: Bool)
    throws
  {
    let range = VersionRange(.from(try version("13.0")), .before(try version("13.1")))
    #expect(range.contains(try version(text)) == holds)
  }

  @Test(arguments: [("16.7", false), ("17.0", true), ("17.0.3", true), ("17.1", false)])
  func `through takes in the patches of its release`(text: String, holds: Bool) throws {
    let range = VersionRange(.from(try version("17.0")), .through(try version("17.0")))
    #expect(range.contains(try version(text)) == holds)
    #expect(range.description == "17.0")
  }

  @Test(arguments: [("26.0", true), ("26.0.1", true), ("26.1", false), ("18.0", false)])
  func `an unknown end is not guessed`(text: String, holds: Bool) throws {
    let range = VersionRange(.from(try version("26.0")), .unknown)
    #expect(range.contains(try version(text)) == holds)
  }

  @Test(arguments: [("13.2", false), ("13.3", true), ("13.4", false)])
  func `an unknown start is not guessed`(text: String, holds: Bool) throws {
    #expect(
      VersionRange(.unknown, .through(try version("13.3"))).contains(try version(text)) == holds)
    #expect(!VersionRange(.unknown, .before(try version("13.4"))).contains(try version(text)))
  }

  @Test func `an open end goes on`() throws {
    let range = VersionRange(.from(try version("15.0")), .open)
    #expect(range.contains(try version("99.0")))
    #expect(range.description == "from 15.0 on")
  }

  @Test func `a range from a version to itself is empty`() throws {
    let first = try version("13.0")
    #expect(VersionRange(.from(first), .before(first)).isEmpty)
    #expect(!VersionRange(.from(first), .through(first)).isEmpty)
    #expect(!VersionRange(.from(try version("17.0.1")), .through(try version("17.0"))).isEmpty)
  }
}

@Suite struct AffectedRangeTests {
  private let point = ProfilePoint(
    platform: "ios", os: PlatformVersion(18, 5), sdk: PlatformVersion(18, 4),
    deploymentTarget: PlatformVersion(15, 0))

  @Test func `a range can follow the linked SDK alone`() {
    let sdk = VersionRange(.from(PlatformVersion(18, 4)), .open)
    let range = AffectedRange(platform: "ios", sdk: .range(sdk))
    #expect(range.contains(point))
    var older = point
    older.sdk = PlatformVersion(18, 2)
    #expect(!range.contains(older))
  }

  @Test func `what is unknown holds nowhere`() {
    #expect(!AffectedRange(platform: "ios", os: .unknown).contains(point))
    #expect(!AffectedRange(platform: nil).contains(point))
    #expect(AffectedRange(platform: "ios", os: .unknown).isUnknown)
    #expect(!AffectedRange(platform: "ios").isUnknown)
  }

  @Test func `a range is told in words`() {
    let os = VersionRange(.from(PlatformVersion(13, 0)), .before(PlatformVersion(13, 1)))
    let range = AffectedRange(platform: "ios", os: .range(os), devices: ["iphone-8"])
    #expect(range.description == "ios from 13.0 before 13.1, on iphone-8")
    #expect(AffectedRange(platform: "ios").description == "ios every version")
    #expect(
      AffectedRange(platform: nil, os: .unknown).description == "unknown platform unknown version")
  }
}

@Suite struct EvidenceGradeTests {
  @Test func `a log beats a statement, a statement beats hearsay`() {
    #expect(EvidenceGrade.a > .b)
    #expect(EvidenceGrade.b > .c)
    #expect([EvidenceGrade.c, .a, .b].max() == .a)
  }
}
