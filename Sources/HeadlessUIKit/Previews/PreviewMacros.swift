// Modelled: full, documented

/// Declares a preview of a view controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIViewController> body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")

/// Declares a preview of a UIKit view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @PreviewMacroBodyBuilder<UIView> body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")

/// Declares a preview of a view controller for each argument.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @PreviewBodyBuilder<UIViewController> body: @escaping @MainActor (T) -> UIViewController
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")

/// Declares a preview of a UIKit view for each argument.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @PreviewBodyBuilder<UIView> body: @escaping @MainActor (T) -> UIView
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")
