import Holdfast
import SwiftUI
import UIKit

/// A link in a cell of a collection view is followed and left.
struct OpenHostedLink: Situation {
  let id = "open-hosted-link"
  let summary = "A collection view in a SwiftUI stack has a link in each of its cells."
  let scenario = Scenario("open, go back") { user in
    user.tap("bbb")
    user.goBack()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) {
      NavigationView { LinkGrid(log: log) }
    }
  }
}

private struct LinkGrid: UIViewControllerRepresentable {
  let log: SituationLog

  func makeUIViewController(context: Context) -> LinkGridController {
    LinkGridController(log: log)
  }

  func updateUIViewController(_ controller: LinkGridController, context: Context) {}
}

private final class LinkGridController: UICollectionViewController {
  private let log: SituationLog
  private let names = ["aaa", "bbb", "ccc"]

  init(log: SituationLog) {
    self.log = log
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("made in code only")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(HostingCell.self, forCellWithReuseIdentifier: "name")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
      as! HostingCell
    cell.show(NameLink(name: names[indexPath.item], log: log), in: self)
    return cell
  }
}

private final class HostingCell: UICollectionViewCell {
  private var hosting: UIHostingController<NameLink>?

  func show(_ link: NameLink, in parent: UIViewController) {
    if let hosting = hosting {
      hosting.rootView = link
      return
    }
    let hosting = UIHostingController(rootView: link)
    self.hosting = hosting
    parent.addChild(hosting)
    contentView.addSubview(hosting.view)
    hosting.didMove(toParent: parent)
  }
}

private struct NameLink: View {
  let name: String
  let log: SituationLog

  var body: some View {
    NavigationLink(name, destination: Text("Detail").onDisappear { log("disappear(detail)") })
  }
}
