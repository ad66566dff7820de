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
  /// Whether a person was searching on the screen below when it was pushed.
  var isFromSearch = false
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
