import LifecycleModel
import LifecycleSimulator

/// What the content of a presented screen says about its presentation.
@MainActor final class PresentationTraits {
  /// How many views inside refuse to be closed by a gesture.
  var dismissBlockers = 0
  /// What the presentation becomes where there is little room.
  var compactAdaptation = PresentationAdaptation.automatic
  /// The heights of a sheet, when its content names several.
  weak var detents: (any SheetDetents)?
  /// Whether the content hides the handle of the sheet.
  var hidesGrabber = false
  /// Whether the platform shows nothing that is presented from here.
  var losesPresentations = false
  /// How it is shown; set when it is presented.
  var style = PresentationStyle.sheet
  /// The menu that the screen shows.
  weak var menu: (any MenuSession)?

  var mayDismiss: Bool { dismissBlockers == 0 }

  /// The handle of a sheet that rests at several heights.
  var grabber: (any Element)? {
    guard style == .sheet, !hidesGrabber, let detents, detents.hasSeveralDetents else { return nil }
    return detents.grabber
  }
}

/// The heights at which a sheet rests.
@MainActor protocol SheetDetents: AnyObject {
  var hasSeveralDetents: Bool { get }
  var grabber: any Element { get }
}

extension HostScreen {
  /// The presented screen in which this one stands, itself included; the outermost screen when
  /// there is none.
  var presentationLevel: HostScreen {
    var screen = self
    while screen.presentation == nil, let outer = screen.parentScreen { screen = outer }
    return screen
  }
}

/// A view inside a presentation that refuses to be closed by a gesture.
struct DismissGuard<Content: View>: ModifyingView {
  let content: Content
  let isDisabled: Bool
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DismissGuardNode(view, context)
  }
}

private final class DismissGuardNode<Content: View>: WrapperNode<DismissGuard<Content>, Content> {
  private weak var traits: PresentationTraits?
  private var isBlocking = false

  override init(_ view: DismissGuard<Content>, _ context: _NodeContext) {
    traits = context.screen.presentationLevel.presentation
    super.init(view, context)
    block(view.isDisabled)
    makeChild(view.content)
  }
  override func update(_ view: DismissGuard<Content>) {
    block(view.isDisabled)
    child.update(view.content)
  }
  override func willLeave(_ cause: Cause) {
    super.willLeave(cause)
    block(false)
  }
  private func block(_ blocks: Bool) {
    guard blocks != isBlocking else { return }
    isBlocking = blocks
    traits?.dismissBlockers += blocks ? 1 : -1
  }
}

/// A view inside a presentation that says how the presentation is shown.
struct PresentationSetting<Content: View>: ModifyingView {
  let content: Content
  let apply: (PresentationTraits) -> Void
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    PresentationSettingNode(view, context)
  }
}

private final class PresentationSettingNode<Content: View>: WrapperNode<
  PresentationSetting<Content>, Content
>
{
  override init(_ view: PresentationSetting<Content>, _ context: _NodeContext) {
    super.init(view, context)
    if let traits = context.screen.presentationLevel.presentation { view.apply(traits) }
    makeChild(view.content)
  }
  override func update(_ view: PresentationSetting<Content>) {
    if let traits = context.screen.presentationLevel.presentation { view.apply(traits) }
    child.update(view.content)
  }
}
