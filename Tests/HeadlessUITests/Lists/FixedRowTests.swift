import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// Rows that a list names one by one, with modifiers around them.
@MainActor @Suite struct FixedRowTests {
  struct Host: View {
    @State var last = "none"
    @State var isVeiled = false
    var body: some View {
      List {
        Text("menu").contextMenu { Button("item") { last = "item" } }
        Text("touched").onTapGesture { last = "touch" }
        Text("plain").accessibilityLabel("named")
        Text("veiled").opacity(isVeiled ? 0 : 1)
        Section {
          Text("first")
          Text("second")
        }
        .onTapGesture { last = "section" }
        Text(last).badge(3)
        Button("veil") { isVeiled = true }
      }
    }
  }

  // Apple, contextMenu(menuItems:) and onTapGesture(count:perform:): they apply to the view that
  // they modify, wherever it stands.
  @Test func modifiersOfARowApplyToIt() {
    let stage = Stage { Host() }
    #expect(
      stage.words
        == ["menu", "touched", "named", "veiled", "first", "second", "none", "3", "veil"])
    stage.run { #expect(stage.element("menu")?.perform(.longPress) == true) }
    stage.tap("item")
    #expect(stage.words.contains("item"))
    stage.tap("touched")
    #expect(stage.words.contains("touch"))
    stage.tap("second")
    #expect(stage.words.contains("section"))
    stage.tap("veil")
    #expect(!stage.words.contains("veiled"))
  }

  struct Labelled: View {
    @State var count = 0
    var body: some View {
      Button {
        count += 1
      } label: {
        Image(systemName: "plus").accessibilityLabel("Add")
      }
      Text("\(count)")
    }
  }

  // Apple, Accessibility modifiers: a button has the labels of the views in it.
  @Test func aControlIsCalledAsTheViewsOfItsLabelAre() {
    let stage = Stage { Labelled() }
    stage.tap("Add")
    #expect(stage.words == ["Add", "1"])
  }
}
