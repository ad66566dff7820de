import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor @Suite struct ScreenStackTests {
  let journal = Journal()

  private func makeStack(_ simulator: Simulator) -> (ScreenStack, FakeScreen, FakeScreen) {
    let stack = ScreenStack(simulator: simulator)
    let (a, b) = (FakeScreen("A", journal, simulator), FakeScreen("B", journal, simulator))
    stack.install([a])
    let change = ScreenChange(cause: .launch, container: .window, role: .root)
    stack.setVisible(true, change, phase: .will)
    stack.setVisible(true, change, phase: .did)
    journal.lines.removeAll()
    return (stack, a, b)
  }

  // RUNTIME 15 (Apple, UIViewController): the order of a push.
  @Test func aPushTellsBothScreensInUIKitsOrder() {
    let simulator = makeSimulator()
    let (stack, _, b) = makeStack(simulator)
    stack.push(b)
    #expect(journal.lines == ["willDisappear A", "willAppear B"])
    simulator.settle()
    #expect(
      journal.lines == [
        "willDisappear A", "willAppear B", "didDisappear A", "disappear A", "didAppear B",
      ])
  }

  @Test func aTransitionTakesItsTimeAndNoMore() {
    let simulator = makeSimulator()
    let (stack, _, b) = makeStack(simulator)
    stack.push(b)
    simulator.settle()
    #expect(simulator.clock.now == .milliseconds(350))
  }

  // RUNTIME 15: a cancelled swipe back sends will-pairs and no did-disappear.
  @Test func aCancelledSwipeBackTellsNobodyThatItDisappeared() {
    let simulator = makeSimulator()
    let (stack, _, b) = makeStack(simulator)
    stack.push(b)
    simulator.settle()
    journal.lines.removeAll()
    stack.cancelInteractivePop()
    simulator.settle()
    #expect(journal.lines == ["willDisappear B", "willAppear A", "cancelled A", "cancelled B"])
    #expect(stack.top === b)
  }

  // RUNTIME 14: the current platform lets go of a popped destination.
  @Test func aPoppedScreenIsReleased() {
    let simulator = makeSimulator()
    let (stack, _, b) = makeStack(simulator)
    stack.push(b)
    simulator.settle()
    stack.pop()
    simulator.settle()
    #expect(journal.lines.last == "release B" || journal.lines.contains("release B"))
    #expect(stack.kept == nil)
  }

  // Seed 000: a popped screen that is kept lives until another one takes its place.
  @Test func aKeptScreenIsReleasedByTheNextPush() {
    var behavior = PlatformBehavior(name: "test", quirks: ["kept"])
    behavior.navigation.poppedDestination = Setting(.keptUntilReplaced, quirk: QuirkIndex(0))
    let simulator = makeSimulator(behavior)
    let (stack, _, b) = makeStack(simulator)
    stack.push(b)
    simulator.settle()
    stack.pop()
    simulator.settle()
    #expect(stack.kept === b)
    #expect(!journal.lines.contains("release B"))
    #expect(simulator.fired.contains(QuirkIndex(0)))
    stack.push(FakeScreen("C", journal, simulator))
    #expect(journal.lines.contains("release B"))
  }

  // Evidence uikit-back-viewwilldisappear-before-end-editing.
  @Test func goingBackEndsEditingAfterWillDisappear() {
    let simulator = makeSimulator()
    let (stack, _, b) = makeStack(simulator)
    let field = FakeField(journal)
    b.input = field
    stack.push(b)
    simulator.settle()
    simulator.focus.begin(field, cause: .focusMove)
    journal.lines.removeAll()
    stack.pop()
    #expect(journal.lines.prefix(3) == ["willDisappear B", "willAppear A", "end pop"])
  }

  // Evidence interactive-pop-resigns-before-viewwilldisappear.
  @Test func aPlatformMayEndEditingBeforeWillDisappearOnASwipe() {
    var behavior = PlatformBehavior(name: "test", quirks: ["first"])
    behavior.navigation.endEditingOnSwipe = Setting(.beforeWillDisappear, quirk: QuirkIndex(0))
    let simulator = makeSimulator(behavior)
    let (stack, _, b) = makeStack(simulator)
    let field = FakeField(journal)
    b.input = field
    stack.push(b)
    simulator.settle()
    simulator.focus.begin(field, cause: .focusMove)
    journal.lines.removeAll()
    stack.pop(cause: .interactivePop)
    #expect(journal.lines.prefix(2) == ["end interactivePop", "willDisappear B"])
  }
}
