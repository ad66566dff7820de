import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct NavigationTitleTests {
  struct Titled: View {
    @State private var title = "Draft"
    @State private var isHidden = false
    var body: some View {
      NavigationStack {
        VStack {
          Text("content \(title)")
          NavigationLink("open") {
            Text("detail").navigationTitle("Detail").navigationBarBackButtonHidden(isHidden)
          }
          Button("hide back") { isHidden = true }
        }
        .navigationTitle($title)
      }
    }
  }

  // Apple, navigationTitle(_:): the bar shows the title, the back button names where it leads.
  @Test func theTitleIsAHeaderAndNamesTheWayBack() {
    let stage = Stage { Titled() }
    let roles = stage.elements.items.map(\.element.elementRole)
    #expect(stage.words.first == "Draft")
    #expect(roles.first == .header)
    stage.tap("open")
    #expect(stage.words == ["Draft", "Detail", "detail"])
    #expect(stage.elements.items.first?.element.elementRole == .backButton)
  }

  // Apple, navigationBarBackButtonHidden(_:).
  @Test func aHiddenBackButtonIsNotOnTheScreen() {
    let stage = Stage { Titled() }
    stage.tap("hide back")
    stage.tap("open")
    #expect(stage.words == ["Detail", "detail"])
  }

  // Apple, navigationTitle(_:) with a binding: the title's menu offers to rename it.
  @Test func aBoundTitleIsRenamedFromItsMenu() {
    let stage = Stage { Titled() }
    stage.tap("Draft")
    stage.tap("Rename")
    stage.type("!")
    #expect(stage.words.contains("content Draft"))
    stage.pressReturn()
    #expect(stage.words.contains("content Draft!"))
    #expect(stage.words.first == "Draft!")
  }

  struct Bare: View {
    var body: some View {
      Text("content").navigationTitle("Title").toolbar { Button("item") {} }
    }
  }

  // Apple, navigationTitle(_:): a navigation container shows it.
  @Test func withoutANavigationContainerThereIsNoBar() {
    let stage = Stage { Bare() }
    #expect(stage.words == ["content"])
  }
}
