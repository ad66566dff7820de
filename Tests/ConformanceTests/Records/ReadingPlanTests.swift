import Conformance
import HeadlessCombine
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor struct ReadingPlanTests {
  /// Reads properties of a view whose values can be changed in between.
  @MainActor private final class Reading {
    let driver: Driver
    let app: PaperApp
    let source: any RecordSource
    var snapshot = RecordSnapshot()

    init(_ properties: [String: () -> Any], _ records: Records) {
      let simulator = Simulator(behavior: .reference, device: .standard)
      driver = Driver(simulator: simulator)
      app = PaperApp(simulator, root: PaperScreen("Root"))
      app.properties = properties
      _ = driver.mount(app)
      source = records.makeSource()
    }

    func read() -> [String] {
      _ = source.read(into: &snapshot, driver: driver)
      return (0..<snapshot.count).map { "\(snapshot.ids[$0])=\(snapshot.values[$0])" }
    }
  }

  private struct Note: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }
  private enum Kind {
    case exact(String)
    case partial(String)
  }
  private struct Address {
    var street = "Main"
    var number = 7
    var note: String?
  }
  private class Model: ObservableObject {
    @Published var language = "Swift"
    var address = Address()
    var onChange: () -> Void = {}
    weak var delegate: Model?
    var next: Model?
  }
  private final class Submodel: Model { var extra = 1.5 }

  @Test func plainValuesAreOneRecord() {
    let reading = Reading(
      ["name": { "aaa" }, "kind": { Kind.exact("x") }, "count": { 3 }],
      .state(PaperView.self, "name", "kind", "count"))
    #expect(reading.read() == ["name=aaa", "kind=exact(\"x\")", "count=3"])
  }

  @Test func anObjectHasARecordForEachStoredProperty() {
    let model = Submodel()
    model.delegate = model
    model.next = Model()
    model.next?.language = "C"
    let reading = Reading(["model": { model }], .state(PaperView.self, "model"))
    let expected = [
      "language=Swift", "address.street=Main", "address.number=7", "address.note=nil",
    ]
    #expect(Array(reading.read().prefix(4)) == expected)
    #expect(reading.read().contains("next.language=C"))
    #expect(reading.read().contains("extra=1.5"))
    model.language = "PHP"
    #expect(reading.read().first == "language=PHP")
  }

  @Test func elementsOfPlainArraysKeepTheirNamesWhenOthersGo() {
    let names = Box(["aaa", "bbb", "ccc"])
    let reading = Reading(["names": { names.value }], .state(PaperView.self, "names"))
    #expect(reading.read() == ["names[0]=aaa", "names[1]=bbb", "names[2]=ccc"])
    names.value.remove(at: 1)
    #expect(reading.read() == ["names[0]=aaa", "names[2]=ccc"])
    names.value[1] = "new"
    #expect(reading.read() == ["names[0]=aaa", "names[2]=new"])
    names.value.append("ddd")
    #expect(reading.read() == ["names[0]=aaa", "names[2]=new", "names[3]=ddd"])
  }

  @Test func identifiableElementsAreKnownByTheirIDs() {
    let notes = Box([Note(id: 7, title: "a"), Note(id: 9, title: "b")])
    let reading = Reading(["notes": { notes.value }], .state(PaperView.self, "notes"))
    #expect(
      reading.read() == [
        "notes[7].title=a", "notes[7].isDone=false", "notes[9].title=b", "notes[9].isDone=false",
      ])
    notes.value.swapAt(0, 1)
    #expect(reading.read().first == "notes[9].title=b")
    let former = notes.value.removeFirst()
    #expect(reading.read() == ["notes[7].title=a", "notes[7].isDone=false"])
    notes.value.append(former)
    #expect(reading.read().last == "notes[9].isDone=false")
  }

  @Test func dictionariesAndSetsAreReadInOrder() {
    let reading = Reading(
      ["map": { ["b": 2, "a": 1] }, "set": { Set(["y", "x"]) }],
      .state(PaperView.self, "map", "set"))
    #expect(reading.read() == ["map[a]=1", "map[b]=2", "set[x]=x", "set[y]=y"])
  }

  @Test(
    arguments: [
      (["a", "b", "c"], ["a", "c"], [0, 2]),
      (["a", "b", "c"], ["x", "b", "c"], [0, 1, 2]),
      (["a", "b", "c"], ["b", "c", "d"], [1, 2, nil]),
      (["a", "b"], ["x", "y"], [0, 1]),
      (["a", "a", "a"], ["a", "a"], [0, 1]),
      ([], ["a"], [nil]),
    ] as [([String], [String], [Int?])])
  func membersAreFoundAgain(_ old: [String], _ new: [String], _ origins: [Int?]) {
    #expect(SequenceAlignment.origins(of: new, in: old) == origins)
  }
}
