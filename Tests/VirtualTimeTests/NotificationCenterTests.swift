import Foundation
import Synchronization
import Testing
import VirtualTime

@MainActor @Suite struct NotificationCenterTests {
  private let name = Notification.Name("notification-center-tests")
  private let clock = VirtualClock()

  final class Heard {
    var words: [String] = []
    var token: (any NSObjectProtocol)?
  }
  private let heard = Heard()

  private func listen(
    _ word: String, queue: OperationQueue? = nil, object: Any? = nil
  ) -> any NSObjectProtocol {
    VirtualNotificationCenter.default.addObserver(forName: name, object: object, queue: queue) {
      [heard] _ in heard.words.append(word)
    }
  }

  // Apple, addObserver(forName:object:queue:using:): a block of the main queue runs there; a post
  // from the main thread has called it when it returns.
  @Test func observersOnEveryQueueHaveHeardWhenThePostReturns() {
    clock.withCurrent {
      _ = listen("main", queue: .main)
      _ = listen("virtual main", queue: VirtualOperationQueue.main)
      _ = listen("own", queue: VirtualOperationQueue())
      _ = listen("none")
      VirtualNotificationCenter.default.post(name: name, object: nil)
    }
    #expect(heard.words == ["main", "virtual main", "own", "none"])
  }

  @Test func anotherSimulationIsNotHeard() {
    clock.withCurrent { _ = listen("one") }
    VirtualClock().withCurrent {
      _ = listen("other")
      VirtualNotificationCenter.default.post(name: name, object: nil)
    }
    VirtualNotificationCenter.default.post(name: name, object: nil)
    #expect(heard.words == ["other"])
  }

  // What is static in an app outlives its simulation, and so does a center that it keeps.
  @Test func aCenterThatIsKeptFollowsTheSimulation() {
    let kept = clock.withCurrent { VirtualNotificationCenter.default }
    VirtualClock().withCurrent {
      let token = listen("second")
      clock.withCurrent {
        _ = listen("first")
        kept.removeObserver(token)
      }
      kept.post(name: name, object: nil)
    }
    clock.withCurrent { kept.post(name: name, object: nil) }
    #expect(heard.words == ["first"])
  }

  @Test func aDiscardedSimulationReleasesItsObservers() {
    weak var kept: Heard?
    clock.withCurrent {
      let local = Heard()
      kept = local
      _ = VirtualNotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        _ in local.words.append("late")
      }
    }
    #expect(kept != nil)
    clock.discard()
    #expect(kept == nil)
  }

  // removeObserver(_:); an observer that is removed by an earlier one is not called any more.
  @Test func anObserverHearsUntilItIsRemoved() {
    clock.withCurrent {
      let center = VirtualNotificationCenter.default
      _ = center.addObserver(forName: name, object: nil, queue: nil) { [heard] _ in
        heard.words.append("first")
        if let token = heard.token { center.removeObserver(token) }
      }
      heard.token = listen("second")
      center.post(name: name, object: nil)
      center.post(Notification(name: name))
    }
    #expect(heard.words == ["first", "first"])
  }

  // addObserver(forName:object:queue:using:): nil for the name or the object stands for any.
  @Test func namesAndObjectsChoose() {
    clock.withCurrent {
      let object = NSObject()
      let center = VirtualNotificationCenter.default
      _ = listen("of object", object: object)
      _ = center.addObserver(forName: nil, object: nil, queue: nil) { [heard] notification in
        heard.words.append("any: \(notification.userInfo?["n"] as? Int ?? 0)")
      }
      center.post(name: name, object: NSObject(), userInfo: ["n": 1])
      center.post(name: name, object: object, userInfo: ["n": 2])
      center.post(name: Notification.Name("other"), object: object)
    }
    #expect(heard.words == ["any: 1", "of object", "any: 2", "any: 0"])
  }

  // notifications(named:object:).
  @Test func aSequenceHasTheNotificationsThatArePosted() {
    clock.withCurrent {
      let sequence = VirtualNotificationCenter.default.notifications(named: name)
      Task { @MainActor in
        for await notification in sequence {
          heard.words.append("\(notification.userInfo?["n"] as? Int ?? 0)")
        }
      }
      clock.runReady()
      for n in 1...3 {
        VirtualNotificationCenter.default.post(name: name, object: nil, userInfo: ["n": n])
      }
      clock.runReady()
    }
    #expect(heard.words == ["1", "2", "3"])
    clock.discard()
  }
}
