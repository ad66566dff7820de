import Holdfast
import SwiftUI

/// A link pushes a screen that tells when it comes and goes.
struct PushDetail: Situation {
  let id = "push-detail"
  let summary = "A link pushes a screen that tells when it comes and goes."
  let scenario = Scenario("push") { user in
    user.tap("Detail")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink("Detail", destination: TellingDetail(name: "detail", log: log))
      }
    }
  }
}

private struct TellingDetail: View {
  let name: String
  let log: SituationLog

  var body: some View {
    Text("Screen")
      .onAppear { log("appear(\(name))") }
      .onDisappear { log("disappear(\(name))") }
  }
}

/// One of two links on a pushed screen is used.
struct PushFromTwoLinks: Situation {
  let id = "push-from-two-links"
  let summary = "A pushed screen has two links, and one of them is used."
  let scenario = Scenario("push twice") { user in
    user.tap("Choices")
    user.tap("Detail")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink(
          "Choices",
          destination: VStack {
            NavigationLink("Detail", destination: TellingDetail(name: "detail", log: log))
            NavigationLink("Help", destination: Text("Nothing to see"))
          })
      }
    }
  }
}

/// A pushed form changes what the first screen, with its two links, shows.
struct TwoLinksFormWritesBack: Situation {
  let id = "two-links-form-writes-back"
  let summary = "A form that one of two links has pushed writes to the first screen's model."
  let scenario = Scenario("open the form, choose a country") { user in
    user.tap("Address")
    user.tap("Choose Japan")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { OrderScreen(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.contains("Choose Japan") ? "form" : "first screen"))")
  }
}

private struct OrderScreen: View {
  let log: SituationLog
  @State private var country = "none"

  var body: some View {
    NavigationView {
      VStack {
        Text("Ships to \(country)")
        NavigationLink(
          "Address",
          destination: AddressForm(
            country: Binding(
              get: { country },
              set: { newValue in
                country = newValue
                log("write(country=\(newValue))")
              })))
        NavigationLink("Payment", destination: Text("Nothing to pay"))
      }
    }
  }
}

private struct AddressForm: View {
  @Binding var country: String

  var body: some View {
    Button("Choose Japan") { country = "Japan" }
  }
}

/// The third screen saves to a model that the first one observes.
struct ThirdScreenSaves: Situation {
  let id = "third-screen-saves"
  let summary = "The third screen saves to a model from which the first one makes its link."
  let scenario = Scenario("push twice, save") { user in
    user.tap("Level 2")
    user.tap("Level 3")
    user.tap("Save")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { LevelRoot(model: SavedModel(), log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.contains("Save") ? "level3" : "level2"))")
  }
}

private final class SavedModel: ObservableObject {
  @Published var count = 0
}

private struct LevelRoot: View {
  @ObservedObject var model: SavedModel
  let log: SituationLog

  var body: some View {
    let _ = log("body(root)")
    NavigationView {
      NavigationLink(
        "Level 2", destination: LevelTwo(count: model.count, model: model, log: log))
    }
  }
}

private struct LevelTwo: View {
  let count: Int
  let model: SavedModel
  let log: SituationLog

  var body: some View {
    let _ = log("body(level2)")
    NavigationLink("Level 3", destination: LevelThree(count: count, model: model, log: log))
  }
}

private struct LevelThree: View {
  let count: Int
  let model: SavedModel
  let log: SituationLog

  var body: some View {
    let _ = log("body(level3)")
    VStack {
      Text("Saved \(count) times")
      Button("Save") { model.count += 1 }
    }
    .onDisappear { log("disappear(level3)") }
  }
}

/// While one row's screen is shown, the app selects another row.
struct SelectOtherLink: Situation {
  let id = "select-other-link"
  let summary = "While the screen of a selected link is shown, the app selects another link."
  let scenario = Scenario("follow the deep link") { user in
    user.tap("Deep link to 2")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SelectedLinks(log: log) }
  }
}

/// The same in a navigation view whose style is a stack.
struct SelectOtherLinkInStackStyle: Situation {
  let id = "select-other-link-in-stack-style"
  let summary = "In a navigation view with the stack style, the app selects another link."
  let scenario = Scenario("follow the deep link") { user in
    user.tap("Deep link to 2")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      SelectedLinks(log: log)
        .navigationViewStyle(StackNavigationViewStyle())
    }
  }
}

private struct SelectedLinks: View {
  let log: SituationLog
  @State private var selection: Int? = 1

  var body: some View {
    NavigationView {
      List {
        ForEach(1..<3) { number in
          NavigationLink("Row \(number)", tag: number, selection: $selection) {
            Button("Deep link to 2") {
              log("write(selection=2)")
              selection = 2
            }
            .onAppear { log("appear(\(number))") }
            .onDisappear { log("disappear(\(number))") }
          }
        }
      }
    }
  }
}

/// The state of a row changes while its screen is shown.
struct RowChangesUnderDetail: Situation {
  let id = "row-changes-under-detail"
  let summary = "The value of a row changes while the screen that its link has pushed is shown."
  let scenario = Scenario("open a row, count") { user in
    user.tap("Counter")
    user.tap("Count")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { CounterRows(log: log) }
  }
}

private struct CounterRows: View {
  let log: SituationLog
  @State private var counts = ["Counter": 0]

  var body: some View {
    NavigationView {
      List {
        ForEach(counts.keys.sorted(), id: \.self) { name in
          NavigationLink(
            name, destination: CountDetail(count: counts[name] ?? 0, log: log) { add(to: name) })
        }
      }
    }
  }

  private func add(to name: String) { counts[name, default: 0] += 1 }
}

private struct CountDetail: View {
  let count: Int
  let log: SituationLog
  let increment: () -> Void

  var body: some View {
    let _ = log("body(detail \(count))")
    Button("Count", action: increment)
  }
}
