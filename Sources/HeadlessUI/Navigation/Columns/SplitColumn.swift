import LifecycleModel
import LifecycleSimulator

/// One column of a split view that stands beside others: a stack whose root can be exchanged.
@MainActor final class SplitColumn {
  let host: NavigationHost
  /// The column to the right, in which links of this one show their screens.
  var next: SplitColumn?
  /// The screen that a link shows here, and who is told of its end.
  private var shown: (screen: HostScreen, onPop: (Cause) -> Void)?
  /// The value for which that screen stands, if it stands for one.
  private var value: (source: any DestinationSource, value: NavigationValue)?
  /// The column's own content, while a link's screen stands in its place.
  private var base: HostScreen?

  init(_ host: NavigationHost) { self.host = host }

  /// Shows a link's screen in place of what the column shows.
  func show<Destination: View>(
    _ destination: Destination, name: String, onPop: @escaping (Cause) -> Void
  ) -> HostScreen {
    let screen = host.makeScreen(destination, name: name)
    value = nil
    show(screen, onPop: onPop)
    return screen
  }

  /// Shows the screen of a value that a link in the column before chose.
  func show(_ value: NavigationValue, of source: (any DestinationSource)?) {
    let entry = host.makeEntry(value, of: source)
    self.value = source.map { ($0, value) }
    show(entry.screen) { _ in }
  }

  private func show(_ screen: HostScreen, onPop: @escaping (Cause) -> Void) {
    let old = shown
    if base == nil { base = host.root }
    shown = (screen, onPop)
    host.exchangeRoot(for: screen, keeping: base)
    old?.onPop(.replacement)
  }

  /// The screen that the column shows for a value of a source.
  func shownValue(of source: any DestinationSource) -> (HostScreen, NavigationValue)? {
    guard let shown, let value, value.source === source else { return nil }
    return (shown.screen, value.value)
  }

  /// Shows the column's own content again; returns whether the screen was the link's.
  func hide(_ screen: HostScreen) -> Bool {
    guard let shown, shown.screen === screen, let base else { return false }
    let simulator = host.graph.simulator
    if simulator.decide(simulator.behavior.split.clearedColumn) == .keepsScreen { return true }
    self.shown = nil
    self.base = nil
    host.exchangeRoot(for: base, keeping: nil)
    shown.onPop(.pop)
    return true
  }

  /// The screen of the column's own content, shown or not.
  var content: HostScreen? { base ?? host.root }

  /// Lets go of the content that is not on the stack.
  func tearDown() {
    if shown != nil { base?.releaseScreen() }
    base = nil
    shown = nil
    host.stack.tearDown()
  }
}
