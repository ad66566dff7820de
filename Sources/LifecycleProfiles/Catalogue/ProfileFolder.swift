package import Foundation
import LifecycleModel

/// The files of one folder of profiles, as they are on disk.
package struct ProfileFolder: Sendable {
  /// What a subfolder holds.
  package enum Kind: String, CaseIterable, Sendable {
    case platforms, devices, quirks
  }

  package struct File: Sendable {
    package var kind: Kind
    /// The path as the user would name it.
    package var path: String
    /// The file's name without its extension.
    package var stem: String
    package var isJSON: Bool
    package var bytes: [UInt8]

    package init(kind: Kind, path: String, stem: String, isJSON: Bool = true, bytes: [UInt8]) {
      self.kind = kind
      self.path = path
      self.stem = stem
      self.isJSON = isJSON
      self.bytes = bytes
    }
  }

  /// The folder as the user would name it.
  package var path: String
  /// Ordered by kind and name.
  package var files: [File]
  /// The file with the exceptions of lint, where there is one; its kind says nothing.
  package var exceptions: File?
  /// Why entries of the collected evidence are expressed by no quirk, by the entry.
  package var unexpressed: [String: String] = [:]

  package init(path: String, files: [File]) {
    self.path = path
    self.files = files
  }

  /// Reads the files of a folder; hidden ones are passed over.
  ///
  /// - Parameter name: what messages call the folder; the path as it was given when `nil`.
  package static func read(_ url: URL, named name: String? = nil) throws(InputFaults)
    -> ProfileFolder
  {
    let path = name ?? url.relativePath
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw InputFaults([InputFault(.missingFolder, at: InputPlace(file: path))])
    }
    var folder = ProfileFolder(path: path, files: [])
    var faults: [InputFault] = []
    var found = false
    for kind in Kind.allCases {
      let subfolder = url.appendingPathComponent(kind.rawValue)
      guard let names = try? manager.contentsOfDirectory(atPath: subfolder.path) else { continue }
      found = true
      for name in names.sorted() where !name.hasPrefix(".") {
        let file = subfolder.appendingPathComponent(name)
        let path = "\(path)/\(kind.rawValue)/\(name)"
        let isJSON = name.hasSuffix(".json")
        guard isJSON else {
          folder.files.append(
            File(kind: kind, path: path, stem: name, isJSON: false, bytes: []))
          continue
        }
        guard let bytes = manager.contents(atPath: file.path) else {
          faults.append(InputFault(.unreadableFile, at: InputPlace(file: path)))
          continue
        }
        folder.files.append(
          File(kind: kind, path: path, stem: String(name.dropLast(5)), bytes: Array(bytes)))
      }
    }
    let exceptions = url.appendingPathComponent(LintException.fileName)
    if let bytes = manager.contents(atPath: exceptions.path) {
      folder.exceptions = File(
        kind: .quirks, path: "\(path)/\(LintException.fileName)", stem: "lint-exceptions",
        bytes: Array(bytes))
    }
    let unexpressed = url.appendingPathComponent(UnexpressedEntries.fileName)
    if let bytes = manager.contents(atPath: unexpressed.path) {
      folder.unexpressed = UnexpressedEntries.read(String(decoding: bytes, as: UTF8.self))
    }
    if !found { faults.append(InputFault(.notAProfileFolder, at: InputPlace(file: path))) }
    if !faults.isEmpty { throw InputFaults(faults) }
    return folder
  }
}
