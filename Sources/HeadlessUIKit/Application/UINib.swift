// Modelled: accepted, documented
public import Foundation
import LifecycleSimulator

/// An interface builder file; it is not loaded, and whoever uses it is told so.
@preconcurrency @MainActor open class UINib: NSObject {
  private let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says that the file is not loaded, and makes nothing.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    noteUse()
    return []
  }

  func noteUse() {
    CurrentSimulation.simulator?.noteUnsupported(
      "UINib(nibName: \"\(name)\"): interface builder files are not loaded; make the view in code",
      file: "UINib", line: 0)
  }
}

/// A storyboard; it is not loaded, and whoever uses it is told so.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Says that the file is not loaded; there is no controller.
  open func instantiateInitialViewController(file: String = #fileID, line: Int = #line)
    -> UIViewController?
  {
    note(file, line)
    return nil
  }

  /// Says that the file is not loaded, and makes an empty controller.
  open func instantiateViewController(
    withIdentifier identifier: String, file: String = #fileID, line: Int = #line
  ) -> UIViewController {
    note(file, line)
    return UIViewController()
  }

  private func note(_ file: String, _ line: Int) {
    CurrentSimulation.simulator?.noteUnsupported(
      "UIStoryboard(name: \"\(name)\"): interface builder files are not loaded; make the "
        + "controller in code", file: file, line: line)
  }
}
