import LifecycleModel

/// Why an import refuses to begin; nothing was written.
package enum ImportFault: Error, Hashable, Sendable {
  /// The two folders are one, or one is within the other.
  case nested(source: String, target: String)
  case link(String)
  case folderInTheWay(String)
  /// A file that no import wrote, or that was changed since.
  case foreignFile(String, isChanged: Bool)

  package var words: String {
    switch self {
    case .nested(let source, let target):
      "\(target): error: the import would write into the folder that it reads, or around it: "
        + "\(Wording.quoted(source)) [nested-folders]\n"
        + "  hint: choose a folder beside it with \"--into\".\n"
    case .link(let path):
      "\(path): error: it is a link, which could lead out of the folder [link-in-the-way]\n"
        + "  hint: remove the link, or choose another folder with \"--into\".\n"
    case .folderInTheWay(let path):
      "\(path): error: a folder is where a file belongs [folder-in-the-way]\n"
        + "  hint: move it, or choose another folder with \"--into\".\n"
    case .foreignFile(let path, let isChanged):
      "\(path): error: "
        + (isChanged
          ? "it was changed after it had been imported" : "it was not written by an import")
        + " [foreign-file]\n  hint: "
        + (isChanged
          ? "make the change in the original, and delete this file.\n"
          : "move it, or choose another folder with \"--into\".\n")
    }
  }
}
