import LifecycleModel
import LifecycleSimulator

/// One screen above the root of a stack: whom it stands for, and who is told of its end.
@MainActor struct NavigationEntry {
  let screen: HostScreen
  /// The value in the path for which the screen stands; nil for one that a view pushed.
  var value: NavigationValue?
  var source: (any DestinationSource)?
  var onPop: ((Cause) -> Void)?
  /// Makes the screen of an active link anew.
  var remake: (() -> HostScreen?)?
  /// The selection to which the link belongs that pushed it.
  var selection: LinkSelection?
  /// Whether a person was searching on the screen below when it was pushed.
  var isFromSearch = false
}

/// The app's selection among several links, and what it says of one of them.
@MainActor struct LinkSelection {
  private let location: AnyObject
  private let isSame: (AnyObject) -> Bool
  private let isMadeOfClosures: Bool
  /// Whether the app has selected another one of the links.
  let isOtherSelected: () -> Bool

  init<V>(_ location: BindingLocation<V?>, isOtherSelected: @escaping () -> Bool) {
    self.location = location
    isSame = { ($0 as? BindingLocation<V?>).map { location.isSame(as: $0) } ?? false }
    isMadeOfClosures = location.isMadeOfClosures
    self.isOtherSelected = isOtherSelected
  }

  /// Whether another link belongs to the same selection. Closures cannot be told apart: there it is
  /// the one that says that another link is selected now.
  func isShared(with other: LinkSelection) -> Bool {
    if isSame(other.location) { return true }
    return isMadeOfClosures && other.isMadeOfClosures && isOtherSelected()
  }
}

/// A view that says what the screen of a value is.
@MainActor protocol DestinationSource: AnyObject {
  /// The screen on which the view stands.
  var screen: HostScreen { get }
  var depth: Int { get }
  func accepts(_ value: NavigationValue) -> Bool
  /// Makes the views of the screens that stand for its values again.
  func updateScreens()
  func makeScreen(for value: NavigationValue, in host: NavigationHost) -> HostScreen?
}

/// A node that follows the app's path.
@MainActor protocol PathFollower: AnyObject {
  func followLater()
}

/// What a stack shows for a value that no destination is declared for: a sign, as the platform's.
struct MissingDestination: View {
  var body: some View { Image(systemName: "exclamationmark.triangle") }
}
