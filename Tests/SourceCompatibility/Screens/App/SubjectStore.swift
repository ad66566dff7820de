import Combine
import SwiftUI

private struct Settings: Equatable {
  var volume = 5
  var name = "home"
}

private final class SubjectStore {
  let settings = CurrentValueSubject<Settings, Never>(Settings())
  var volume: AnyPublisher<Int, Never> {
    settings.map(\.volume).removeDuplicates().eraseToAnyPublisher()
  }
  func louder() { settings.value.volume += 1 }
  func rename(_ name: String) {
    var next = settings.value
    next.name = name
    settings.send(next)
  }
}

private final class VolumeModel: ObservableObject {
  var volume = 0 { willSet { objectWillChange.send() } }
  private(set) var told = 0
  let objectWillChange = ObservableObjectPublisher()
  private var link: AnyCancellable?
  init(_ store: SubjectStore) {
    link = store.volume.handleEvents(receiveOutput: { [unowned self] _ in told += 1 })
      .assign(to: \.volume, on: self)
  }
}

private struct SubjectScreen: View {
  private let store: SubjectStore
  @StateObject private var model: VolumeModel
  @State private var name = "?"
  init(store: SubjectStore) {
    self.store = store
    _model = StateObject(wrappedValue: VolumeModel(store))
  }
  var body: some View {
    VStack {
      Text("volume \(model.volume) told \(model.told)")
      Text("name \(name)")
      Button("Louder", action: store.louder)
      Button("Rename") { store.rename("office") }
      Button("Finish") { store.settings.send(completion: .finished) }
    }
    .onReceive(store.settings.map(\.name)) { name = $0 }
  }
}

let subjectStore = CompatibilityScreen(
  "subject-store", from: "developer.apple.com/documentation/combine/currentvaluesubject",
  "developer.apple.com/documentation/combine/publisher/assign(to:on:)",
  content: { SubjectScreen(store: SubjectStore()) },
  walk: { user in
    user.expect("the current value comes at once") {
      $0.contains("volume 5 told 1") && $0.contains("name home")
    }
    user.tap("Louder")
    user.expect("writing the value sends it") { $0.contains("volume 6 told 2") }
    user.tap("Rename")
    user.expect("an equal part is not sent again") {
      $0.contains("name office") && $0.contains("volume 6 told 2")
    }
    user.tap("Finish")
    user.tap("Louder")
    user.expect("a finished subject sends nothing") { $0.contains("volume 6 told 2") }
  })
