// Modelled: accepted, documented

/// The names of Core Data and SwiftData that come with SwiftUI: each fails to compile with a
/// sentence, since the simulation has no database.

/// Objects of a database, which the simulation has not.
@available(
  *, unavailable,
  message: "Core Data is not modelled: keep the records in an object of the app's own"
)
@propertyWrapper public struct FetchRequest<Result> {
  public init() { fatalError("Core Data is not modelled") }
  public var wrappedValue: FetchedResults<Result> { fatalError("Core Data is not modelled") }
}

/// Objects of a database in sections, which the simulation has not.
@available(
  *, unavailable,
  message: "Core Data is not modelled: keep the records in an object of the app's own"
)
@propertyWrapper public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result> {
  public init() { fatalError("Core Data is not modelled") }
  public var wrappedValue: FetchedResults<Result> { fatalError("Core Data is not modelled") }
}

/// The objects that a request found, which the simulation has not.
@available(
  *, unavailable,
  message: "Core Data is not modelled: keep the records in an object of the app's own"
)
public struct FetchedResults<Result> {}

extension EnvironmentValues {
  @available(
    *, unavailable,
    message: "Core Data is not modelled: keep the records in an object of the app's own"
  )
  public var managedObjectContext: Never { fatalError("Core Data is not modelled") }

  @available(
    *, unavailable,
    message: "SwiftData is not modelled: keep the records in an object of the app's own"
  )
  public var modelContext: Never { fatalError("SwiftData is not modelled") }
}

extension View {
  @available(
    *, unavailable,
    message: "SwiftData is not modelled: keep the records in an object of the app's own"
  )
  public func modelContainer<T>(for modelType: T) -> some View { self }
  @available(
    *, unavailable,
    message: "SwiftData is not modelled: keep the records in an object of the app's own"
  )
  public func modelContainer<T>(_ container: T) -> some View { self }
}

extension Scene {
  @available(
    *, unavailable,
    message: "SwiftData is not modelled: keep the records in an object of the app's own"
  )
  public func modelContainer<T>(for modelType: T) -> some Scene { self }
  @available(
    *, unavailable,
    message: "SwiftData is not modelled: keep the records in an object of the app's own"
  )
  public func modelContainer<T>(_ container: T) -> some Scene { self }
}
