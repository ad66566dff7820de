import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

/// A modifier leaves the rows of its content as they are: two texts of an element are two rows.
/// Source: Apple, "Demystify SwiftUI performance" (WWDC23): an element is a fixed number of rows.
@MainActor @Suite struct RowShapeTests {
  private func rowCount<Row: View>(@ViewBuilder _ row: @escaping (Int) -> Row) -> Int {
    let stage = Stage { List { ForEach(0..<2) { row($0) } } }
    defer { stage.tearDown() }
    return stage.elements.rows.count
  }

  private func pair(_ index: Int) -> some View {
    Group {
      Text("first of \(index)")
      Text("second of \(index)")
    }
  }

  @Test func anElementOfTwoTextsIsTwoRows() {
    #expect(rowCount { pair($0) } == 4)
    #expect(rowCount { index in VStack { pair(index) } } == 2)
  }

  @Test func aModifierLeavesTheRowsAsTheyAre() {
    #expect(rowCount { pair($0).task {} } == 4)
    #expect(rowCount { pair($0).onAppear {} } == 4)
    #expect(rowCount { pair($0).onSubmit {} } == 4)
    #expect(rowCount { pair($0).onChange(of: 1) { _, _ in } } == 4)
    #expect(rowCount { pair($0).onTapGesture {} } == 4)
    #expect(rowCount { pair($0).badge(2) } == 4)
    #expect(rowCount { pair($0).contextMenu { Button("Copy") {} } } == 4)
    #expect(rowCount { pair($0).accessibilityIdentifier("pair") } == 4)
    #expect(rowCount { pair($0).environment(\.isEnabled, false) } == 4)
    #expect(rowCount { pair($0).keyboardType(.numberPad) } == 4)
    #expect(rowCount { pair($0).font(.title) } == 4)
    #expect(rowCount { pair($0).preference(key: WidthKey.self, value: 1) } == 4)
    #expect(rowCount { pair($0).sheet(isPresented: .constant(false)) { Text("sheet") } } == 4)
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
