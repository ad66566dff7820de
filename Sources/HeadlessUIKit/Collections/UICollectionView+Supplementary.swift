import Foundation
import LifecycleModel
import LifecycleSimulator

extension UICollectionView {
  /// Asks for the headers and footers of the sections that came on the screen.
  func readSupplementaries(_ visible: Range<Int>) {
    let old = (headers, footers)
    headers.removeAll(keepingCapacity: true)
    footers.removeAll(keepingCapacity: true)
    var start = 0
    for (section, count) in engine.sectionCounts.enumerated() {
      defer { start += count }
      let shows =
        count == 0
        ? start >= visible.lowerBound && start <= visible.upperBound
        : start < visible.upperBound && start + count > visible.lowerBound
      guard shows else { continue }
      let kinds = supplementaryKinds(section)
      headers[section] = supplementary(kinds.header, section, old.0[section])
      footers[section] = supplementary(kinds.footer, section, old.1[section])
    }
    recycle(old.0, keeping: headers, Self.elementKindSectionHeader)
    recycle(old.1, keeping: footers, Self.elementKindSectionFooter)
  }

  /// Lets go of headers and footers, so that they are asked for anew.
  ///
  /// - Parameter sparingEdited: Whether one with a field that is being edited stays.
  func dropSupplementaries(sparingEdited: Bool = false) {
    let client = sparingEdited ? simulator?.focus.current : nil
    let old = (headers, footers)
    headers = client.map { client in headers.filter { $0.value.containsInput(client) } } ?? [:]
    footers = client.map { client in footers.filter { $0.value.containsInput(client) } } ?? [:]
    recycle(old.0, keeping: headers, Self.elementKindSectionHeader)
    recycle(old.1, keeping: footers, Self.elementKindSectionFooter)
  }

  /// The kinds of header and footer that the layout has for a section.
  private func supplementaryKinds(_ section: Int) -> (header: String?, footer: String?) {
    let (header, footer) = (Self.elementKindSectionHeader, Self.elementKindSectionFooter)
    switch collectionViewLayout {
    case let flow as UICollectionViewFlowLayout:
      let delegate = delegate as? any UICollectionViewDelegateFlowLayout
      let top =
        delegate?.collectionView(self, layout: flow, referenceSizeForHeaderInSection: section)
        ?? flow.headerReferenceSize
      let bottom =
        delegate?.collectionView(self, layout: flow, referenceSizeForFooterInSection: section)
        ?? flow.footerReferenceSize
      return (top == .zero ? nil : header, bottom == .zero ? nil : footer)
    case let layout as UICollectionViewCompositionalLayout:
      if let list = layout.list(of: section) {
        return (
          list.headerMode == .supplementary ? header : nil,
          list.footerMode == .supplementary ? footer : nil
        )
      }
      let items = layout.boundaryItems(of: section)
      return (
        items.first { $0.elementKind != footer }?.elementKind,
        items.first { $0.elementKind == footer }?.elementKind
      )
    default: return (nil, nil)
    }
  }

  private func supplementary(
    _ kind: String?, _ section: Int, _ old: UICollectionReusableView?
  ) -> UICollectionReusableView? {
    guard let kind, let dataSource else { return nil }
    if let old { return old }
    let path = IndexPath(item: 0, section: section)
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    view.collection = self
    delegate?.collectionView(
      self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    if view.superview !== self { addSubview(view) }
    return view
  }

  private func recycle(
    _ old: [Int: UICollectionReusableView], keeping new: [Int: UICollectionReusableView],
    _ kind: String
  ) {
    for section in old.keys.sorted() {
      guard let view = old[section], !new.values.contains(where: { $0 === view }) else { continue }
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: IndexPath(item: 0, section: section))
      view.endEditingInside(cause: .scroll)
      view.removeFromSuperview()
      if let identifier = view.reuseIdentifier {
        supplementaryPool[kind + "/" + identifier, default: []].append(view)
      }
    }
  }

  /// The layout wants a header and the data source has no method for it.
  func makeMissingSupplementary(_ kind: String) -> UICollectionReusableView {
    UIException.raise(
      "NSInternalInconsistencyException",
      "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
        + "(\(kind)) was not retrieved by calling "
        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil")
  }

  func collectItems(into list: inout ElementList) {
    engine.visitParts(isAtEnd: !hasRowsBelow) { part in
      switch part {
      case .header(let section): headers[section]?.collectElements(into: &list)
      case .footer(let section): footers[section]?.collectElements(into: &list)
      case .item(let item):
        guard let cell = item as? UICollectionViewCell else { return }
        list.inRow(cell) { cell.collectElements(into: &$0) }
      }
    }
  }
}
