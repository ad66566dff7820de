public import HeadlessUI
public import HeadlessUIKit

/// What the user's edits are to end up in.
public struct Records: Sendable {
  package enum Source: Sendable {
    case screen
    case state(StateRequest)
    case values(@MainActor @Sendable () -> [String: String])
  }
  package let source: Source

  /// What the user sees: the texts and the values of the controls of the current screen.
  ///
  /// Cannot tell what a row or a field holds for itself from what the app has stored; where rows
  /// are edited in place, use `.state` or `.values`.
  public static func screen() -> Records { Records(source: .screen) }

  /// Stored properties of a mounted view; property wrappers and objects are looked through.
  ///
  /// A property that is text or a number is one record; a structure or an object has a record for
  /// each of its stored properties, a collection one for each element. Elements that are
  /// `Identifiable` are told apart by their ids, others by comparing the collection with what it
  /// was before.
  public static func state<Content: View & SendableMetatype>(
    _ type: Content.Type, _ properties: String...
  )
    -> Records
  {
    Records(source: .state(StateRequest(type: type, properties: properties)))
  }

  /// Stored properties of a view controller that is on the screen.
  public static func state<Controller: UIViewController & SendableMetatype>(
    _ type: Controller.Type, _ properties: String...
  ) -> Records {
    Records(source: .state(StateRequest(type: type, properties: properties)))
  }

  /// The app's own store: record id, or `id.field`, to value.
  public static func values(
    _ values: @escaping @MainActor @Sendable () -> [String: String]
  ) -> Records {
    Records(source: .values(values))
  }
}

/// Which properties of which mounted type are records.
package struct StateRequest: Sendable {
  package let type: any SendableMetatype.Type
  package let properties: [String]

  package init<Owner: SendableMetatype>(type: Owner.Type, properties: [String]) {
    self.type = type
    self.properties = properties
  }
}
