// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A choice of one value among several.
///
/// A menu, a wheel or a palette is one element that takes an option's words; a tap opens a menu and
/// shows its options. Segments can be tapped; an inline picker is rows in a list; a picker in the
/// navigation-link style pushes a screen of options, and choosing one goes back.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: PickerSelection<SelectionValue>
  let label: Label
  let content: Content
  /// What a menu shows instead of the chosen option.
  var currentValue: AnyView?

  init(_ selection: PickerSelection<SelectionValue>, _ label: Label, _ content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PickerNode(view, context)
  }
}

/// What a picker reads and writes: one binding, or those of several sources.
struct PickerSelection<Value: Hashable> {
  /// The chosen value; nil when the sources differ.
  let value: () -> Value?
  let choose: (Value) -> Void

  init(_ binding: Binding<Value>) {
    value = { binding.wrappedValue }
    choose = { binding.wrappedValue = $0 }
  }

  init<C: RandomAccessCollection>(_ sources: C, _ path: KeyPath<C.Element, Binding<Value>>) {
    value = {
      guard let first = sources.first?[keyPath: path].wrappedValue else { return nil }
      return sources.allSatisfy { $0[keyPath: path].wrappedValue == first } ? first : nil
    }
    choose = { value in for source in sources { source[keyPath: path].wrappedValue = value } }
  }
}

/// How a person sees a picker's options.
enum PickerLook: Hashable {
  /// One element that shows the choice; a tap opens the options.
  case menu
  /// One element with the options on it: a wheel.
  case wheel
  case segments
  case rows
  case pushedList
}

private enum PickerLookKey: EnvironmentKey { static var defaultValue: PickerLook { .menu } }

extension EnvironmentValues {
  var pickerLook: PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension PickerNode: OptionsElement {
  var optionWords: [String] { options().map(\.words) }
}
