package import Foundation
import LifecycleModel

extension Catalogue {
  /// Reads the bundled folder and lays the user's folders over it, later ones on top.
  ///
  /// An entry of a later folder replaces the one with the same id. Throws every fault of every
  /// file at once.
  ///
  /// - Parameters:
  ///   - bundled: the folder of `ProfileData.bundledFolder()`; a fault when it is `nil` and the
  ///     overlays hold no platform.
  ///   - overlays: the folders of `--profiles`, each with `quirks`, `devices` or `platforms`.
  package static func load(bundled: URL?, overlays: [URL] = []) throws(InputFaults) -> Catalogue {
    let folders = try folders(bundled: bundled, overlays: overlays)
    let catalogue = try decode(folders)
    if bundled == nil, catalogue.platforms.isEmpty {
      throw InputFaults([InputFault(.noBundledProfiles)])
    }
    return catalogue
  }

  /// Decodes folders that are laid over each other, later ones on top.
  package static func decode(_ folders: [ProfileFolder]) throws(InputFaults) -> Catalogue {
    let decoded = DecodedFolders(folders)
    guard decoded.faults.isEmpty else { throw InputFaults(decoded.faults) }
    return Catalogue(
      quirks: decoded.quirks.map(\.value), platforms: decoded.platforms.map(\.value),
      devices: decoded.devices.map(\.value),
      unexpressed: folders.reduce(into: [:]) { $0.merge($1.unexpressed) { $1 } })
  }

  /// The files of the folders, for loading and for lint.
  package static func folders(bundled: URL?, overlays: [URL] = []) throws(InputFaults)
    -> [ProfileFolder]
  {
    var folders: [ProfileFolder] = []
    var faults: [InputFault] = []
    if bundled == nil, overlays.isEmpty { faults.append(InputFault(.noBundledProfiles)) }
    let named = (bundled.map { [($0, "Profiles")] } ?? []) + overlays.map { ($0, nil) }
    for (url, name) in named as [(URL, String?)] {
      do {
        folders.append(try ProfileFolder.read(url, named: name))
      } catch {
        faults += error.faults
      }
    }
    if !faults.isEmpty { throw InputFaults(faults) }
    return folders
  }
}
