package import Foundation

/// Finds the folder with the bundled quirks, platforms and devices.
package enum ProfileData {
  /// What is told to a user when `bundledFolder()` finds nothing.
  package static let absence =
    "The bundled profiles are neither beside the program nor in its source folder."

  /// The folder that holds `quirks`, `platforms` and `devices`; `nil` when there is none.
  ///
  /// Looks for the resource bundle beside the program, beside the test bundle and in the main
  /// bundle, then for the source folder that the program was built from. `Bundle.module` is not
  /// used: it traps when the bundle is missing.
  package static func bundledFolder() -> URL? {
    let names = ["Holdfast_ProfileData.resources", "Holdfast_ProfileData.bundle"]
    for folder in searchedFolders() {
      for name in names {
        let bundle = folder.appendingPathComponent(name)
        for candidate in [bundle, bundle.appendingPathComponent("Contents/Resources")]
        where holdsProfiles(candidate) {
          return candidate
        }
      }
    }
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return holdsProfiles(source) ? source : nil
  }

  /// Where a resource bundle can lie, the likeliest first, each once.
  private static func searchedFolders() -> [URL] {
    let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    let code = Bundle(for: Anchor.self).bundleURL
    var folders: [URL] = [
      program.deletingLastPathComponent(),
      program.resolvingSymlinksInPath().deletingLastPathComponent(),
      Bundle.main.bundleURL,
      code,
      code.deletingLastPathComponent(),
    ]
    if let resources = Bundle.main.resourceURL { folders.append(resources) }
    var seen: Set<String> = []
    return folders.filter { seen.insert($0.standardizedFileURL.path).inserted }
  }

  private static func holdsProfiles(_ folder: URL) -> Bool {
    ["quirks", "platforms", "devices"].allSatisfy { name in
      FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
    }
  }
}

/// A class of this target, to find the bundle that holds its code.
private final class Anchor {}
