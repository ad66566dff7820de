// Modelled: partial, inferred
public import Foundation
public import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator

/// What a cell shows, as a SwiftUI view.
///
/// The view appears with its cell and disappears with it. A cell that is used for another row gets
/// the next value of the view, which keeps its state where its identity is the same.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
  let content: Content

  public func makeContentView() -> any UIView & UIContentView { HostingCellView(self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Another background; accepted, not drawn.
  public func background<B: View>(
    @ViewBuilder content background: () -> B
  ) -> UIHostingConfiguration<Content, B> { UIHostingConfiguration<Content, B>(content: content) }

  /// Another background; accepted, not drawn.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _CellFill<S>>
  { UIHostingConfiguration<Content, _CellFill<S>>(content: content) }

  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self { self }
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
}

extension UIHostingConfiguration where Background == EmptyView {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// A background of one style.
public struct _CellFill<S: ShapeStyle>: View {
  public var body: some View { EmptyView() }
}

/// The view that shows a hosting configuration: a small screen that comes and goes with its cell.
private final class HostingCellView<Content: View, Background: View>: UIView, UIContentView {
  private var shown: UIHostingConfiguration<Content, Background>
  private var screen: HostScreen?
  private let contents = HostedElementsView()

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    shown = configuration
    super.init(frame: .zero)
    contents.collectContents = { [unowned self] in screen?.root?.collect(into: &$0) }
    contents.holdsInput = { [unowned self] in screen?.containsInput($0) ?? false }
    addSubview(contents)
  }

  required init?(coder: NSCoder) { fatalError("a hosting configuration has no archive") }

  isolated deinit { screen?.releaseScreen() }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      shown = new
      screen?.update(new.content)
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil {
      guard let screen = screen ?? makeScreen(), !screen.isVisible else { return }
      let change = ScreenChange(cause: .scroll, container: .list, role: .row)
      screen.screenWillAppear(change)
      screen.screenDidAppear(change)
    } else if let screen, screen.isVisible {
      let change = ScreenChange(cause: .scroll, container: .list, role: .row)
      screen.screenWillDisappear(change)
      screen.screenDidDisappear(change)
    }
  }

  private func makeScreen() -> HostScreen? {
    guard let simulator else { return nil }
    let made = HostScreen(graph: ViewGraph.of(simulator), name: TypePlan.of(Content.self).name)
    screen = made
    made.mount(shown.content, environment: nil, navigation: nil, parent: nil)
    return made
  }
}
