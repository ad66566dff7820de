import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct PlatformAvailabilityTests {
  private func stage(_ version: PlatformVersion?) -> Stage {
    var behavior = PlatformBehavior.reference
    behavior.point = version.map {
      ProfilePoint(platform: "ios", os: $0, sdk: $0, deploymentTarget: PlatformVersion(13, 0))
    }
    return Stage(behavior: behavior) { _ in UIViewController() }
  }

  // The Swift book, "Availability Condition": true on the named version and on later ones.
  @Test(arguments: [
    (PlatformVersion(14, 3), 14, 3, true), (PlatformVersion(14, 3), 14, 4, false),
    (PlatformVersion(14, 3), 15, 0, false), (PlatformVersion(14, 3), 13, 7, true),
    (PlatformVersion(13, 4, 1), 13, 4, true),
  ])
  func theProfileAnswers(version: PlatformVersion, major: Int, minor: Int, answer: Bool) {
    var answers: [Bool] = []
    stage(version).run {
      answers.append(PlatformAvailability.isAvailable(iOS: major, minor))
    }
    #expect(answers == [answer])
  }

  @Test func withoutAReleaseEverythingIsAvailable() {
    var answers: [Bool] = []
    stage(nil).run { answers.append(PlatformAvailability.isAvailable(iOS: 99)) }
    #expect(answers == [true])
    #expect(PlatformAvailability.isAvailable(iOS: 99))
    #expect(PlatformAvailability.isAvailable())
  }

  @Test func theDeviceTellsTheSameRelease() {
    var versions: [String] = []
    stage(PlatformVersion(14, 3)).run { versions.append(UIDevice.current.systemVersion) }
    #expect(versions == ["14.3"])
  }
}
