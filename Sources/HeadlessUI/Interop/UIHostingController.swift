import LifecycleModel
import LifecycleSimulator

/// A view controller whose content is a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: HostingContent<Content>

  public init(rootView: Content) {
    hosting = HostingContent(rootView)
    super.init(nibName: nil, bundle: nil)
    content = hosting
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a hosting controller has no archive") }

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

  init(_ root: Content) { self.root = root }

  func change(_ new: Content) {
    root = new
    screen?.update(new)
  }

  func hostDidLoad() {
    guard let simulator = CurrentSimulation.simulator else { return }
    let graph = ViewGraph.of(simulator)
    self.graph = graph
    let screen = HostScreen(graph: graph, name: TypePlan.of(Content.self).name)
    self.screen = screen
    screen.mount(root, environment: nil, navigation: nil, parent: nil)
  }
  func hostWillAppear(_ change: ScreenChange) { screen?.screenWillAppear(change) }
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
