import Conformance
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor struct ScreenSourceTests {
  @Test func rowsKeepTheirNamesWhenOthersGo() {
    let simulator = Simulator(behavior: .reference, device: .standard)
    let driver = Driver(simulator: simulator)
    let texts = Box(["aaa", "bbb", "ccc"])
    let root = PaperScreen("Root", [PaperElement.text("Title"), PaperElement.button("Go") {}])
    root.rows = {
      texts.value.enumerated().map { PaperRow($0.offset, [PaperElement.text($0.element)]) }
    }
    _ = driver.mount(PaperApp(simulator, root: root))
    let source = Records.screen().makeSource()
    var snapshot = RecordSnapshot()
    _ = source.read(into: &snapshot, driver: driver)
    #expect(snapshot.ids == ["Root.text0", "Root.row0", "Root.row1", "Root.row2"])
    #expect(snapshot.values == ["Title", "aaa", "bbb", "ccc"])
    let before = snapshot
    texts.value.remove(at: 0)
    _ = driver.mount(driver.app!)
    _ = source.read(into: &snapshot, driver: driver)
    #expect(snapshot.ids == ["Root.text0", "Root.row1", "Root.row2"])
    var changes: [RecordChange] = []
    snapshot.changes(since: before, into: &changes)
    #expect(changes.map(\.id) == ["Root.row0"])
    #expect(changes.first?.after == nil)
  }
}
