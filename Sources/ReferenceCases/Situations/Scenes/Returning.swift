import Holdfast
import SwiftUI

/// A sheet is open while the app is in the background.
struct SheetOverBackground: Situation {
  let id = "sheet-over-background"
  let summary = "A sheet whose content loads when it appears stays open while the app is left."
  let scenario = Scenario("open, leave the app, come back") { user in
    user.tap("Open")
    user.background()
    user.foreground()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { RulesPresenter(log: log) } }
}

private struct RulesPresenter: View {
  let log: SituationLog
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .sheet(isPresented: $isPresented) {
        Text("rules")
          .onAppear { log("appear(sheet)") }
      }
  }
}

/// A split view with a toolbar is on the screen while the app is in the background.
struct SplitToolbarOverBackground: Situation {
  let id = "split-toolbar-over-background"
  let summary = "A split view has a button in its sidebar's toolbar while the app is left."
  let device = Device.demonstrationTablet
  let scenario = Scenario("leave the app, come back") { user in
    user.background()
    user.foreground()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { ToolbarColumns() } }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    for name in ["Side", "Save"] where screen.contains(name) { log("shown(\(name))") }
  }
}

private struct ToolbarColumns: View {
  @State private var visibility = NavigationSplitViewVisibility.all

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      Text("Side")
        .toolbar {
          ToolbarItem {
            Button("Save") {}
          }
        }
    } detail: {
      Text("Detail")
    }
  }
}

/// The device is rotated with a popover that was open in the background.
struct PopoverRotatedAfterBackground: Situation {
  let id = "popover-rotated-after-background"
  let summary = "A popover stays open while the app is left, and then the device is rotated."
  let device = Device.demonstrationTablet
  let scenario = Scenario("open, leave the app, come back, rotate") { user in
    user.tap("Open")
    user.background()
    user.foreground()
    user.rotate()
  }

  func app(_ log: SituationLog) -> Variant { Variant(id) { PopoverPresenter() } }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    if screen.contains("popover") { log("shown(popover)") }
  }
}

private struct PopoverPresenter: View {
  @State private var isPresented = false

  var body: some View {
    Button("Open") { isPresented = true }
      .popover(isPresented: $isPresented) { Text("popover") }
  }
}

/// A view that starts something when it appears is on the screen while the app is left.
struct AppearanceOverBackground: Situation {
  let id = "appearance-over-background"
  let summary = "A view that is told of its appearance is on the screen while the app is left."
  let device = Device.demonstrationTablet
  let scenario = Scenario("leave the app") { user in
    user.background()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      Text("player")
        .onAppear { log("appear(player)") }
    }
  }
}
