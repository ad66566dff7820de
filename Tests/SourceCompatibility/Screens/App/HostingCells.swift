import Foundation
import SwiftUI
import UIKit

private struct NoteRow: View {
  let title: String
  let onPick: () -> Void
  @State private var stars = 0
  var body: some View {
    HStack {
      Text(title)
      Text("\(stars) stars for \(title)")
      Button("Star \(title)") { stars += 1 }
      Button("Pick \(title)", action: onPick)
    }
  }
}

private final class HostingTable: UITableViewController {
  private var titles = (1...9).map { "note \($0)" }
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let title = titles[indexPath.row]
    cell.contentConfiguration = UIHostingConfiguration {
      NoteRow(title: title) { [weak self] in self?.pick(indexPath) }.id(title)
    }
    .margins(.all, 4)
    .background(Color.yellow)
    cell.selectionStyle = .none
    return cell
  }
  private func pick(_ indexPath: IndexPath) {
    titles[indexPath.row] = "picked \(indexPath.row + 1)"
    tableView.reloadRows(at: [indexPath], with: .none)
  }
}

let hostingCells = CompatibilityScreen(
  "hosting-cells", from: "developer.apple.com/documentation/swiftui/uihostingconfiguration",
  on: .small,
  controller: { HostingTable() },
  walk: { user in
    user.expect("the visible rows are there") { $0.contains("note 1") && !$0.contains("note 8") }
    user.tap("Star note 2")
    user.expect("a hosted view has state of its own") { $0.contains("1 stars for note 2") }
    user.tap("Pick note 1")
    user.expect("a reloaded row has the new value") { $0.contains("picked 1") }
    user.scroll(rows: 3)
    user.expect("other rows come") { $0.contains("note 8") && !$0.contains("note 2") }
  })
