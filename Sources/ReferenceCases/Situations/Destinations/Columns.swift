import Holdfast
import SwiftUI

/// A link's screen in the second column is closed by the app.
struct ClearSecondColumn: Situation {
  let id = "clear-second-column"
  let summary = "A link shows its screen in the second column; the app closes it."
  let device = Device.demonstrationTablet
  let scenario = Scenario("open, close") { user in
    user.tap("Open")
    user.tap("Close")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TwoColumns(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.contains("The pet is aaa") ? "last value" : "nothing chosen"))")
  }
}

private struct TwoColumns: View {
  let log: SituationLog
  @State private var pet: String?
  /// What the detail goes on showing while it leaves.
  @State private var lastPet = ""

  private var isActive: Binding<Bool> {
    Binding(
      get: { pet != nil },
      set: { isActive in
        pet = isActive ? "aaa" : nil
        lastPet = pet ?? lastPet
        log("write(pet=\(pet ?? "nil"))")
      })
  }

  var body: some View {
    NavigationView {
      NavigationLink(isActive: isActive) {
        VStack {
          Text("The pet is \(lastPet)")
          Button("Close") { isActive.wrappedValue = false }
        }
      } label: {
        Text("Open")
      }
      Text("Nothing chosen")
    }
  }
}

/// What a column shows is a choice, and the choice changes.
struct ChangeColumnChoice: Situation {
  let id = "change-column-choice"
  let summary = "The detail column shows one of two views, as a button decides."
  let device = Device.demonstrationTablet
  let scenario = Scenario("change the state") { user in
    user.tap("Load")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ChoosingColumns(log: log) }
  }
}

private struct ChoosingColumns: View {
  let log: SituationLog
  @State private var isLoaded = false

  var body: some View {
    NavigationSplitView {
      Button("Load") {
        log("write(isLoaded=true)")
        isLoaded = true
      }
    } detail: {
      if isLoaded {
        ColumnContent(text: "Content", log: log)
      } else {
        ColumnContent(text: "Loading", log: log)
      }
    }
  }
}

private struct ColumnContent: View {
  let text: String
  let log: SituationLog

  var body: some View {
    let _ = log("body(column)")
    Text(text)
  }
}

/// An app that lays itself out by its width goes to the background and comes back.
struct WideToBackground: Situation {
  let id = "wide-to-background"
  let summary = "A layout that depends on the width goes to the background with a draft."
  let device = Device.demonstrationTablet
  let scenario = Scenario("type, leave the app, come back") { user in
    user.type("PHP", into: "Draft")
    user.background()
    user.foreground()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { WidthBranches(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("state(\(screen.contains("PHP") ? "kept" : "lost"))")
  }
}

private struct WidthBranches: View {
  let log: SituationLog
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    Group {
      if width == .regular {
        NavigationStack { DraftRoot(log: log) }
      } else {
        Text("The window is too narrow")
      }
    }
    .onChange(of: width) { width in
      log("horizontalSizeClass(\(width == .regular ? "regular" : "compact"))")
    }
  }
}

private struct DraftRoot: View {
  let log: SituationLog
  @State private var draft = ""

  var body: some View {
    TextField("Draft", text: $draft)
      .onAppear { log("appear(root)") }
  }
}
