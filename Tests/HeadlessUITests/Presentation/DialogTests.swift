import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct DialogTests {
  struct Leaving: View {
    @State var asks = false
    let log: Log
    var ownCancel = true
    var body: some View {
      Button("leave") { asks = true }
        .onChange(of: asks) { log.lines.append("asks \($1)") }
        .confirmationDialog("Save?", isPresented: $asks, titleVisibility: .visible) {
          Button("Save") { log.lines.append("save") }
          Button("Discard", role: .destructive) { log.lines.append("discard") }
          if ownCancel { Button("Stay", role: .cancel) { log.lines.append("stay") } }
        }
    }
  }

  // Apple, confirmationDialog: a standard dismiss action is there unless a cancel button takes its
  // place.
  @Test func aDialogHasACancelButtonInAnyCase() {
    let own = Stage { Leaving(log: Log()) }
    own.tap("leave")
    #expect(own.words == ["Save?", "Save", "Discard", "Stay"])
    let log = Log()
    let stage = Stage { Leaving(log: log, ownCancel: false) }
    stage.tap("leave")
    #expect(stage.words == ["Save?", "Save", "Discard", "Cancel"])
    #expect(stage.elements.items[3].element.isElementCancelling)
    stage.tap("Cancel")
    #expect(log.lines == ["asks true", "asks false"])
  }

  // Apple, confirmationDialog: in regular size classes it is a popover that a tap outside closes,
  // without the standard dismiss button.
  @Test func aDialogInAPopoverHasNoCancelButtonOfItsOwn() {
    let stage = Stage(sizeClass: .regular) { Leaving(log: Log(), ownCancel: false) }
    stage.tap("leave")
    #expect(stage.words == ["Save?", "Save", "Discard"])
    stage.run { _ = stage.simulator.presentations.touchOutside() }
    #expect(stage.words == ["leave"])
  }

  @Test func anActionRunsBeforeTheDialogCloses() {
    let log = Log()
    let stage = Stage { Leaving(log: log) }
    stage.tap("leave")
    stage.tap("Save")
    #expect(log.lines == ["asks true", "save", "asks false"])
  }

  @Test func aTouchOutsideRunsTheCancelAction() {
    let log = Log()
    let stage = Stage { Leaving(log: log) }
    stage.tap("leave")
    stage.run { #expect(stage.simulator.presentations.touchOutside()) }
    #expect(log.lines == ["asks true", "stay", "asks false"])
  }

  struct Sheet: View {
    @State var isShown = false
    var body: some View {
      Button("show") { isShown = true }
        .actionSheet(isPresented: $isShown) {
          ActionSheet(
            title: Text("Which?"),
            buttons: [.default(Text("A")), .destructive(Text("B")), .cancel()])
        }
    }
  }

  @Test func anActionSheetShowsItsButtons() {
    let stage = Stage { Sheet() }
    stage.tap("show")
    #expect(stage.words == ["Which?", "A", "B", "Cancel"])
    stage.tap("B")
    #expect(stage.words == ["show"])
  }

  struct Untitled: View {
    @State var isShown = false
    var body: some View {
      Button("show") { isShown = true }
        .confirmationDialog("Hidden", isPresented: $isShown) { Button("A") {} }
    }
  }

  // Apple, Visibility: the automatic title of a dialog is hidden on iOS.
  @Test func theTitleIsHiddenUnlessAskedFor() {
    let stage = Stage { Untitled() }
    stage.tap("show")
    #expect(!stage.words.contains("Hidden"))
  }
}
