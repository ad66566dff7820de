import HeadlessCombine
import HeadlessUI

/// A property wrapper of a surface: its records are those of what it wraps.
@MainActor protocol RecordWrapper {
  associatedtype Wrapped
  var recordedValue: Wrapped { get }
  static func makeReadingPlan() -> ReadingPlan
}

extension RecordWrapper {
  static func makeReadingPlan() -> ReadingPlan { WrapperPlan<Self>() }
}

/// Reads what a wrapper holds at the time.
final class WrapperPlan<Wrapper: RecordWrapper>: ReadingPlan {
  private lazy var wrapped = ReadingPlan.of(Wrapper.Wrapped.self)

  override var isLeaf: Bool { wrapped.isLeaf }
  override var isComposite: Bool { wrapped.isComposite }
  override func summary(_ pointer: UnsafeRawPointer) -> String {
    let value = pointer.assumingMemoryBound(to: Wrapper.self).pointee.recordedValue
    return withUnsafePointer(to: value) { wrapped.summary(UnsafeRawPointer($0)) }
  }
  override func read(
    _ pointer: UnsafeRawPointer, at node: ReadingNode, position: Int32,
    into snapshot: inout RecordSnapshot
  ) {
    let value = pointer.assumingMemoryBound(to: Wrapper.self).pointee.recordedValue
    withUnsafePointer(to: value) {
      wrapped.read(UnsafeRawPointer($0), at: node, position: position, into: &snapshot)
    }
  }
}

extension State: RecordWrapper { var recordedValue: Value { wrappedValue } }
extension Binding: RecordWrapper { var recordedValue: Value { wrappedValue } }
extension ObservedObject: RecordWrapper { var recordedValue: ObjectType { wrappedValue } }
extension StateObject: RecordWrapper { var recordedValue: ObjectType { wrappedValue } }
extension EnvironmentObject: RecordWrapper { var recordedValue: ObjectType { wrappedValue } }
extension Bindable: RecordWrapper { var recordedValue: Value { wrappedValue } }
extension Published: RecordWrapper { var recordedValue: Value { currentValue } }
