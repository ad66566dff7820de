import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct DeviceTests {
  struct Classes: View {
    @Environment(\.horizontalSizeClass) var width
    @Environment(\.verticalSizeClass) var height
    var body: some View {
      VStack {
        Text(width == .compact ? "narrow" : "wide")
        Text(height == .compact ? "low" : "high")
        GeometryReader { Text($0.size.width > $0.size.height ? "landscape" : "portrait") }
      }
    }
  }

  // Apple, Human Interface Guidelines, Layout: a phone on its side has a compact height.
  @Test func aTurnChangesTheSizeClassesAndTheProxy() {
    let stage = Stage(visibleRows: 14) { Classes() }
    #expect(stage.words == ["narrow", "high", "portrait"])
    stage.run { stage.simulator.rotate() }
    #expect(stage.words == ["narrow", "low", "landscape"])
    stage.run { stage.simulator.rotate() }
    #expect(stage.words == ["narrow", "high", "portrait"])
  }

  @Test func anotherWidthChangesTheSizeClass() {
    let stage = Stage { Classes() }
    stage.run { stage.simulator.resize(to: .regular) }
    #expect(stage.words.first == "wide")
  }

  @Test func fewerRowsFitOnAPhoneOnItsSide() {
    let stage = Stage(visibleRows: 14) { List(0..<20) { Text("row \($0)") } }
    #expect(stage.words.count == 14)
    stage.run { stage.simulator.rotate() }
    #expect(stage.words.count == 7)
    stage.run { stage.simulator.rotate() }
    #expect(stage.words.count == 14)
  }
}
