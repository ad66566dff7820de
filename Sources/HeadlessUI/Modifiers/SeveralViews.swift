import LifecycleModel
import LifecycleSimulator

extension WrapperNode {
  /// How often an action on the content runs where the content is several views: once, or once for
  /// each of them.
  final func actionCount(_ setting: Setting<AppearanceBehavior.SeveralViews>) -> Int {
    guard setting.value == .eachView else { return 1 }
    var rows = RowSegments()
    child.collectRows(into: &rows)
    var count = 0
    for segment in rows.segments {
      // Rows that are made on demand come and go one by one.
      guard case .single = segment else { return 1 }
      count += 1
    }
    guard count > 1 else { return 1 }
    _ = simulator.decide(setting)
    return count
  }
}
