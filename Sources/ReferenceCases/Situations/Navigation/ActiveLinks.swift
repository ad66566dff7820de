import Holdfast
import SwiftUI

/// The screen of a link with a flag is left; the list below is told that it appears.
struct ActiveLinkBackToList: Situation {
  let id = "active-link-back-to-list"
  let summary = "The screen of a link with a flag is left; the list below hears that it appears."
  let scenario = Scenario.openAndBack

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        FlagLink(flag: Flag(log))
          .onAppear { log("appear(list)") }
      }
    }
  }
}

/// The screen of a link with a flag is left.
struct ActiveLinkBack: Situation {
  let id = "active-link-back"
  let summary = "The screen of a link with a flag is left with the back button."
  let scenario = Scenario.openAndBack

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView { FlagLink(flag: Flag(log)) }
    }
  }
}

/// The screen of a link with a flag in a stack is opened, left, and opened again.
struct ActiveLinkReopen: Situation {
  let id = "active-link-reopen"
  let summary = "The screen of a link with a flag in a stack is opened, left, and opened again."
  let scenario = Scenario("open, go back, open") { user in
    user.tap("Open")
    user.goBack()
    user.tap("Open")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationStack { FlagLink(flag: Flag(log)) }
    }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.contains("Detail") ? "detail" : "list"))")
  }
}

/// A link on a pushed screen pushes another one and has a flag that closures keep.
struct NestedActiveLink: Situation {
  let id = "nested-active-link"
  let summary = "A pushed screen has a link whose flag is a binding of closures."
  let scenario = Scenario("open both screens") { user in
    user.tap("Open 1")
    user.tap("Open 2")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink("Open 1", destination: FirstScreen(flag: Flag(log)))
      }
    }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.contains("Screen 2") ? "2" : "1"))")
  }
}

extension Scenario {
  fileprivate static let openAndBack = Scenario("open, go back") { user in
    user.tap("Open")
    user.goBack()
  }
}

/// A flag that tells of each write.
private final class Flag: ObservableObject {
  private let log: SituationLog
  @Published var isActive = false {
    didSet { log("write(isActive=\(isActive))") }
  }
  init(_ log: SituationLog) { self.log = log }
}

private struct FlagLink: View {
  @ObservedObject var flag: Flag

  var body: some View {
    NavigationLink("Open", isActive: $flag.isActive) { Text("Detail") }
  }
}

private struct FirstScreen: View {
  @ObservedObject var flag: Flag

  var body: some View {
    NavigationLink(
      "Open 2",
      isActive: Binding(get: { flag.isActive }, set: { flag.isActive = $0 })
    ) {
      Text("Screen 2")
    }
  }
}

/// The screen of a link in a list is closed by the app; another link stands beside it.
struct LinksInListDone: Situation {
  let id = "links-in-list-done"
  let summary = "The app closes the screen of one of two links in a list by resetting its flag."
  let scenario = Scenario("open, done") { user in
    user.tap("Edit")
    user.tap("Done")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TwoRows(flag: Flag(log), log: log) }
  }
}

private struct TwoRows: View {
  @ObservedObject var flag: Flag
  let log: SituationLog

  var body: some View {
    NavigationView {
      List {
        NavigationLink("Edit", isActive: $flag.isActive) {
          Button("Done") { flag.isActive = false }
            .onDisappear { log("disappear(detail)") }
        }
        NavigationLink("Help", destination: Text("Nothing to see"))
      }
    }
  }
}

/// The screen of a link in the toolbar is closed by the app; the list has no rows yet.
struct ToolbarLinkOverEmptyList: Situation {
  let id = "toolbar-link-over-empty-list"
  let summary = "A link in the toolbar shares its flag with those of a list without rows."
  let scenario = Scenario("add, close") { user in
    user.tap("Add")
    user.tap("Close")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { EmptyListScreen(flag: Flag(log)) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.contains("Close") ? "sub" : "list"))")
  }
}

private struct EmptyListScreen: View {
  @ObservedObject var flag: Flag
  @State private var items: [String] = []

  var body: some View {
    NavigationView {
      List {
        ForEach(items, id: \.self) { item in
          NavigationLink(item, isActive: $flag.isActive) { closing }
        }
      }
      .toolbar {
        NavigationLink("Add", isActive: $flag.isActive) { closing }
      }
    }
  }

  private var closing: some View {
    Button("Close") { flag.isActive = false }
  }
}
