extension RewritePass {
  /// SwiftData and Core Data are out of scope, which is said once a file.
  static let persistence = RewritePass("persistence") { source, outcome in
    var branches = BuildBranches(source)
    let imported = ModuleImports.all(in: source).first { found in
      branches.advance(to: found.tokens.lowerBound)
      return PersistenceModules.names.contains(found.module) && !branches.isLeftOut
        && !branches.isGuarded(byModule: found.module)
    }
    let attributes = ["NSManaged", "FetchRequest", "SectionedFetchRequest"]
    let place =
      imported?.tokens.lowerBound
      ?? source.attributes.first { index in
        attributes.contains { source.isWord(index + 1, $0) }
      }
    guard let place else { return }
    outcome.notes.append(
      ImportNote(
        "persistence", at: place, in: source,
        "SwiftData and Core Data are not modelled: this file will not compile",
        hint: "give the screen its records from an object of the app's own, which the suite makes"))
  }
}

enum PersistenceModules {
  static let names: Set<String> = ["SwiftData", "CoreData"]
}
