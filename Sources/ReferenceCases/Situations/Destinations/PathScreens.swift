import Holdfast
import SwiftUI

/// A screen that was pushed during a search empties the path.
struct ClearPathAfterSearch: Situation {
  let id = "clear-path-after-search"
  let summary = "A row is opened during a search; its screen empties the path."
  let scenario = Scenario("search, open, clear the path") { user in
    user.type("b", into: "Search")
    user.tap("bbb")
    user.tap("Done")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SearchedNames(log: log) }
  }
}

private struct SearchedNames: View {
  let log: SituationLog
  @State private var path: [String] = []
  @State private var text = ""

  var body: some View {
    NavigationStack(path: $path) {
      List(["aaa", "bbb", "ccc"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { name in
        NavigationLink(name, value: name)
      }
      .searchable(text: $text, prompt: "Search")
      .navigationDestination(for: String.self) { name in
        Button("Done") {
          log("write(path=[])")
          path = []
        }
        .navigationTitle(name)
        .onDisappear { log("disappear(detail)") }
      }
    }
  }
}

/// A path of two is shortened twice, faster than the screens can follow.
struct ShortenPathTwice: Situation {
  let id = "shorten-path-twice"
  let summary = "The last element of a path is removed, and again before the transition has ended."
  let scenario = Scenario("go back two screens") { user in
    user.tap("Back to the start")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CountedStack(log: log, path: [1, 2]) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    let names = ["root", "level 1", "level 2"]
    log("shown(\(names.filter { screen.contains("This is \($0)") }.joined(separator: " ")))")
  }
}

private struct CountedStack: View {
  let log: SituationLog
  @State var path: [Int]

  var body: some View {
    NavigationStack(path: $path) {
      Text("This is root")
        .navigationDestination(for: Int.self) { level in
          VStack {
            Text("This is level \(level)")
            Button("Back to the start", action: removeAllOneByOne)
          }
          .navigationBarBackButtonHidden(true)
        }
    }
  }

  private func removeLast() {
    path.removeLast()
    log("write(path=\(path))")
  }

  private func removeAllOneByOne() {
    removeLast()
    guard !path.isEmpty else { return }
    DispatchQueue.main.async { removeAllOneByOne() }
  }
}

/// A link to a value stands on a screen that a link to a view has pushed.
struct ValueAfterView: Situation {
  let id = "value-after-view"
  let summary = "A screen that a link to a view pushed has a link to a value."
  let scenario = Scenario("push a view, then a value") { user in
    user.tap("Gray")
    user.tap("Green")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ColorStack(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    let names = ["white", "gray", "green"]
    log("shown(\(names.filter { screen.contains("This is \($0)") }.joined(separator: " ")))")
  }
}

private struct ColorStack: View {
  let log: SituationLog
  @State private var path: [String] = []

  private var loggedPath: Binding<[String]> {
    Binding(
      get: { path },
      set: { newPath in
        log("write(path=[\(newPath.joined(separator: ","))])")
        path = newPath
      })
  }

  var body: some View {
    NavigationStack(path: loggedPath) {
      VStack {
        Text("This is white")
        NavigationLink("Gray") {
          VStack {
            Text("This is gray")
            NavigationLink("Green", value: "green")
          }
          .onAppear { log("appear(gray)") }
        }
      }
      .navigationDestination(for: String.self) { color in
        Text("This is \(color)")
          .onAppear { log("appear(\(color))") }
      }
    }
  }
}

/// A context menu is opened two screens above the root.
struct MenuTwoDeep: Situation {
  let id = "menu-two-deep"
  let summary = "Two values are on the path; the second one's screen opens a context menu."
  let scenario = Scenario("press for the menu") { user in
    user.longPress("Name")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ModelStack(log: log) }
  }
}

private final class NameModel: ObservableObject {
  @Published var name = "Name"
}

private struct ModelStack: View {
  let log: SituationLog
  @State private var path: NavigationPath = {
    var path = NavigationPath()
    path.append(1)
    path.append("detail")
    return path
  }()

  var body: some View {
    NavigationStack(path: $path) {
      Text("Root")
        .navigationDestination(for: Int.self) { Text("Level \($0)") }
        .navigationDestination(for: String.self) { name in
          let _ = log("closure(\(name))")
          NameDetail(model: NameModel(), log: log)
        }
    }
  }
}

private struct NameDetail: View {
  @ObservedObject var model: NameModel
  let log: SituationLog

  init(model: NameModel, log: SituationLog) {
    self.model = model
    self.log = log
    log("init(detail)")
  }

  var body: some View {
    let _ = log("body(detail)")
    Text(model.name)
      .contextMenu { Button("Rename") { model.name = "New name" } }
  }
}
