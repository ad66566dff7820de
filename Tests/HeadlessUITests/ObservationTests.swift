import HeadlessUI
import Testing

@MainActor @Suite struct ObservationTests {
  final class Model: ObservableObject {
    @Published var name = "a"
    @Published var other = 0
  }
  struct Watching: View {
    @ObservedObject var model: Model
    let log: Log
    var body: some View {
      let _ = log.lines.append("body \(model.name)")
      Text(model.name)
    }
  }

  // Apple, ObservableObject: any published change invalidates the views that observe the object.
  @Test func aPublishedChangeEvaluatesTheViewOnceATurn() {
    let (model, log) = (Model(), Log())
    let stage = Stage { Watching(model: model, log: log) }
    stage.run {
      model.name = "b"
      model.other = 1
    }
    #expect(log.lines == ["body a", "body b"])
    #expect(stage.words == ["b"])
  }

  @Observable final class Person {
    var name = "a"
    var age = 1
  }
  struct Reading: View {
    let person: Person
    let log: Log
    var body: some View {
      let _ = log.lines.append("body")
      Text(person.name)
    }
  }

  // Apple, Observation: a view depends only on the properties that its body reads.
  @Test func aPropertyThatWasNotReadEvaluatesNothing() {
    let (person, log) = (Person(), Log())
    let stage = Stage { Reading(person: person, log: log) }
    stage.run { person.age = 2 }
    #expect(log.lines == ["body"])
    stage.run { person.name = "b" }
    #expect(log.lines == ["body", "body"])
    #expect(stage.words == ["b"])
  }

  struct Owner: View {
    @StateObject var model = Model()
    @State var count = 0
    var body: some View {
      VStack {
        Text("\(model.name) \(count)")
        Button("rename") { model.name += "x" }
        Button("count") { count += 1 }
      }
    }
  }

  // Apple, StateObject: the object is made once for the life of the view.
  @Test func aStateObjectIsMadeOnce() {
    let stage = Stage { Owner() }
    stage.tap("rename")
    stage.tap("count")
    #expect(stage.words.first == "ax 1")
  }

  struct Inside: View {
    @EnvironmentObject var model: Model
    var body: some View { Text(model.name) }
  }

  @Test func anEnvironmentObjectIsFoundAndFollowed() {
    let model = Model()
    let stage = Stage { VStack { Inside() }.environmentObject(model) }
    stage.run { model.name = "b" }
    #expect(stage.words == ["b"])
  }

  struct Keyed: View {
    @Environment(\.isEnabled) var isEnabled
    let log: Log
    var body: some View {
      let _ = log.lines.append("body \(isEnabled)")
      Text(isEnabled ? "on" : "off")
    }
  }
  struct Disabling: View {
    @State var isOff = false
    let log: Log
    var body: some View {
      VStack {
        Keyed(log: log).disabled(isOff)
        Button("flip") { isOff.toggle() }
      }
    }
  }

  @Test func aChangedEnvironmentKeyEvaluatesItsReaders() {
    let log = Log()
    let stage = Stage { Disabling(log: log) }
    stage.tap("flip")
    #expect(stage.words.first == "off")
    #expect(log.lines == ["body true", "body false"])
  }

  struct Receiving: View {
    let subject: PassthroughSubject<Int, Never>
    let log: Log
    var body: some View {
      Text("x").onReceive(subject) { log.lines.append("\($0)") }
    }
  }

  @Test func onReceiveTellsWhatIsSent() {
    let (subject, log) = (PassthroughSubject<Int, Never>(), Log())
    let stage = Stage { Receiving(subject: subject, log: log) }
    stage.run { subject.send(3) }
    #expect(log.lines == ["3"])
  }
}
