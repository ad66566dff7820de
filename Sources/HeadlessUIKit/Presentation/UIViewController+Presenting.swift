// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

extension UIViewController {
  /// The controller that this one, or one that it is in, presents.
  public var presentedViewController: UIViewController? { rootAncestor.presentedLink }

  /// The controller that presents this one, or one that it is in.
  public var presentingViewController: UIViewController? { rootAncestor.presenterLink }

  /// What manages the presentation of this controller.
  public var presentationController: UIPresentationController? {
    if let presentationLink { return presentationLink }
    if let outer = parent?.presentationController { return outer }
    let isSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
    let link: UIPresentationController =
      modalPresentationStyle == .popover || isSheet
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : UISheetPresentationController(presentedViewController: self, presenting: nil)
    presentationLink = link
    return link
  }

  /// What manages the sheet that this controller is presented in.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// What manages the popover that this controller is presented in.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Presents a controller over this one.
  ///
  /// As in UIKit, nothing happens while this controller's view is in no window, or while it
  /// already presents one; the misuse is in the trace.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard let simulator else { return }
    let presenter = rootAncestor
    guard viewIfLoaded?.attachedWindow != nil else {
      simulator.noteMisuse(
        "attempt to present \(controller.eventName) on \(eventName), whose view is not in the "
          + "window hierarchy")
      return
    }
    guard presenter.presentedLink == nil else {
      simulator.noteMisuse(
        "attempt to present \(controller.eventName) on \(eventName), which is already presenting")
      return
    }
    let controller = controller.adapted(to: simulator.device)
    let style = controller.style(on: simulator.device)
    controller.refuseWithoutAnchor(style, simulator.device)
    let presentation = Presentation(screen: controller, style: style, presenter: presenter)
    presentation.mayDismiss = { [weak controller] in controller?.allowsDragDismissal ?? true }
    presentation.onRefused = { [weak controller] in
      guard let controller, controller.canBeDragged, let link = controller.presentationController
      else { return }
      link.adaptiveDelegate?.presentationControllerDidAttemptToDismiss(link)
    }
    presentation.onDragBegin = { [weak controller] in
      guard let link = controller?.presentationController else { return }
      link.adaptiveDelegate?.presentationControllerWillDismiss(link)
    }
    presentation.onWillDismiss = { [weak presentation] cause in
      if cause == .dragDismiss { presentation?.onDragBegin?() }
    }
    controller.loadViewIfNeeded()
    controller.presentation = presentation
    controller.presenterLink = presenter
    controller.presentCompletion = completion
    presenter.presentedLink = controller
    simulator.presentations.present(presentation, animated: animated)
  }

  /// Closes what this controller presents, or else the presentation that it is in.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let root = rootAncestor
    guard let simulator, let target = root.presentedLink ?? (root.presentation != nil ? root : nil),
      let presentation = target.presentation,
      simulator.presentations.presented.contains(where: { $0 === presentation })
    else {
      completion?()
      return
    }
    if let completion { target.dismissCompletions.append(completion) }
    simulator.presentations.dismiss(presentation, cause: .dismiss, animated: animated)
  }

  /// The presented controller is gone.
  func finishPresentation(_ cause: Cause) {
    presenterLink?.presentedLink = nil
    presenterLink = nil
    presentation = nil
    if cause == .dragDismiss, let link = presentationController {
      link.adaptiveDelegate?.presentationControllerDidDismiss(link)
    }
    let completions = dismissCompletions
    dismissCompletions.removeAll()
    for completion in completions { completion() }
  }

  /// Whether a person can try to close the presentation by dragging it or touching beside it.
  private var canBeDragged: Bool {
    switch modalPresentationStyle {
    case .overFullScreen, .overCurrentContext, .custom: false
    default: !(self is UIAlertController)
    }
  }

  private var allowsDragDismissal: Bool {
    if let alert = self as? UIAlertController { return alert.closeFromOutside() }
    guard canBeDragged else { return false }
    if isModalInPresentation
      || (self as? UINavigationController)?.topViewController?
        .isModalInPresentation == true
    {
      return false
    }
    guard let link = presentationController else { return true }
    return link.adaptiveDelegate?.presentationControllerShouldDismiss(link) ?? true
  }

  /// The controller that the delegate wants instead on this device; itself without one.
  private func adapted(to device: Device) -> UIViewController {
    guard device.sizeClass == .compact, let link = presentationLink,
      let delegate = link.adaptiveDelegate
    else { return self }
    (link as? UIPopoverPresentationController)?.delegate.map {
      if let link = link as? UIPopoverPresentationController {
        $0.prepareForPopoverPresentation(link)
      }
    }
    let style = delegate.adaptivePresentationStyle(for: link, traitCollection: traitCollection)
    delegate.presentationController(
      link, willPresentWithAdaptiveStyle: style, transitionCoordinator: nil)
    guard style != .none,
      let other = delegate.presentationController(
        link, viewControllerForAdaptivePresentationStyle: style)
    else { return self }
    if other !== self {
      other.presentationLink = link
      other.modalPresentationStyle = modalPresentationStyle
    }
    return other
  }

  private func style(on device: Device) -> PresentationStyle {
    if let alert = self as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .confirmation
    }
    var wanted = modalPresentationStyle
    if device.sizeClass == .compact,
      wanted == .popover || wanted == .formSheet
        || wanted == .pageSheet || wanted == .automatic, let link = presentationLink,
      let delegate = link.adaptiveDelegate
    {
      switch delegate.adaptivePresentationStyle(for: link, traitCollection: traitCollection) {
      case .none: return wanted == .popover ? .popover : .sheet
      case .automatic: break
      case let other: wanted = other
      }
    }
    switch wanted {
    case .fullScreen, .currentContext: return .cover
    case .popover: return device.sizeClass == .regular ? .popover : .sheet
    case .automatic: return showsCard ? .sheet : .cover
    default: return .sheet
    }
  }

  /// Whether the platform's own choice of a style is a card.
  private var showsCard: Bool {
    guard let simulator else { return true }
    return simulator.decide(simulator.behavior.controllers.automaticStyle) == .card
  }

  /// UIKit ends an app that shows a popover which points at nothing.
  private func refuseWithoutAnchor(_ style: PresentationStyle, _ device: Device) {
    guard device.sizeClass == .regular, style == .popover || style == .confirmation,
      let popover = presentationController as? UIPopoverPresentationController, !popover.hasAnchor
    else { return }
    UIException.raise(
      "NSGenericException",
      "Your application has presented a \(eventName) of style popover. You must provide location "
        + "information for this popover through its popoverPresentationController: either a "
        + "sourceView and sourceRect or a barButtonItem. If this information is not known when you "
        + "present it, you may provide it in prepareForPopoverPresentation.")
  }
}
