import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct TearDownTests {
  /// A world with a stack, a table, an edit in progress, a presentation and an alert.
  private func busyWorld() -> Stage {
    let stage = Stage { log in
      UINavigationController(rootViewController: NotingController("A", log))
    }
    let navigation = stage.window.rootViewController as! UINavigationController
    var form: FormTable!
    stage.run {
      form = FormTable((0..<20).map { "v\($0)" }, stage.log)
      navigation.pushViewController(form, animated: true)
    }
    stage.focus(form.cell(1)!.field)
    stage.type("x")
    stage.run { _ = form.table.scroll(rows: 5) }
    stage.run {
      let sheet = UINavigationController(rootViewController: NotingController("S", stage.log))
      navigation.present(sheet, animated: true)
    }
    stage.run {
      let alert = UIAlertController(title: "?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      navigation.presentedViewController?.present(alert, animated: true) {}
    }
    return stage
  }

  @Test func nothingIsLeftOfAWorld() {
    weak var simulator: Simulator?
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var view: UIView?
    weak var sheet: UIViewController?
    do {
      let stage = busyWorld()
      simulator = stage.simulator
      window = stage.window
      root = stage.window.rootViewController
      view = root?.children.last?.view
      sheet = root?.presentedViewController
      #expect(stage.words == ["?", "OK"])
      #expect(sheet != nil && view != nil)
      stage.tearDown()
    }
    #expect(simulator == nil)
    #expect(window == nil)
    #expect(root == nil)
    #expect(view == nil)
    #expect(sheet == nil)
  }

  // A process that ends calls nothing.
  @Test func tearingDownCallsNobody() {
    let stage = busyWorld()
    _ = stage.log.take()
    stage.tearDown()
    #expect(stage.log.take().isEmpty)
  }
}
