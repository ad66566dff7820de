// Modelled: full, documented
import LifecycleModel

extension UIView {
  /// Adds a view in front of the others.
  public func addSubview(_ view: UIView) { insert(view, at: below.count) }

  /// Adds a view at a position among the others.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view behind another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: below.firstIndex { $0 === sibling } ?? below.count)
  }

  /// Adds a view in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: below.firstIndex { $0 === sibling }.map { $0 + 1 } ?? below.count)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = below.firstIndex(where: { $0 === view }) else { return }
    below.append(below.remove(at: index))
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = below.firstIndex(where: { $0 === view }) else { return }
    below.insert(below.remove(at: index), at: 0)
  }

  /// Whether the view is the other one or in it, however deep.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The view with the tag, in this view or in its subviews.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Takes the view out of its superview; an edit in it ends, with its events.
  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let child = attachedWindow == nil ? nil : disappearingChild
    child?.beginContainedTransition(appearing: false)
    endEditingInside(cause: .removal)
    detach(from: parent, window: nil)
    child?.endContainedTransition()
  }

  private func insert(_ view: UIView, at index: Int) {
    if view.superview === self {
      below.removeAll { $0 === view }
      below.insert(view, at: min(index, below.count))
      return
    }
    let target = attachedWindow
    if let old = view.superview {
      if view.attachedWindow !== target { view.endEditingInside(cause: .removal) }
      view.detach(from: old, window: target)
    }
    let child = target == nil ? nil : view.appearingChild(in: self)
    child?.beginContainedTransition(appearing: true)
    view.willMove(toSuperview: self)
    below.insert(view, at: min(index, below.count))
    view.above = self
    if view.attachedWindow !== target { view.move(to: target) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if let child {
      child.viewIsAppearing(false)
      target?.afterLayout { child.endContainedTransition() }
    }
  }

  /// Takes the view out; it keeps its window when it moves within that one.
  private func detach(from parent: UIView, window: UIWindow?) {
    parent.willRemoveSubview(self)
    if window == nil || window !== attachedWindow { willMove(toSuperview: nil) }
    parent.below.removeAll { $0 === self }
    above = nil
    if attachedWindow !== window || window == nil {
      if attachedWindow != nil { move(to: nil) }
      didMoveToSuperview()
    }
    parent.setNeedsLayout()
  }

  func move(to window: UIWindow?) {
    willMove(toWindow: window)
    inside = window
    if let window {
      needsLayout = true
      window.needsLayout(of: self)
    }
    for view in below { view.move(to: window) }
    didMoveToWindow()
    if window != nil, awaitsFirstResponder {
      awaitsFirstResponder = false
      _ = becomeFirstResponder()
    }
  }

  /// The child controller that appears because its root view enters a screen that is shown.
  private func appearingChild(in parent: UIView) -> UIViewController? {
    guard let owner, let container = owner.parent, owner.appearance == .disappeared,
      container.shouldAutomaticallyForwardAppearanceMethods, container.managesChildrenByViews,
      container.appearance == .appeared || container.appearance == .appearing
    else { return nil }
    return owner
  }

  private var disappearingChild: UIViewController? {
    guard let owner, let container = owner.parent, owner.appearance != .disappeared,
      container.shouldAutomaticallyForwardAppearanceMethods, container.managesChildrenByViews
    else { return nil }
    return owner
  }
}
