import Foundation
import LifecycleModel
import LifecycleSimulator

/// The header or footer of a section: the delegate's view, or the data source's words.
@MainActor struct SectionLabel {
  let view: UIView?
  let words: HeaderElement?

  func collect(into list: inout ElementList) {
    if let words { list.add(words) }
    view?.collectElements(into: &list)
  }
}

extension UITableView {
  /// Asks for the headers and footers of the sections that came on the screen.
  func readHeaders(_ visible: Range<Int>) {
    guard let dataSource else { return dropHeaders() }
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
      // A view that is shown stays until its section changes; asking again would make another.
      headers[section] =
        old.0[section]?.view == nil
        ? label(
          delegate?.tableView(self, viewForHeaderInSection: section),
          dataSource.tableView(self, titleForHeaderInSection: section), isHeader: true, section)
        : old.0[section]
      footers[section] =
        old.1[section]?.view == nil
        ? label(
          delegate?.tableView(self, viewForFooterInSection: section),
          dataSource.tableView(self, titleForFooterInSection: section), isHeader: false, section)
        : old.1[section]
    }
    recycle(old.0, keeping: headers, isHeader: true)
    recycle(old.1, keeping: footers, isHeader: false)
  }

  func dropHeaders() {
    let old = (headers, footers)
    headers.removeAll()
    footers.removeAll()
    recycle(old.0, keeping: [:], isHeader: true)
    recycle(old.1, keeping: [:], isHeader: false)
  }

  private func label(
    _ view: UIView?, _ title: String?, isHeader: Bool, _ section: Int
  ) -> SectionLabel? {
    guard let view else {
      guard let title, !title.isEmpty else { return nil }
      return SectionLabel(view: nil, words: HeaderElement(title, isHeader: isHeader))
    }
    if view.superview !== self {
      if isHeader {
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      }
      addSubview(view)
    }
    return SectionLabel(view: view, words: nil)
  }

  private func recycle(
    _ old: [Int: SectionLabel], keeping new: [Int: SectionLabel], isHeader: Bool
  ) {
    for section in old.keys.sorted() {
      guard let view = old[section]?.view, !new.values.contains(where: { $0.view === view })
      else { continue }
      if isHeader {
        delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
      } else {
        delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
      }
      view.endEditingInside(cause: .scroll)
      view.removeFromSuperview()
      if let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier {
        headerPool[identifier, default: []].append(view)
      }
    }
  }

  func collectRows(into list: inout ElementList) {
    engine.visitParts(isAtEnd: !hasRowsBelow) { part in
      switch part {
      case .header(let section): headers[section]?.collect(into: &list)
      case .footer(let section): footers[section]?.collect(into: &list)
      case .item(let item):
        guard let cell = item as? UITableViewCell else { return }
        list.inRow(cell) { cell.collectElements(into: &$0) }
      }
    }
  }
}
