import Combine
import SwiftUI

private final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var result = "none"
  @Published private(set) var length = 0
  @Published private(set) var log: [String] = []
  private var cancellables: Set<AnyCancellable> = []
  private var single: AnyCancellable?

  init() {
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
      .sink { [weak self] text in self?.result = "found \(text)" }
      .store(in: &cancellables)
    $query.map(\.count).assign(to: &$length)
    single =
      $query
      .receive(on: DispatchQueue.main)
      .sink(
        receiveCompletion: { _ in },
        receiveValue: { [unowned self] in log.append("'\($0)'") })
  }

  func stop() { single?.cancel() }
}

private struct SearchPipeline: View {
  @StateObject private var model = SearchModel()
  var body: some View {
    VStack {
      TextField("Query", text: $model.query)
      Text(model.result)
      Text("length \(model.length)")
      Text("log: " + model.log.joined(separator: ", "))
      Button("Stop", action: model.stop)
    }
  }
}

let searchPipeline = CompatibilityScreen(
  "search-pipeline",
  from: "developer.apple.com/documentation/combine/publisher/debounce(for:scheduler:options:)",
  "developer.apple.com/documentation/combine/publisher/assign(to:)",
  content: { SearchPipeline() },
  walk: { user in
    user.type("ab", into: "Query")
    user.expect("the length is there at once") { $0.contains("length 2") }
    user.expect("a debounced value is not") { $0.contains("none") }
    user.wait(.seconds(1))
    user.expect("it comes when the typing rests") { $0.contains("found ab") }
    user.expect("a plain subscriber has each value") { $0.contains("log: '', 'a', 'ab'") }
    user.tap("Stop")
    user.type("c")
    user.wait(.seconds(1))
    user.expect("a cancelled one has none") {
      $0.contains("log: '', 'a', 'ab'") && !$0.contains("'abc'")
    }
    user.expect("the other goes on") { $0.contains("found abc") }
  })
