import Holdfast
import SwiftUI

/// A page whose field commits on loss of focus is left while the field is edited.
struct PopWhileFocused: Situation {
  let id = "pop-while-focused"
  let summary = "A pushed page whose field commits on submit and on loss of focus is popped."
  let scenario = Scenario("push, type, pop") { user in
    user.tap("Rename")
    user.type("New", into: "Name")
    user.goBack()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView {
        NavigationLink("Rename", destination: RenamePage(log: log))
      }
    }
  }
}

private struct RenamePage: View {
  let log: SituationLog
  @State private var draft = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Name", text: $draft)
      .focused($isFocused)
      .onSubmit { log("commit") }
      .onChange(of: isFocused) { focused in
        log("focus(\(focused))")
        if !focused { log("commit") }
      }
      .onDisappear { log("disappear(page)") }
  }
}

/// The layout around a field is replaced while the field is edited.
struct LayoutReplaced: Situation {
  let id = "layout-replaced"
  let summary = "A field stands in another container after a change, and has the same focus value."
  let scenario = Scenario("touch the field, change the layout") { user in
    user.focus("Name")
    user.tap("Wide")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { TwoLayouts(log: log) }
  }
}

private struct TwoLayouts: View {
  let log: SituationLog
  @State private var isWide = false
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button("Wide") { isWide = true }
      if isWide {
        HStack { field }
          .onDisappear { log("disappear(new)") }
      } else {
        VStack { field }
          .onDisappear { log("disappear(old)") }
      }
    }
    .onChange(of: isFocused) { focused in log("focus(\(focused))") }
  }

  private var field: some View {
    TextField("Name", text: $name)
      .focused($isFocused)
  }
}

/// A view that can have focus is taken out of the detail column and put back.
struct ColumnReinsertion: Situation {
  let id = "column-reinsertion"
  let summary = "A focusable view in the detail column is taken out, put back, and touched."
  let device = Device.demonstrationTablet
  let scenario = Scenario("hide, show, touch") { user in
    user.tap("Hide")
    user.tap("Show")
    user.tap("Target")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        FocusableDetail(log: log)
      }
    }
  }
}

private struct FocusableDetail: View {
  let log: SituationLog
  @State private var showView = true
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      Button(showView ? "Hide" : "Show") {
        showView.toggle()
        log("write(showView=\(showView))")
      }
      if showView {
        FocusTarget(log: log)
          .focusable()
          .focused($isFocused)
          .onTapGesture {
            isFocused = true
            log("write(isFocused=true)")
          }
      }
    }
  }
}

private struct FocusTarget: View {
  let log: SituationLog
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    Text("Target")
      .onChange(of: isFocused) { focused in
        if focused { log("focus(view)") }
      }
  }
}
