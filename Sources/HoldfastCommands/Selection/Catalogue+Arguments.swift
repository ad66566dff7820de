import Foundation
import LifecycleProfiles
import ProfileData

extension ParsedArguments {
  /// The catalogue that a command works with: the bundled one, or a folder's.
  func catalogue() throws(InputFaults) -> Catalogue {
    try Catalogue.load(bundled: ProfileData.bundledFolder(), overlays: profileFolders)
  }

  /// The profile files as they are, for lint.
  func profileFiles() throws(InputFaults) -> [ProfileFolder] {
    try Catalogue.folders(bundled: ProfileData.bundledFolder(), overlays: profileFolders)
  }

  private var profileFolders: [URL] {
    value("--profiles").map { [URL(fileURLWithPath: $0, isDirectory: true)] } ?? []
  }
}
