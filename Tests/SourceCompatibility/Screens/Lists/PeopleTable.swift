import SwiftUI

private struct Crew: Identifiable {
  let id: Int
  var name: String
  var age: Int
}

private struct PeopleTable: View {
  @State private var crew = [
    Crew(id: 1, name: "Cy", age: 30), Crew(id: 2, name: "Ada", age: 40),
    Crew(id: 3, name: "Bo", age: 20),
  ]
  @State private var order = [KeyPathComparator(\Crew.name)]
  @State private var selection = Set<Crew.ID>()
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack {
      Table(crew, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name) { person in
          Text(sizeClass == .compact ? "\(person.name), \(person.age)" : person.name)
        }
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(60)
      }
      .onChange(of: order) { _, new in crew.sort(using: new) }
      Text("Order: \(crew.map(\.name).joined(separator: " "))")
      Text("Selected: \(selection.count)")
    }
  }
}

private struct PricesTable: View {
  @State private var selected: Crew.ID?
  private let rows = [Crew(id: 1, name: "Tea", age: 2), Crew(id: 2, name: "Cake", age: 4)]
  var body: some View {
    VStack {
      Table(rows, selection: $selected) {
        TableColumn("Item", value: \.name)
        TableColumn("Price") { Text("€\($0.age)") }.width(min: 40, max: 80)
      }
      Text("Selected: \(selected ?? 0)")
    }
  }
}

let peopleTable = CompatibilityScreen(
  "people-table", from: "developer.apple.com/documentation/swiftui/table", on: .wide,
  content: { PeopleTable() },
  walk: { user in
    user.expect("columns have titles where there is width") {
      $0.texts.contains("Name") && $0.texts.contains("Age")
    }
    user.tap("Age")
    user.expect("a column's title sorts by it, forward first") {
      $0.contains("Order: Bo Cy Ada")
    }
    user.tap("Age")
    user.expect("and backward next") { $0.contains("Order: Ada Cy Bo") }
    user.tap("Name")
    user.expect("another column starts forward") { $0.contains("Order: Ada Bo Cy") }
  })

let compactTable = CompatibilityScreen(
  "compact-table",
  from: "developer.apple.com/documentation/swiftui/table#Using-tables-on-different-platforms",
  content: { PeopleTable() },
  walk: { user in
    user.expect("the first column alone, and no titles") {
      $0.texts.starts(with: ["Cy, 30", "Ada, 40", "Bo, 20"])
    }
  })

let pricesTable = CompatibilityScreen(
  "prices-table",
  from: "developer.apple.com/documentation/swiftui/table/init(_:selection:columns:)",
  on: .wide, content: { PricesTable() },
  walk: { user in
    user.tap("Cake")
    user.expect("a tap selects the row") { $0.contains("Selected: 2") }
  })
