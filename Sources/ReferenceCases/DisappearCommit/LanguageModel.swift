import SwiftUI

/// What both screens share.
final class LanguageModel: ObservableObject {
  @Published var language = "Swift"

  func rename(to language: String) {
    self.language = language
  }
}
