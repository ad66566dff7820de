// Modelled: partial, documented
public import Foundation
import LifecycleModel
import LifecycleSimulator

extension View {
  /// The heights at which the sheet rests; it starts at the lowest.
  ///
  /// With several heights the sheet has a handle, as VoiceOver shows it: a tap moves the sheet to
  /// the next height. A drag that closes the sheet goes past all heights.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    DetentContent(content: self, detents: detents, selection: nil)
  }

  /// The heights at which the sheet rests, and the one at which it rests now.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { DetentContent(content: self, detents: detents, selection: selection) }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Height: Hashable, Sendable {
    case medium, large
    case fraction(CGFloat)
    case points(CGFloat)
    case custom(CustomHeight)
  }
  let height: Height
  public static let medium = PresentationDetent(height: .medium)
  public static let large = PresentationDetent(height: .large)
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .fraction(fraction))
  }
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: .points(height))
  }
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(height: .custom(CustomHeight(type: type)))
  }
  /// What a custom detent can ask.
  public struct Context {
    public let maxDetentValue: CGFloat
  }

  /// A height that an app works out, known by its type.
  ///
  /// Unchecked: a type is no state, and it is asked on the simulation's thread only.
  struct CustomHeight: Hashable, @unchecked Sendable {
    let type: any CustomPresentationDetent.Type
    private var id: ObjectIdentifier { ObjectIdentifier(type) }
    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
    func height(_ screen: CGFloat) -> CGFloat? {
      type.height(in: Context(maxDetentValue: screen))
    }
  }

  /// The height in points on a screen of this height; a custom one may not apply.
  func points(of screen: CGFloat) -> CGFloat? {
    switch height {
    case .medium: screen / 2
    case .large: screen
    case .fraction(let fraction): screen * fraction
    case .points(let points): points
    case .custom(let custom): custom.height(screen)
    }
  }

  /// The name in traces.
  var name: String {
    switch height {
    case .medium: "medium"
    case .large: "large"
    case .fraction(let fraction): "\(fraction)"
    case .points(let points): "\(points) points"
    case .custom: "custom"
    }
  }
}

/// A height that an app works out; it is asked with the height of the simulated screen.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

struct DetentContent<Content: View>: ModifyingView {
  let content: Content
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    DetentNode(view, context)
  }
}

private final class DetentNode<Content: View>: KeepingWrapperNode<
  DetentContent<Content>, Content
>,
SheetDetents
{
  /// The height of the simulated screen: that of an iPhone 8, as `GeometryReader` gives it.
  private static var screenHeight: CGFloat { 667 }
  /// The height that a person chose, where the app does not keep it.
  private var chosen: PresentationDetent?
  private lazy var handle = SheetGrabber(self)

  override init(_ view: DetentContent<Content>, _ context: _NodeContext) {
    super.init(view, context)
    context.screen.presentationLevel.presentation?.detents = self
    makeChild(view.content)
  }
  override func update(_ view: DetentContent<Content>) {
    super.update(view)
    child.update(view.content)
  }

  private var sorted: [PresentationDetent] {
    let heights = view.detents.compactMap { detent in
      detent.points(of: Self.screenHeight).map { (detent, $0) }
    }
    return heights.sorted { ($0.1, $0.0.name) < ($1.1, $1.0.name) }.map(\.0)
  }
  private var current: PresentationDetent? {
    if let selection = view.selection { return selection.wrappedValue }
    return chosen ?? sorted.first
  }

  var hasSeveralDetents: Bool { view.detents.count > 1 }
  var grabber: any Element { handle }

  var currentName: String { current?.name ?? "" }

  func showNext(_ step: Int) -> Bool {
    let heights = sorted
    guard heights.count > 1 else { return false }
    let index = current.flatMap { heights.firstIndex(of: $0) } ?? 0
    let next = heights[((index + step) % heights.count + heights.count) % heights.count]
    chosen = next
    simulator.trace.append(.write("presentationDetent", value: next.name))
    view.selection?.wrappedValue = next
    return true
  }
}

extension DetentNode: GrabberTarget {}

@MainActor private protocol GrabberTarget: AnyObject {
  var currentName: String { get }
  func showNext(_ step: Int) -> Bool
}

/// The handle of a sheet: a tap moves the sheet to its next height.
@MainActor private final class SheetGrabber: Element {
  private unowned let target: any GrabberTarget
  init(_ target: any GrabberTarget) { self.target = target }
  var elementRole: ElementRole { .button }
  var elementLabel: String { "Sheet Grabber" }
  var elementValue: String { target.currentName }
  func perform(_ gesture: Touch) -> Bool {
    switch gesture {
    case .tap: target.showNext(1)
    case .step(let count): target.showNext(count)
    default: false
    }
  }
}
