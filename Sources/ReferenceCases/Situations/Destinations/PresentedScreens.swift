import Holdfast
import SwiftUI

/// A screen that a flag presents is opened.
struct OpenPresentedScreen: Situation {
  let id = "open-presented-screen"
  let summary = "A button sets the flag of a navigationDestination(isPresented:)."
  let scenario = Scenario("open") { user in
    user.tap("Open")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { NavigationStack { PresentingMain(log: log) } }
  }
}

private struct PresentingMain: View {
  let log: SituationLog
  @State private var isPresented = false

  var body: some View {
    let _ = log("body(main)")
    Button("Open") {
      log("write(isPresented=true)")
      isPresented = true
    }
    .navigationDestination(isPresented: $isPresented) { Sub(log: log) }
  }
}

private struct Sub: View {
  let log: SituationLog

  init(log: SituationLog) {
    self.log = log
    log("init(sub)")
  }

  var body: some View {
    let _ = log("body(sub)")
    Text("Sub")
  }
}

/// The lower of two presented screens is closed while the other one stands on it.
struct ClosePresentedBelow: Situation {
  let id = "close-presented-below"
  let summary = "Two screens are presented by flags; the flag of the lower one is reset."
  let scenario = Scenario("open both, close the first") { user in
    user.tap("Open A")
    user.tap("Open B")
    user.tap("Close all")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FlaggedRoot(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    let names = ["Root", "A", "B"]
    log("shown(\(names.filter { screen.contains("Screen \($0)") }.joined(separator: " ")))")
  }
}

private struct FlaggedRoot: View {
  let log: SituationLog
  @State private var isA = false
  @State private var isB = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Screen Root")
        Button("Open A") { isA = true }
      }
      .navigationDestination(isPresented: $isA) {
        VStack {
          Text("Screen A")
          Button("Open B") { isB = true }
        }
        .navigationDestination(isPresented: $isB) {
          VStack {
            Text("Screen B")
            Button("Close all") {
              log("write(a=false)")
              isA = false
            }
          }
        }
      }
    }
  }
}

/// An editor without a back button is confirmed, left where it stays, and opened again.
struct ConfirmPresentedEditor: Situation {
  let id = "confirm-presented-editor"
  let summary = "An editor without a back button is shown for an optional, which it resets."
  let scenario = Scenario("open the list, edit, confirm, go back, edit") { user in
    user.tap("List")
    user.tap("Edit")
    user.tap("Confirm")
    user.goBack()
    user.tap("Edit")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { NotesHome(log: log) }
  }
}

private struct NotesHome: View {
  let log: SituationLog
  @State private var edited: String?

  private var isEditing: Binding<Bool> {
    Binding(
      get: { edited != nil },
      set: { isEditing in if !isEditing { edited = nil } })
  }

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("List", value: 1)
        editButton
      }
      .onAppear { log("appear(home)") }
      .navigationDestination(for: Int.self) { _ in
        editButton
          .onAppear { log("appear(list)") }
      }
      .navigationDestination(isPresented: isEditing) {
        if let edited { editor(of: edited) }
      }
    }
  }

  private var editButton: some View {
    Button("Edit") {
      log("write(destination=note)")
      edited = "note"
    }
  }

  private func editor(of note: String) -> some View {
    Button("Confirm") {
      log("write(destination=nil)")
      edited = nil
    }
    .navigationTitle(note)
    .navigationBarBackButtonHidden(true)
    .onAppear { log("appear(editor)") }
  }
}
