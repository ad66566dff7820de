import SwiftUI

private struct Invoice: View {
  @State private var amounts = [1, 2]
  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        Text("Article")
        Text("Pieces").gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(amounts.indices, id: \.self) { index in
        GridRow(alignment: .firstTextBaseline) {
          Text("Article \(index)")
          Button("More \(index)") { amounts[index] += 1 }
          Text("\(amounts[index])")
        }
      }
      GridRow {
        Text("Total \(amounts.reduce(0, +))").gridCellColumns(2)
        Color.clear.gridCellAnchor(.center)
      }
    }
  }
}

let grids = CompatibilityScreen(
  "grids", from: "developer.apple.com/documentation/swiftui/grid",
  "developer.apple.com/documentation/swiftui/gridrow",
  content: { Invoice() },
  walk: { user in
    user.expect("rows are read one after another") {
      $0.texts == [
        "Article", "Pieces", "Article 0", "More 0", "1", "Article 1", "More 1", "2", "Total 3",
      ]
    }
    user.tap("More 1")
    user.expect("a control in a cell works") { $0.contains("Total 4") }
  })
