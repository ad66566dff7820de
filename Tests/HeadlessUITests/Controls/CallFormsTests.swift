import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// Every call form can be put on a screen, and every control on it can be used.
@MainActor @Suite struct CallFormsTests {
  private func useEverything<Content: View>(_ content: Content) -> Int {
    let stage = Stage(visibleRows: 200) { NavigationStack { content } }
    let count = stage.elements.items.count
    for index in 0..<count {
      guard stage.elements.items.indices.contains(index) else { break }
      let element = stage.elements.items[index].element
      switch element.elementRole {
      case .toggle: stage.run { _ = element.perform(.toggle) }
      case .stepper: stage.run { _ = element.perform(.step(1)) }
      case .slider: stage.run { _ = element.perform(.slide(0.5)) }
      case .datePicker: stage.run { _ = element.perform(.pickDate("2026-01-02")) }
      case .segment: stage.run { _ = element.perform(.tap) }
      default: break
      }
    }
    #expect(stage.simulator.unsupported.isEmpty)
    return count
  }

  @Test func switchesCanBeUsed() { #expect(useEverything(SwitchCallForms()) > 30) }
  @Test func pickersCanBeUsed() { #expect(useEverything(PickerCallForms()) > 20) }
  @Test func datesCanBeUsed() { #expect(useEverything(DateCallForms()) > 20) }
  @Test func groupsCanBeUsed() { #expect(useEverything(GroupCallForms()) > 40) }
  @Test func listsCanBeUsed() { #expect(useEverything(ListCallForms()) > 30) }
  @Test func rowsCanBeUsed() { #expect(useEverything(RowsCallForms()) > 50) }
  @Test func scrollingCanBeUsed() { #expect(useEverything(ScrollingCallForms()) > 20) }
  @Test func picturesCanBeSeen() { #expect(useEverything(PictureCallForms()) > 30) }
  @Test func layoutsCanBeUsed() { #expect(useEverything(LayoutCallForms()) > 20) }
  @Test func builtViewsCanBeSeen() { #expect(useEverything(BuilderCallForms()) > 8) }
}
