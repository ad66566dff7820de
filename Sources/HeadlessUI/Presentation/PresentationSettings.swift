// Modelled: full, documented

extension View {
  /// Refuses a person's gesture that would close the presentation; the app can still close it.
  ///
  /// A refused drag has no other effect. Inside a stack in a sheet it counts while its view is on
  /// the stack.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    DismissGuard(content: self, isDisabled: isDisabled)
  }

  /// What a sheet or popover becomes on a device with little width.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    PresentationSetting(content: self) { $0.compactAdaptation = adaptation }
  }

  /// What a sheet or popover becomes on a device with little width; the height is not looked at.
  ///
  /// - Modelled: partial, documented. Devices have no compact height.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    PresentationSetting(content: self) { $0.compactAdaptation = horizontalAdaptation }
  }

  /// Shows or hides the handle of a sheet, with which a person changes its height.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    PresentationSetting(content: self) { $0.hidesGrabber = visibility == .hidden }
  }
}
