import LifecycleModel
import LifecycleProfiles
import ProfileData
import Testing

/// A deviation without evidence is not a quirk: what no bundled quirk sets has no place in the code.
@Suite struct SeamUseTests {
  @Test(arguments: Seam.all.map(\.id))
  func `each value of a seam is set by some quirk`(id: String) throws {
    let catalogue = try Catalogue.load(bundled: ProfileData.bundledFolder())
    let seam = try #require(Seam.all.first { $0.id == id })
    // Seams with the same values share a type.
    let kin = Seam.all.filter { $0.values == seam.values }.map(\.id)
    let set = Set(catalogue.quirks.flatMap { quirk in kin.compactMap { quirk.structure[$0] } })
    for value in seam.values.dropFirst() {
      #expect(set.contains(value), "no quirk sets \(id) to \(value)")
    }
  }
}
