import HeadlessCombine
import Testing
import VirtualTime

@MainActor @Suite("Values that a platform hands over at once")
struct HandingOverTests {
  // Quirk combine-receive-on-sync-change-13-3: an immediate scheduler deviates in nothing.
  @Test("only where the scheduler would have waited")
  func asking() {
    let clock = VirtualClock()
    var questions = 0
    clock.handsOverAtOnce = {
      questions += 1
      return true
    }
    clock.withCurrent {
      var values: [Int] = []
      let immediate = Just(1).receive(on: ImmediateScheduler.shared).sink { values.append($0) }
      #expect(questions == 0)
      let queued = Just(2).receive(on: VirtualDispatchQueue.main).sink { values.append($0) }
      #expect(values == [1, 2])
      #expect(questions > 0)
      _ = (immediate, queued)
    }
  }
}
