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
    let link: UIPresentationController =
      modalPresentationStyle == .popover
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
    let style = controller.style(on: simulator.device)
    let presentation = Presentation(screen: controller, style: style, presenter: presenter)
    presentation.mayDismiss = { [weak controller] in controller?.allowsDragDismissal ?? true }
    presentation.onRefused = { [weak controller] in
      guard let controller, let link = controller.presentationController else { return }
      link.delegate?.presentationControllerDidAttemptToDismiss(link)
    }
    presentation.onWillDismiss = { [weak controller] cause in
      guard cause == .dragDismiss, let link = controller?.presentationController else { return }
      link.delegate?.presentationControllerWillDismiss(link)
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
      link.delegate?.presentationControllerDidDismiss(link)
    }
    let completions = dismissCompletions
    dismissCompletions.removeAll()
    for completion in completions { completion() }
  }

  /// Shows a controller as its container does: pushed, else presented.
  public func show(_ controller: UIViewController, sender: Any?) {
    if let navigation = (self as? UINavigationController) ?? navigationController {
      navigation.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// Shows a controller in the detail column; without columns it is presented.
  public func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    present(controller, animated: true)
  }

  private var allowsDragDismissal: Bool {
    switch modalPresentationStyle {
    case .overFullScreen, .overCurrentContext, .custom: return false
    default: break
    }
    if isModalInPresentation
      || (self as? UINavigationController)?.topViewController?
        .isModalInPresentation == true
    {
      return false
    }
    guard let link = presentationController else { return true }
    return link.delegate?.presentationControllerShouldDismiss(link) ?? true
  }

  private func style(on device: Device) -> PresentationStyle {
    if let alert = self as? UIAlertController {
      return alert.preferredStyle == .alert ? .alert : .confirmation
    }
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: return .cover
    case .popover: return device.sizeClass == .regular ? .popover : .sheet
    default: return .sheet
    }
  }
}
