import HeadlessUI
import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct HostingConfigurationTests {
  final class Notes: UITableViewController {
    let log: Log
    init(_ log: Log) {
      self.log = log
      super.init(style: .plain)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "a")
    }
    required init?(coder: NSCoder) { nil }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      20
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
      let (log, row) = (log, indexPath.row)
      cell.contentConfiguration = UIHostingConfiguration {
        Button("row \(row)") { log.lines.append("tap \(row)") }
          .onAppear { log.lines.append("appear \(row)") }
      }
      return cell
    }
  }

  // Apple, UIHostingConfiguration: a cell's content is a hierarchy of SwiftUI views.
  @Test func aCellShowsViewsThatCanBeUsed() {
    let log = Log()
    let stage = Stage(visibleRows: 3, controller: { Notes(log) })
    #expect(stage.words.contains("row 0"))
    #expect(!stage.words.contains("row 9"))
    stage.tap("row 1")
    #expect(log.lines.filter { $0.hasPrefix("tap") } == ["tap 1"])
    #expect(log.lines.first == "appear 0")
  }
}
