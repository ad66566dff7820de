// Modelled: full, documented

/// A modifier of previews, with a context that is made once and shared by all that use it.
public protocol PreviewModifier {
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = PreviewModifierContent
  @MainActor static func makeSharedContext() async throws -> Self.Context
  @ViewBuilder @MainActor func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a `PreviewModifier` is put around.
public struct PreviewModifierContent: View {
  let content: AnyView
  public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that puts a modifier around the preview.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait(modifier: modifier)
  }
}

/// A preview in its modifier; nothing is shown before the shared context is there.
struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      Spacer().task { context = try? await Modifier.makeSharedContext() }
    }
  }
}
