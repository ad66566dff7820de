import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct PopoverTests {
  struct Host: View {
    @State var isShown = false
    var adaptation = PresentationAdaptation.automatic
    var isStuck = false
    var body: some View {
      Button("open") { isShown = true }
        .popover(isPresented: $isShown, arrowEdge: .bottom) {
          Text("inside")
            .presentationCompactAdaptation(adaptation)
            .interactiveDismissDisabled(isStuck)
        }
    }
  }

  private func style(_ stage: Stage) -> PresentationStyle? {
    stage.tap("open")
    #expect(stage.words == ["inside"])
    return stage.simulator.presentations.top?.style
  }

  // Apple, presentationCompactAdaptation(_:): a popover becomes a sheet in compact size classes.
  @Test func aPopoverIsASheetWhereThereIsLittleWidth() {
    #expect(style(Stage { Host() }) == .sheet)
    #expect(style(Stage(sizeClass: .regular) { Host() }) == .popover)
    #expect(style(Stage { Host(adaptation: .popover) }) == .popover)
    #expect(style(Stage { Host(adaptation: .none) }) == .popover)
    #expect(style(Stage { Host(adaptation: .fullScreenCover) }) == .cover)
    #expect(style(Stage(sizeClass: .regular) { Host(adaptation: .sheet) }) == .popover)
  }

  @Test func aTouchOutsideClosesAPopoverUnlessItRefuses() {
    let stage = Stage(sizeClass: .regular) { Host() }
    stage.tap("open")
    stage.run { #expect(stage.simulator.presentations.touchOutside()) }
    #expect(stage.words == ["open"])
    let stuck = Stage(sizeClass: .regular) { Host(isStuck: true) }
    stuck.tap("open")
    stuck.run { #expect(!stuck.simulator.presentations.touchOutside()) }
    #expect(stuck.words == ["inside"])
  }

  struct Inspected: View {
    @State var isShown = false
    var body: some View {
      Button("inspect") { isShown.toggle() }
        .inspector(isPresented: $isShown) { Text("details") }
    }
  }

  // Apple, inspector(isPresented:content:): a trailing column, or a sheet in compact size classes.
  @Test func anInspectorIsAColumnOrASheet() {
    let phone = Stage { Inspected() }
    phone.tap("inspect")
    #expect(phone.words == ["details"])
    let pad = Stage(sizeClass: .regular) { Inspected() }
    pad.tap("inspect")
    #expect(pad.words == ["inspect", "details"])
    pad.tap("inspect")
    #expect(pad.words == ["inspect"])
  }

  struct Importing: View {
    @State var isShown = false
    var body: some View {
      Button("import") { isShown = true }
        .fileImporter(isPresented: $isShown, allowedContentTypes: [.json, .plainText]) { _ in }
    }
  }

  @Test func aSystemPickerIsLoudWhenItIsShownAndNotBefore() {
    let stage = Stage { Importing() }
    #expect(stage.simulator.unsupported.isEmpty)
    stage.tap("import")
    #expect(stage.simulator.unsupported.count == 1)
    #expect(stage.simulator.unsupported.first?.contains("PopoverTests.swift") == true)
  }
}
