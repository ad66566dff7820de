// Modelled: full, documented
public import Foundation
public import HeadlessUIKit
import LifecycleSimulator
public import Observation

/// The delegate of an app, made when the app is launched and told of its life.
///
/// A delegate that can be observed is also in the environment. Source: Apple,
/// `UIApplicationDelegateAdaptor`.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  private var slot: DelegateSlot<DelegateType>?
  private let share: (AppLaunch, DelegateType) -> Void

  public init(_ delegateType: DelegateType.Type = DelegateType.self) { share = { _, _ in } }

  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: ObservableObject {
    share = { app, delegate in
      app.environment.append { $0[ObjectKey<DelegateType>.self] = delegate }
    }
  }

  public init(_ delegateType: DelegateType.Type = DelegateType.self)
  where DelegateType: Observable {
    share = { app, delegate in app.environment.append { $0[DelegateType.self] = delegate } }
  }

  public var wrappedValue: DelegateType {
    guard let slot else {
      fatalError("the delegate of an app is made when the app is launched")
    }
    return slot.delegate
  }

  public static func _makeSlot(at address: UnsafeMutableRawPointer, _ host: PropertyHost)
    -> PropertySlot
  {
    let property = address.assumingMemoryBound(to: Self.self)
    let slot = DelegateSlot(DynamicInitializer.make(DelegateType.self))
    property.pointee.slot = slot
    let application = UIApplication.of(host.graph.simulator)
    application.delegate = slot.delegate
    application.isDelegateAdapted = true
    if let app = host.graph.app { property.pointee.share(app, slot.delegate) }
    let options: [UIApplication.LaunchOptionsKey: Any]? = nil
    _ = slot.delegate.application(application, willFinishLaunchingWithOptions: options)
    _ = slot.delegate.application(application, didFinishLaunchingWithOptions: options)
    return slot
  }

  public static func _install(_ slot: PropertySlot, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: Self.self).pointee.slot = slot as? DelegateSlot<DelegateType>
  }

  public nonisolated static var _isComposite: Bool { false }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Makes bindings to the delegate's properties.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: ComparableProperty {
  nonisolated static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
}

/// Keeps the delegate alive, which the application does not.
final class DelegateSlot<Delegate: NSObject>: PropertySlot {
  let delegate: Delegate
  init(_ delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }
}
