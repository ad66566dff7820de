// Modelled: full, documented
public import Foundation
import LifecycleSimulator

extension View {
  /// Shows a popover while the flag is on; a sheet where there is little width.
  ///
  /// A touch outside closes a popover, unless its content refuses.
  public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(isPresented, .popover, nil, content) }

  /// Shows a popover for an item; an item with another identity is another popover.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(item, .popover, nil, content) }
}

/// The place that a popover points at; nothing is laid out.
///
/// - Modelled: accepted, documented. A popover has no place on the screen.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
