import Foundation
import LifecycleModel
import LifecycleProfiles
import ProfileData
import Testing

/// The committed schemas. That the bundled files fit them is checked by a validator that is not
/// ours, in `.ci/run`.
@Suite struct ProfileSchemaTests {
  @Test(arguments: ProfileSchema.allCases)
  func `the committed schema is that of the readers`(schema: ProfileSchema) throws {
    let folder = try #require(ProfileData.bundledFolder()).appendingPathComponent("schema")
    let text = try String(
      contentsOf: folder.appendingPathComponent(schema.fileName), encoding: .utf8)
    #expect(
      text == schema.document.canonicalText(),
      "write it anew: holdfast profiles schema \(schema.rawValue)")
  }

  @Test func `a schema lists every seam and no reference value`() {
    let text = ProfileSchema.quirk.document.canonicalText(.compact)
    for seam in Seam.all {
      let values = seam.values.dropFirst().map { "\"\($0)\"" }.joined(separator: ",")
      #expect(text.contains("\"\(seam.id)\":{\"enum\":[\(values)]}"), "\(seam.id)")
    }
  }
}
