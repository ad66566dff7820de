// Modelled: partial, documented
import Foundation
import LifecycleModel
import LifecycleSimulator

/// What stands beside the content of a list's cell: a mark, a control, a view of the app's own.
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }

  /// A view as an accessory.
  public struct CustomViewConfiguration {
    /// The side that a view stands on.
    public enum Placement {
      case leading(displayed: DisplayedState = .always)
      case trailing(displayed: DisplayedState = .always)
    }
    let view: UIView
    public init(customView: UIView, placement: Placement) { view = customView }
  }

  fileprivate enum Kind {
    case mark, delete, reorder, detail
    case view(UIView)
  }
  fileprivate let kind: Kind
  fileprivate let displayed: DisplayedState
  fileprivate let handler: (() -> Void)?

  private init(_ kind: Kind, _ displayed: DisplayedState, _ handler: (() -> Void)? = nil) {
    self.kind = kind
    self.displayed = displayed
    self.handler = handler
  }

  public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory {
    .init(.mark, displayed)
  }
  public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
    .init(.mark, displayed)
  }
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.mark, displayed, actionHandler) }
  public static func multiselect(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    .init(.mark, displayed)
  }
  public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    return .init(.view(label), displayed)
  }
  /// The control that deletes an item; without a handler it opens the row's swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.delete, displayed, actionHandler) }
  public static func insert(
    displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, displayed, actionHandler) }
  /// The handle by which an item is moved.
  public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
    .init(.reorder, displayed)
  }
  public static func detail(
    displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { .init(.detail, displayed, actionHandler) }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    .init(.view(configuration.view), .always)
  }

  func shows(editing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: editing
    case .whenNotEditing: !editing
    }
  }

  /// What the delete control does.
  var deletion: (() -> Void)? {
    if case .delete = kind { return handler }
    return nil
  }

  func collect(of cell: UICollectionViewListCell, into list: inout ElementList) {
    guard shows(editing: cell.isRowInEditMode) else { return }
    switch kind {
    case .view(let view): view.collectElements(into: &list)
    case .detail: if let handler { list.add(AccessoryElement("More Info", handler)) }
    case .mark, .delete, .reorder: break
    }
  }

  /// An accessory that can be touched.
  @MainActor private final class AccessoryElement: Element {
    let elementLabel: String
    private let handler: () -> Void
    init(_ label: String, _ handler: @escaping () -> Void) {
      elementLabel = label
      self.handler = handler
    }
    var elementRole: ElementRole { .button }
    func perform(_ gesture: Touch) -> Bool {
      guard gesture == .tap else { return false }
      handler()
      return true
    }
  }
}
