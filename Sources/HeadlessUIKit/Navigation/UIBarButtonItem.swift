// Modelled: full, documented
public import Foundation
package import LifecycleModel
public import LifecycleSimulator

/// An item of a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var landscapeImagePhone: UIImage?
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, Element, EventTarget {
  /// How an item looks; accepted, not drawn.
  public enum Style: Int, Sendable {
    case plain, bordered, done
    public static let prominent = Style.done
  }

  /// A button whose words or image the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close

    var words: String {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .bookmarks: "Bookmarks"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .camera: "Camera"
      case .trash: "Delete"
      case .play: "Play"
      case .pause: "Pause"
      case .rewind: "Rewind"
      case .fastForward: "Fast Forward"
      case .undo: "Undo"
      case .redo: "Redo"
      case .pageCurl: "Page Curl"
      case .close: "Close"
      case .flexibleSpace, .fixedSpace: ""
      }
    }
  }

  private var systemItem: SystemItem?
  open var style = Style.plain
  open var customView: UIView?
  open var primaryAction: UIAction?
  /// The menu that a tap opens, or a long press where the button has an action of its own.
  open var menu: UIMenu?
  open var preferredMenuElementOrder = 0
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  open var isHidden = false
  open var isSpringLoaded = false
  open var possibleTitles: Set<String>?
  open var tintColor: UIColor?
  open var width: CGFloat = 0
  open weak var target: AnyObject?
  open var action: ActionSelector?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public convenience init(
    title: String?, style: Style, target: Any?, action: ActionSelector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: ActionSelector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: ActionSelector?
  ) {
    self.init(title: systemItem.words, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Makes a button that calls a closure with its target, which is not kept alive.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target,
    action: @escaping (Target) -> Void
  ) {
    self.init(
      barButtonSystemItem: systemItem, target: target,
      action: ActionSelector(on: Target.self, action))
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(title: systemItem.words, primaryAction: primaryAction, menu: menu)
    self.systemItem = systemItem
  }

  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: ActionSelector?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?,
    action: ActionSelector?
  ) { self.init(image: image, style: style, target: target, action: action) }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .fixedSpace)
  }

  // MARK: Element

  package var elementRole: ElementRole { systemItem == .edit ? .editButton : .button }
  package var elementLabel: String { accessibilityLabel ?? title ?? image?.name ?? "" }
  package var elementIdentifier: String? { accessibilityIdentifier }
  package var isElementEnabled: Bool { isEnabled }
  package var isElementCancelling: Bool { systemItem == .cancel }
  package var eventName: String { elementLabel }

  package func perform(_ gesture: Touch) -> Bool {
    guard isEnabled else { return false }
    if case .pick(let title) = gesture { return menu?.choose(title, from: self) ?? false }
    if let menu, gesture == .longPress || (gesture == .tap && action == nil && primaryAction == nil)
    {
      guard let window = CurrentSimulation.simulator.flatMap({ UIApplication.of($0).windows.last })
      else { return false }
      window.openMenu = OpenMenu(menu, from: self, in: window)
      return true
    }
    guard gesture == .tap else { return false }
    guard let simulator = CurrentSimulation.simulator else {
      trigger()
      return true
    }
    simulator.dispatcher.deliver(Event(.controlEvent, cause: .update), to: self)
    return true
  }

  package func receive(_ event: Event) { trigger() }

  /// Does what the button is for.
  func trigger() {
    if let primaryAction { primaryAction.run(from: self) }
    if let action {
      ActionReceiver(target: target, selector: action).send(
        sender: self, event: nil, from: nil)
    }
  }

  func collect(into list: inout ElementList) {
    if isHidden || systemItem == .flexibleSpace || systemItem == .fixedSpace { return }
    if let customView {
      customView.collectElements(into: &list)
    } else {
      list.add(self)
    }
  }
}

/// The button that turns a controller's editing on and off.
final class EditBarButtonItem: UIBarButtonItem {
  private weak var controller: UIViewController?

  init(controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var title: String? {
    get { controller?.isEditing == true ? "Done" : "Edit" }
    set {}
  }
  override var elementRole: ElementRole { .editButton }

  override func trigger() {
    guard let controller else { return }
    controller.setEditing(!controller.isEditing, animated: true)
  }
}
