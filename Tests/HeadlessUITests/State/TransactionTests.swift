import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor @Suite struct TransactionTests {
  struct Moving: View {
    @State var isOpen = false
    let log: Log
    var body: some View {
      VStack {
        Text(isOpen ? "open" : "closed")
        Button("move") {
          withAnimation(.linear(duration: 2).delay(1)) {
            isOpen.toggle()
          } completion: {
            log.lines.append("done \(isOpen)")
          }
          log.lines.append("asked")
        }
        Button("jump") {
          withAnimation(nil) {
            isOpen.toggle()
          } completion: {
            log.lines.append("jumped")
          }
          log.lines.append("asked")
        }
      }
    }
  }

  // Apple, withAnimation(_:completionCriteria:_:completion:): told once, when the animation ends.
  @Test func theCompletionRunsWhenTheAnimationHasEnded() {
    let log = Log()
    let stage = Stage { Moving(log: log) }
    let start = stage.simulator.clock.now
    stage.tap("move")
    #expect(stage.words.first == "open")
    #expect(log.lines == ["asked", "done true"])
    #expect(stage.simulator.clock.now - start == .seconds(3))
  }

  @Test func withoutAnimationTheCompletionFollowsAtOnce() {
    let log = Log()
    let stage = Stage { Moving(log: log) }
    stage.tap("jump")
    #expect(log.lines == ["asked", "jumped"])
    #expect(stage.simulator.clock.now == .zero)
  }

  // Apple, Binding.init(get:set:) with a transaction, Binding.animation(_:).
  @Test func aBindingHandsItsTransactionToItsSetter() {
    var seen: [Animation?] = []
    let base = Binding(get: { 0 }, set: { seen.append($1.animation) })
    base.wrappedValue = 1
    base.animation(.easeIn).wrappedValue = 2
    withAnimation(.easeOut) { base.wrappedValue = 3 }
    #expect(seen == [nil, .easeIn, .easeOut])
  }

  struct Speed: TransactionKey { static let defaultValue = 1 }

  @Test func aTransactionCarriesValuesOfTheApp() {
    var seen = 0
    let base = Binding(get: { 0 }, set: { seen = $1[Speed.self] })
    base.wrappedValue = 1
    #expect(seen == 1)
    withTransaction(\.speed, 7) { base.wrappedValue = 1 }
    #expect(seen == 7)
  }

  // Apple, Binding.init(_:) of an optional: nil cannot be written through it.
  @Test func aWrappedBindingIgnoresNil() {
    var value = 1
    let base = Binding(get: { value }, set: { value = $0 })
    let wrapped = Binding<Int?>(base)
    wrapped.wrappedValue = nil
    #expect(value == 1)
    wrapped.wrappedValue = 5
    #expect(value == 5)
    let erased = Binding<AnyHashable>(base)
    erased.wrappedValue = 9
    #expect(value == 9)
    erased.wrappedValue = "no"
    #expect(value == 9)
  }

  struct Spaces: View {
    @Namespace var first
    @Namespace var second
    let log: Log
    var body: some View {
      let _ = log.lines.append("\(first == second) \(first == first)")
      Text("a").matchedGeometryEffect(id: "a", in: first)
    }
  }

  @Test func everyNamespaceIsItsOwn() {
    let log = Log()
    _ = Stage { Spaces(log: log) }
    #expect(log.lines == ["false true"])
  }
}

extension Transaction {
  fileprivate var speed: Int {
    get { self[TransactionTests.Speed.self] }
    set { self[TransactionTests.Speed.self] = newValue }
  }
}
