// Modelled: full, documented
import Foundation
package import LifecycleModel
package import LifecycleSimulator

/// Dots that say which page shows; a person steps through them.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0 { didSet { currentPage = max(0, min(currentPage, numberOfPages - 1)) } }
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  package override var elementRole: ElementRole { .stepper }
  package override var elementValue: String { "page \(currentPage + 1) of \(numberOfPages)" }
  package override var isPerceivable: Bool { numberOfPages > 1 || !hidesForSinglePage }

  package override func perform(_ gesture: Touch) -> Bool {
    guard isElementEnabled, case .step(let count) = gesture else { return false }
    let old = currentPage
    currentPage += count
    if currentPage != old { sendByHand([.valueChanged, .primaryActionTriggered]) }
    return true
  }
}
