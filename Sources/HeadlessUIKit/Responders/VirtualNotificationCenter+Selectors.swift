// Modelled: partial, documented
public import Foundation
import LifecycleSimulator
public import VirtualTime

extension VirtualNotificationCenter {
  /// Tells an observer of notifications by a method; the observer is not kept alive.
  ///
  /// - Modelled: partial, documented. Outside of a simulation the observer hears nothing.
  public func addObserver(
    _ observer: AnyObject, selector: ActionSelector, name: Notification.Name?, object: Any?
  ) {
    CurrentSimulation.with((self, observer, selector, object)) { application, values in
      let (center, observer, selector, object) = values
      application.selectorObservers.add(
        observer, selector, name, of: object.map { $0 as AnyObject }, at: center)
    }
  }

  /// Forgets an observer, or the token of one with a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    CurrentSimulation.with((self, observer)) { application, values in
      application.selectorObservers.remove(values.1, nil, of: nil, at: values.0)
    }
  }

  /// Forgets an observer for a name and an object; nil stands for any.
  public func removeObserver(_ observer: AnyObject, name: Notification.Name?, object: Any?) {
    removeObserver(observer as Any, name: name, object: object)
    CurrentSimulation.with((self, observer, object)) { application, values in
      let (center, observer, object) = values
      application.selectorObservers.remove(
        observer, name, of: object.map { $0 as AnyObject }, at: center)
    }
  }
}

extension CurrentSimulation {
  /// Calls a closure with the current simulation's application, from code without isolation.
  ///
  /// Nothing happens on another thread than the simulation's: it has none.
  nonisolated static func with<Values>(
    _ values: Values, _ body: @MainActor (UIApplication, Values) -> Void
  ) {
    guard VirtualClock.current != nil else { return }
    // A simulation's thread stands for the main actor: the values stay where they are.
    nonisolated(unsafe) let values = values
    MainActor.assumeIsolated {
      if let simulator { body(UIApplication.of(simulator), values) }
    }
  }
}
