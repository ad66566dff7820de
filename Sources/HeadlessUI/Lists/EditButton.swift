// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A button that turns the edit mode of its screen on and off.
public struct EditButton: PrimitiveView {
  public init() {}
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    EditButtonNode(view, context)
  }
}

private final class EditButtonNode: _ViewNode<EditButton>, Element {
  private var wasTapped = false
  private var mode: Binding<EditMode>? { context.environment.values.editMode }

  override func collect(into list: inout ElementList) { list.add(self) }
  var elementRole: ElementRole { .editButton }
  var elementLabel: String { mode?.wrappedValue.isEditing == true ? "Done" : "Edit" }

  func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap, let mode else { return false }
    defer { wasTapped = true }
    let setting = simulator.behavior.lists.editButtonFirstTap
    if !wasTapped, setting.value == .ignored {
      _ = simulator.decide(setting)
      return true
    }
    mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active
    return true
  }
}
