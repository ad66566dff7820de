extension UIView {
  /// Asks for a layout at the end of this turn.
  public func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    attachedWindow?.needsLayout(of: self)
  }

  /// Lays out the view and its subviews now, as far as they asked for it.
  public func layoutIfNeeded() {
    layOutIfNeeded()
    for view in below { view.layoutIfNeeded() }
  }

  /// Lays out this view alone.
  func layOutIfNeeded() {
    guard needsLayout else { return }
    needsLayout = false
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }
}
