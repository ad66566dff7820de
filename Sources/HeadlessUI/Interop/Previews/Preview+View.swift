// Modelled: full, documented

extension Preview {
  @MainActor public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) { self.init(name, screens: [{ Self.screen(showing: body(), traits) }]) }

  @MainActor public init<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
  ) {
    self.init(
      name,
      screens: arguments.map { argument in { Self.screen(showing: body(argument), traits) } })
  }

  /// A screen with a view, inside the modifiers among its traits, the first one innermost.
  @MainActor static func screen(
    showing view: any View, _ traits: [PreviewTrait<Preview.ViewTraits>] = []
  ) -> UIViewController {
    func modified<M: PreviewModifier>(_ view: any View, _ modifier: M) -> any View {
      ModifiedPreview(modifier: modifier, content: erased(view))
    }
    func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
    func host<V: View>(_ view: V) -> UIViewController { UIHostingController(rootView: view) }
    var view = view
    for trait in traits {
      if let modifier = trait.modifier as? any PreviewModifier { view = modified(view, modifier) }
    }
    return host(view)
  }
}

/// Declares a preview of a view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")

/// Declares a preview of a view with traits.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")

/// Declares a preview of a view for each argument.
@freestanding(declaration)
public macro Preview<T>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
  @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "HeadlessMacros", type: "PreviewMacro")

/// Makes a property in the body of a `#Preview` one of the view that the body becomes.
@attached(peer)
public macro Previewable() = #externalMacro(module: "HeadlessMacros", type: "PreviewableMacro")
