// Modelled: accepted, documented
public import Foundation

/// Things that are dragged between views and apps: accepted, since no touch carries anything.
extension View {
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    styled("onHover")
  }
  nonisolated public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View { styled("onContinuousHover") }
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    styled("onDrag")
  }
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { styled("onDrag") }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { styled("onDrop") }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { styled("onDrop") }
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { styled("onDrop") }
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View { styled("onDrop") }
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate)
    -> some View
  { styled("onDrop") }
  nonisolated public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    styled("draggable")
  }
  nonisolated public func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { styled("draggable") }
  nonisolated public func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { styled("dropDestination") }
}

/// Where the pointer of a person is.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// Decides about what is dropped on a view; never asked.
@MainActor @preconcurrency public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dropped, and where.
public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { false }
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { [] }
}

/// What a drop would do.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}

/// What a drop does with the data.
public enum DropOperation: Sendable { case cancel, forbidden, copy, move }

/// Carries what is dragged; nothing reads it.
open class NSItemProvider: NSObject {
  public let item: Any?
  public override init() {
    item = nil
    super.init()
  }
  public init(object: Any) {
    item = object
    super.init()
  }
  public convenience init(item: Any?, typeIdentifier: String?) { self.init(object: item as Any) }
}
