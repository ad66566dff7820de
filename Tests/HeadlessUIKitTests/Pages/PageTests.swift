import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct PageTests {
  final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let log: Log
    lazy var all = ["One", "Two"].map { NotingController($0, log) }
    init(_ log: Log) { self.log = log }
    private func index(_ page: UIViewController) -> Int { all.firstIndex { $0 === page } ?? 0 }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { index(page) > 0 ? all[index(page) - 1] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { index(page) < all.count - 1 ? all[index(page) + 1] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.note("turned from \(previousViewControllers.map { $0.title ?? "" })") }
  }

  // Apple, UIPageViewController: the data source gives neighbours, the delegate hears of turns.
  @Test func turningAPageTellsTheDelegate() {
    var pages: Pages!
    var book: UIPageViewController!
    let stage = Stage { log in
      pages = Pages(log)
      book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      book.dataSource = pages
      book.delegate = pages
      book.setViewControllers([pages.all[0]], direction: .forward, animated: false)
      return book
    }
    _ = stage.log.take()
    stage.run { #expect(book.scroll(rows: 1) == 1) }
    #expect(
      stage.log.take() == [
        "Two.viewDidLoad", "Two.viewWillAppear", "One.viewWillDisappear moving",
        "Two.viewDidAppear",
        "One.viewDidDisappear", "turned from [\"One\"]",
      ])
    stage.run { #expect(book.scroll(rows: 1) == 0) }
    #expect(book.viewControllers?.first === pages.all[1])
  }
}
