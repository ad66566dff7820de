import Foundation

/// Saves a while after the last change, and says so: a model that knows of no screens.
final class DraftStore {
  static let didSave = Notification.Name("DraftStore.didSave")
  private static let key = "draft"

  private(set) var seconds = 0
  private var pending: DispatchWorkItem?
  private var timer: Timer?
  private let background = OperationQueue()

  var saved: String { UserDefaults.standard.string(forKey: Self.key) ?? "nothing" }

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.seconds += 1
    }
  }

  func change(to text: String) {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.save(text) }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
  }

  private func save(_ text: String) {
    background.addOperation {
      UserDefaults.standard.set(text, forKey: Self.key)
      OperationQueue.main.addOperation {
        NotificationCenter.default.post(name: Self.didSave, object: nil)
      }
    }
  }
}
