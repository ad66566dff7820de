import Foundation
import SwiftUI

// Not private: a path names its types, and a private type cannot be found by its name.
struct SavedRecipe: Hashable, Codable, Identifiable {
  let id: Int
  let name: String
}

private struct SavedPathView: View {
  @State private var path = NavigationPath()
  @State private var saved: Data?

  private let soup = SavedRecipe(id: 1, name: "Soup")

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Text("Depth \(path.count), empty \(path.isEmpty ? "yes" : "no")")
        Text(saved == nil ? "Nothing saved" : "Saved")
        NavigationLink("Soup", value: soup)
        Button("Soup and a note") {
          path.append(soup)
          path.append("With bread")
        }
        Button("Restore") { restore() }
      }
      .navigationDestination(for: SavedRecipe.self) { recipe in
        VStack {
          Text("Recipe: \(recipe.name)")
          NavigationLink("Note", value: "With salt")
          Button("Save") { save() }
        }
        .navigationTitle(recipe.name)
      }
      .navigationDestination(for: String.self) { note in
        VStack {
          Text("Note: \(note), depth \(path.count)")
          Button("Save") { save() }
          Button("Two back") { path.removeLast(2) }
        }
      }
    }
  }

  private func save() {
    guard let codable = path.codable else { return }
    saved = try? JSONEncoder().encode(codable)
  }

  private func restore() {
    guard let saved,
      let codable = try? JSONDecoder().decode(
        NavigationPath.CodableRepresentation.self, from: saved)
    else { return }
    path = NavigationPath(codable)
  }
}

let savedPath = CompatibilityScreen(
  "saved-path", from: "developer.apple.com/documentation/swiftui/navigationpath",
  "developer.apple.com/documentation/swiftui/navigationpath/codablerepresentation",
  content: { SavedPathView() },
  walk: { user in
    user.expect("a new path is empty") { $0.contains("Depth 0, empty yes") }
    user.tap("Soup and a note")
    user.expect("values of two types make one path") {
      $0.contains("Note: With bread, depth 2")
    }
    user.tap("Save")
    user.tap("Two back")
    user.expect("both are removed") { $0.contains("Depth 0, empty yes") && $0.contains("Saved") }
    user.tap("Restore")
    user.expect("a decoded path has the values in their order") {
      $0.contains("Note: With bread, depth 2")
    }
    user.goBack()
    user.expect("the first value is below") { $0.contains("Recipe: Soup") }
    user.tap("Note")
    user.expect("a link on a pushed screen appends") { $0.contains("Note: With salt, depth 2") }
  })
