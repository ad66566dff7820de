import LifecycleModel
import LifecycleProfiles

/// The releases of a platform as a bar, a line for each major version.
///
/// A release on which a quirk holds is `■`, another `·`. Which release a mark stands for is told by
/// its place: the first mark of a line is `.0`.
struct ReleaseBar {
  let quirk: Quirk
  let platform: Platform

  var lines: [String] {
    var majors: [Int] = []
    for release in platform.releases where majors.last != release.version.major {
      majors.append(release.version.major)
    }
    return majors.map { major in
      let releases = platform.releases.filter { $0.version.major == major }
      let marks = releases.map { holds($0) ? "■" : "·" }.joined()
      let first = releases[0].version
      let last = releases[releases.count - 1].version
      let held = releases.filter(holds).map(\.version.description)
      let words = held.isEmpty ? "" : "  " + held.joined(separator: " ")
      let name = TextWidth.fitted("\(platform.name) \(major)", to: 9)
      return TextWidth.shortened(
        "  \(name) \(TextWidth.fitted(marks, to: 12))\(first)–\(last)\(words)",
        to: MatrixTable.width)
    }
  }

  /// Whether the quirk holds on the release with its own SDK, on some device.
  private func holds(_ release: Platform.Release) -> Bool {
    quirk.holds(at: platform.point(at: release))
  }
}
