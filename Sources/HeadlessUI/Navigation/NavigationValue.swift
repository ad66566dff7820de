import LifecycleModel
import LifecycleSimulator

/// A value that stands for a screen, with the type under which it was given.
struct NavigationValue: Equatable {
  let base: AnyHashable
  let type: Any.Type

  init<V: Hashable>(_ value: V) {
    base = AnyHashable(value)
    type = V.self
  }

  /// The same number as an `Int` and as a `Double` are two values.
  static func == (left: Self, right: Self) -> Bool {
    left.type == right.type && left.base == right.base
  }

  func value<V>(as type: V.Type) -> V? {
    self.type == V.self ? base.base as? V : nil
  }
}

/// The path of a navigation stack, as the app keeps it.
@MainActor protocol PathAccess {
  func values() -> [NavigationValue]
  /// Appends a value; returns false when the path has no room for its type.
  func append(_ value: NavigationValue) -> Bool
  func removeLast(_ count: Int)
  /// Whether the app reads and writes the path by closures of its own.
  var isMadeOfClosures: Bool { get }
}

/// A path of values of several types.
struct MixedPathAccess: PathAccess {
  let path: Binding<NavigationPath>
  var isMadeOfClosures: Bool { path.location.isMadeOfClosures }
  func values() -> [NavigationValue] { path.wrappedValue.values }
  func append(_ value: NavigationValue) -> Bool {
    var changed = path.wrappedValue
    changed.values.append(value)
    path.wrappedValue = changed
    return true
  }
  func removeLast(_ count: Int) {
    var changed = path.wrappedValue
    changed.values.removeLast(min(count, changed.values.count))
    path.wrappedValue = changed
  }
}

/// A path of values of one type.
struct UniformPathAccess<Data>: PathAccess
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  let path: Binding<Data>
  var isMadeOfClosures: Bool { path.location.isMadeOfClosures }
  func values() -> [NavigationValue] { path.wrappedValue.map { NavigationValue($0) } }
  func append(_ value: NavigationValue) -> Bool {
    guard let element = value.base.base as? Data.Element else { return false }
    var changed = path.wrappedValue
    changed.append(element)
    path.wrappedValue = changed
    return true
  }
  func removeLast(_ count: Int) {
    var changed = path.wrappedValue
    let end = changed.index(changed.endIndex, offsetBy: -min(count, changed.count))
    changed.removeSubrange(end..<changed.endIndex)
    path.wrappedValue = changed
  }
}
