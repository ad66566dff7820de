// Modelled: full, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

/// A view controller whose content is a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingContent<Content>

  public init(rootView: Content) {
    hosting = HostingContent(rootView)
    super.init(nibName: nil, bundle: nil)
    content = hosting
    hosting.controller = self
  }

  /// Makes a controller that an archive describes; nothing is read from the archive.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = HostingContent(rootView)
    super.init(nibName: nil, bundle: nil)
    content = hosting
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a hosting controller has no archive") }

  /// How the controller follows the size of its content; accepted, there is no layout.
  open var sizingOptions: UIHostingControllerSizingOptions = []
  /// The safe areas that the content keeps out of; accepted, there is no layout.
  open var safeAreaRegions: SafeAreaRegions = .all

  /// The size that the content would like: the one offered, since there is no layout.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }

  public var rootView: Content {
    get { hosting.root }
    set { hosting.change(newValue) }
  }
}

/// The screen of a hosting controller, told what the controller is told.
@MainActor private final class HostingContent<Content: View>: HostedContent {
  private(set) var root: Content
  private var screen: HostScreen?
  private weak var graph: ViewGraph?
  weak var controller: UIViewController?
  private var hasAppeared = false

  init(_ root: Content) { self.root = root }

  func change(_ new: Content) {
    root = new
    screen?.update(new)
  }

  func hostDidLoad() {
    guard let simulator = CurrentSimulation.simulator else { return }
    let graph = ViewGraph.of(simulator)
    self.graph = graph
    let name = (Content.self as? any NamedRoot.Type)?.rootName ?? TypePlan.of(Content.self).name
    let screen = HostScreen(graph: graph, name: name)
    self.screen = screen
    screen.isApp = Content.self is any AppView.Type
    screen.mount(root, environment: nil, navigation: surroundingNavigation, parent: nil)
    screen.hasNavigationBar = { [weak controller] in controller?.navigationController != nil }
  }

  /// The navigation container around the view in which the controller stands, if it does in one.
  private var surroundingNavigation: NavigationHost? {
    var outer = controller?.parent
    while let current = outer {
      if let navigation = current.surroundingNavigation as? NavigationHost { return navigation }
      outer = current.parent
    }
    return nil
  }
  func hostWillAppear(_ change: ScreenChange) {
    guard let screen else { return }
    defer { hasAppeared = true }
    let setting = screen.graph.simulator.behavior.tabs.hostedAppearance
    guard hasAppeared, change.cause == .tabSwitch, setting.value == .firstTimeOnly else {
      screen.screenWillAppear(change)
      return
    }
    _ = screen.graph.simulator.decide(setting)
    screen.appearUntold(change)
  }
  func hostDidAppear(_ change: ScreenChange) { screen?.screenDidAppear(change) }
  func hostWillDisappear(_ change: ScreenChange) { screen?.screenWillDisappear(change) }
  func hostDidDisappear(_ change: ScreenChange) { screen?.screenDidDisappear(change) }
  func hostCancelledDisappear(_ change: ScreenChange) { screen?.screenCancelledDisappear(change) }
  func hostReleased() {
    screen?.releaseScreen()
    screen = nil
  }
  func hostContainsInput(_ client: any TextInputClient) -> Bool {
    screen?.containsInput(client) ?? false
  }
  func hostCollectElements(into list: inout ElementList) { screen?.collectElements(into: &list) }
}

/// How a hosting controller follows the size of its content.
///
/// - Modelled: accepted, documented. There is no layout.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
