import SwiftUI
import UIKit

private struct Tile: View {
  let number: Int
  @Binding var total: Int
  var body: some View {
    Button("Add \(number)") { total += number }
  }
}

private final class HostingGrid: UIViewController, UICollectionViewDataSource {
  private let label = UILabel()
  private var total = 0 { didSet { label.text = "total \(total)" } }
  private lazy var grid = UICollectionView(
    frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  private let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    cell, _, _ in cell.backgroundConfiguration = nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "total 0"
    grid.dataSource = self
    view.addSubview(label)
    view.addSubview(grid)
  }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let number = indexPath.item + 1
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: number)
    let total = Binding(get: { self.total }, set: { self.total = $0 })
    cell.contentConfiguration = UIHostingConfiguration {
      Tile(number: number, total: total)
    }
    .minSize(width: 44, height: 44)
    .background { Circle() }
    return cell
  }
}

let hostingGrid = CompatibilityScreen(
  "hosting-grid", from: "developer.apple.com/documentation/swiftui/uihostingconfiguration",
  controller: { HostingGrid() },
  walk: { user in
    user.tap("Add 2")
    user.tap("Add 3")
    user.expect("the hosted buttons reach the controller") { $0.contains("total 5") }
  })
