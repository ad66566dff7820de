// Modelled: accepted, documented
/// The views that a style is handed: a label, an icon, the content of a group.
public struct _StylePart<Configuration>: LibraryView {
  let content: AnyView
  public var body: some View { content }
}
