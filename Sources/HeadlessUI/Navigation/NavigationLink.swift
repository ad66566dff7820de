// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// A control that shows another screen: a view's, or that of a value.
///
/// A destination's value is made with the parent's body; its body is evaluated when it is pushed.
/// Source: evidence nav-link-eager-destination-value. A link to a value appends it to the path of
/// its stack, or selects it in the list in which it stands.
public struct NavigationLink<Label: View, Destination: View>: PrimitiveView {
  enum Target {
    case view(Destination)
    case value(NavigationValue?)
  }
  let target: Target
  let label: Label
  /// Whether the screen is pushed, where the app wants to know or decide.
  let isActive: Binding<Bool>?
  /// The selection that says which one of several links is active.
  var selection: LinkSelection?
  /// Whether the screen goes to the detail column where there is one.
  var isDetail = true

  init(_ target: Target, isActive: Binding<Bool>? = nil, label: Label) {
    self.target = target
    self.label = label
    self.isActive = isActive
  }

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination()), label: label())
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), label: label())
  }

  /// Whether the screen replaces the detail column, or is pushed on the link's own column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View {
    var copy = self
    copy.isDetail = isDetailLink
    return copy
  }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    NavigationLinkNode(view, context)
  }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { NavigationValue($0) }), label: label())
  }
  public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { NavigationValue($0) }), label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { NavigationValue($0) }), label: Text(titleKey))
  }
  public init<P: Codable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(.value(value.map { NavigationValue($0) }), label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { NavigationValue($0) }), label: Text(title))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Codable & Hashable>(_ title: S, value: P?) {
    self.init(.value(value.map { NavigationValue($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(.view(destination()), label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view(destination), label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view(destination), label: Text(title))
  }
}
