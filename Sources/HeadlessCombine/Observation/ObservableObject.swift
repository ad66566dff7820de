// Modelled: full, documented
/// An object that announces its changes before they happen.
///
/// A class that declares no `objectWillChange` of its own gets one that fires before each change
/// of a `@Published` property.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Fires before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Fires before a `@Published` property of the object changes; always the same publisher.
  public var objectWillChange: ObservableObjectPublisher {
    PublishedLayout.publisher(of: self)
  }
}
