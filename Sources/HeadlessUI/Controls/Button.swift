// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that does something when it is tapped.
public struct Button<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = nil
    self.action = action
    self.label = label()
  }

  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    if let style = context.environment.values.customButtonStyle {
      return style.makeNode(view, context)
    }
    return ButtonNode(view, context)
  }
}

/// The node of a control with a label of views: it is one element, named by its label's words.
@MainActor class LabelledNode<V: View, Label: View>: KeepingWrapperNode<V, Label>, Element {
  override func collect(into list: inout ElementList) { list.add(self) }
  override func collectRows(into rows: inout RowSegments) { rows.add(single: self) }

  var elementRole: ElementRole { .button }
  var elementLabel: String {
    var text = ""
    child.collectText(into: &text)
    if text.isEmpty { child.collectImageNames(into: &text) }
    return text
  }
  var elementTexts: [String] {
    var texts: [String] = []
    child.collectTexts(into: &texts)
    return texts
  }
  var elementValue: String { "" }
  var isElementEnabled: Bool { context.environment.isEnabled }
  var isElementCancelling: Bool { false }
  func perform(_ gesture: Touch) -> Bool { false }

  /// The context for the label: it is no row of its own.
  final func labelContext() -> _NodeContext {
    var inner = childContext()
    inner.rows = nil
    return inner
  }
}

private final class ButtonNode<Label: View>: LabelledNode<Button<Label>, Label>,
  DestructiveElement
{
  override init(_ view: Button<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.label, labelContext())
  }
  override func update(_ view: Button<Label>) {
    super.update(view)
    child.update(view.label)
  }
  override var isElementCancelling: Bool { view.role == .cancel }
  var isDestructive: Bool { view.role == .destructive }
  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap || gesture == .scrolled && actsAfterScroll else { return false }
    if !isSwallowedInRow { view.action() }
    return true
  }
}
