import HeadlessUI
import Testing

@MainActor @Suite struct StateTests {
  struct Counter: View {
    @State var count = 0
    let log: Log
    var body: some View {
      let _ = log.lines.append("body \(count)")
      VStack {
        Text("count \(count)")
        Button("more") {
          count += 1
          count += 1
        }
      }
    }
  }

  // RUNTIME 4: several writes in one turn, one evaluation.
  @Test func severalWritesInOneTurnEvaluateOnce() {
    let log = Log()
    let stage = Stage { Counter(log: log) }
    stage.tap("more")
    #expect(log.lines == ["body 0", "body 2"])
    #expect(stage.words == ["count 2", "more"])
  }

  struct Parent: View {
    @State var other = 0
    let log: Log
    var body: some View {
      VStack {
        Child(name: "child", log: log)
        Text("other \(other)")
        Button("change") { other += 1 }
      }
    }
  }
  struct Child: View {
    let name: String
    let log: Log
    var body: some View {
      let _ = log.lines.append("child")
      Text(name)
    }
  }

  // RUNTIME 6: a view whose value is the same and that read nothing new is not evaluated again.
  @Test func anUnchangedSubtreeIsNotEvaluatedAgain() {
    let log = Log()
    let stage = Stage { Parent(log: log) }
    stage.tap("change")
    #expect(log.lines == ["child"])
    #expect(stage.words.contains("other 1"))
  }

  struct Initial: View {
    @State var value: Int
    init(_ value: Int) { _value = State(initialValue: value) }
    var body: some View { Text("value \(value)") }
  }
  struct InitialParent: View {
    @State var seed = 1
    var body: some View {
      VStack {
        Initial(seed)
        Button("reseed") { seed += 1 }
      }
    }
  }

  // Apple, State: the initial value counts only when the view's storage is made.
  @Test func laterInitialValuesAreIgnored() {
    let stage = Stage { InitialParent() }
    stage.tap("reseed")
    #expect(stage.words == ["value 1", "reseed"])
  }

  struct Branches: View {
    @State var flag = false
    var body: some View {
      VStack {
        if flag { Field(title: "yes") } else { Field(title: "no") }
        Button("flip") { flag.toggle() }
      }
    }
  }
  struct Field: View {
    let title: String
    @State var text = ""
    var body: some View { TextField(title, text: $text) }
  }

  // RUNTIME 1: both branches of an `if` are different views, so state does not survive a flip.
  @Test func theBranchesOfAnIfHaveStateOfTheirOwn() {
    let stage = Stage { Branches() }
    stage.type("abc", into: "no")
    #expect(stage.words == ["abc", "flip"])
    stage.tap("flip")
    stage.tap("flip")
    #expect(stage.words == ["no", "flip"])
  }
}

/// What an app did, in order.
final class Log {
  var lines: [String] = []
}
