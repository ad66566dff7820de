package import LifecycleSimulator

/// What another surface shows inside a view controller: the SwiftUI graph of a hosting controller.
///
/// The controller calls it from its own appearance callbacks, where UIKit calls
/// `UIHostingController`'s.
@MainActor package protocol HostedContent: AnyObject {
  func hostDidLoad()
  func hostWillAppear(_ change: ScreenChange)
  func hostDidAppear(_ change: ScreenChange)
  func hostWillDisappear(_ change: ScreenChange)
  func hostDidDisappear(_ change: ScreenChange)
  /// An interactive transition was cancelled; the appearance callbacks of the way back follow.
  func hostCancelledDisappear(_ change: ScreenChange)
  /// The container let go of the controller for good.
  func hostReleased()
  func hostContainsInput(_ client: any TextInputClient) -> Bool
  func hostCollectElements(into list: inout ElementList)
}
