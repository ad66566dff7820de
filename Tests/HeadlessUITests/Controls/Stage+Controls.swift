import HeadlessUI
import LifecycleModel
import LifecycleSimulator

extension Stage {
  /// Does a gesture on the first element of a role; returns whether it was understood.
  @discardableResult func perform(_ gesture: Touch, onFirst role: ElementRole) -> Bool {
    guard let element = elements.items.map(\.element).first(where: { $0.elementRole == role })
    else { return false }
    var understood = false
    run { understood = element.perform(gesture) }
    return understood
  }

  /// The labels of the elements of a role, in reading order.
  func labels(of role: ElementRole) -> [String] {
    elements.items.map(\.element).filter { $0.elementRole == role }.map(\.elementLabel)
  }

  /// The value of the first element of a role.
  func value(ofFirst role: ElementRole) -> String? {
    elements.items.map(\.element).first { $0.elementRole == role }?.elementValue
  }

  /// What was written by controls so far: `name = value`.
  var writes: [String] {
    simulator.trace.entries.compactMap {
      if case .write(let name, let value) = $0 { "\(name) = \(value)" } else { nil }
    }
  }
}

/// Something that tests look at after a screen has used it.
@MainActor final class Seen<Value> {
  var values: [Value] = []
  var last: Value? { values.last }
}
