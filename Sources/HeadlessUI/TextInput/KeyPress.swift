// Modelled: partial, documented
public import Foundation

/// A key of a hardware keyboard that was pressed; the simulation presses each key once.
public struct KeyPress: Hashable, Sendable {
  /// The moments of a key press; the simulation has the one at which the key goes down.
  public struct Phases: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
  }
  /// Whether the key goes on to others.
  public enum Result: Hashable, Sendable { case handled, ignored }

  public let phase: Phases
  public let key: KeyEquivalent
  public let characters: String
  public let modifiers: EventModifiers
}

/// A node that is told of keys while something inside it has focus.
@MainActor protocol KeyListener: AnyObject {
  func handles(_ press: KeyPress) -> Bool
}

/// Brings a key to the listeners around what has focus, from the inside.
@MainActor enum KeyListeners {
  static func press(_ key: Character, from node: _AnyNode) -> Bool {
    var current = node.outer
    var press: KeyPress?
    while let node = current {
      if let listener = node as? any KeyListener {
        let made = press ?? keyPress(key)
        press = made
        if listener.handles(made) { return true }
      }
      current = node.outer
    }
    return false
  }

  private static func keyPress(_ key: Character) -> KeyPress {
    let isCapital = key.isUppercase
    let plain = isCapital ? key.lowercased().first ?? key : key
    return KeyPress(
      phase: .down, key: KeyEquivalent(plain), characters: String(key),
      modifiers: isCapital ? .shift : [])
  }
}

/// Which keys a listener wants.
enum KeyFilter {
  case any
  case keys(Set<KeyEquivalent>)
  case characters(CharacterSet)

  func matches(_ press: KeyPress) -> Bool {
    switch self {
    case .any: true
    case .keys(let keys): keys.contains(press.key)
    case .characters(let set): press.characters.unicodeScalars.allSatisfy(set.contains)
    }
  }
}

/// A view that is told of keys.
struct KeyPressContent<Content: View>: ModifyingView {
  let content: Content
  let filter: KeyFilter
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    KeyPressNode(view, context)
  }
}

private final class KeyPressNode<Content: View>:
  KeepingWrapperNode<KeyPressContent<Content>, Content>, KeyListener
{
  override init(_ view: KeyPressContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
  }
  override func update(_ view: KeyPressContent<Content>) {
    super.update(view)
    child.update(view.content)
  }
  func handles(_ press: KeyPress) -> Bool {
    guard view.phases.contains(press.phase), view.filter.matches(press) else { return false }
    return view.action(press) == .handled
  }
}

extension View {
  /// What to do with a key of a hardware keyboard, before it becomes text.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  {
    KeyPressContent(content: self, filter: .keys([key]), phases: [.down, .repeat]) { _ in
      action()
    }
  }
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressContent(content: self, filter: .keys([key]), phases: phases, action: action)
  }
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressContent(content: self, filter: .keys(keys), phases: phases, action: action)
  }
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressContent(content: self, filter: .characters(characters), phases: phases, action: action)
  }
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressContent(content: self, filter: .any, phases: phases, action: action)
  }
}
