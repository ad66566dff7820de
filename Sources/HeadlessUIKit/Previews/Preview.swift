// Modelled: full, documented
import Foundation

/// A sample of a screen, made by `#Preview`; the command line runs it as a case of its own.
public struct Preview {
  /// What the traits of a preview of views are about.
  public struct ViewTraits {}

  /// The name that the canvas shows; nil shows the line.
  package let name: String?
  /// The screens: one, or one for each argument.
  package let screens: [@MainActor () -> UIViewController]

  package init(_ name: String?, screens: [@MainActor () -> UIViewController]) {
    self.name = name
    self.screens = screens
  }

  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
  ) { self.init(name, screens: [body]) }

  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
  ) { self.init(name, screens: [{ Self.controller(showing: body()) }]) }

  @MainActor public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
  ) { self.init(name, screens: arguments.map { argument in { body(argument) } }) }

  @MainActor public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
  ) {
    self.init(
      name, screens: arguments.map { argument in { Self.controller(showing: body(argument)) } })
  }

  @MainActor private static func controller(showing view: UIView) -> UIViewController {
    let controller = UIViewController()
    controller.view = view
    return controller
  }
}
