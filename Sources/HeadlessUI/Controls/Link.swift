// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// A control that opens an address with the environment's `openURL`.
public struct Link<Label: View>: PrimitiveView {
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    LinkNode(view, context)
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

private final class LinkNode<Label: View>: LabelledNode<Link<Label>, Label> {
  override init(_ view: Link<Label>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.label, labelContext())
  }
  override func update(_ view: Link<Label>) {
    super.update(view)
    child.update(view.label)
  }
  override var elementRole: ElementRole { .link }
  override func perform(_ gesture: Touch) -> Bool {
    guard gesture == .tap else { return false }
    context.environment.values.openURL(view.destination)
    return true
  }
}
