import HeadlessCombine
import Testing
import VirtualTime

private class Base: ObservableObject {
  let plain = 1
  @Published var name = "Swift"
}

private final class Derived: Base {
  @Published var count = 0
  var note = ""
}

private final class Unpublished: ObservableObject {
  var value = 0
}

private final class Custom: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
  @Published var value = 0
}

private final class Box<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

@MainActor private final class OnMain: ObservableObject {
  @Published var text = ""
  @Published private(set) var saved = ""
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $text
      .dropFirst()
      .removeDuplicates()
      .debounce(for: .milliseconds(300), scheduler: VirtualDispatchQueue.main)
      .sink { [weak self] text in self?.saved = text }
      .store(in: &cancellables)
  }
}

private final class Observer: ObjectWillChangeObserver {
  var count = 0
  func objectWillChange() { count += 1 }
}

@Suite("ObservableObject and @Published")
struct ObservableObjectTests {
  // Apple: "By default an ObservableObject synthesizes an objectWillChange publisher that emits
  // the changed value before any of its @Published properties changes."
  @Test("objectWillChange fires before each change of a published property, inherited ones too")
  func willChange() {
    let object = Derived()
    var log: [String] = []
    let cancellable = object.objectWillChange.sink { log.append("\(object.name) \(object.count)") }
    object.name = "PHP"
    object.count = 1
    object.note = "not published"
    #expect(log == ["Swift 0", "PHP 0"])
    #expect(object.name == "PHP" && object.count == 1)
    cancellable.cancel()
    object.count = 2
    #expect(log.count == 2)
  }

  @Test("an object has one objectWillChange, and two objects have two")
  func identity() {
    let (a, b) = (Derived(), Derived())
    #expect(a.objectWillChange === a.objectWillChange)
    #expect((a as Base).objectWillChange === a.objectWillChange)
    #expect(a.objectWillChange !== b.objectWillChange)
    let (c, d) = (Unpublished(), Unpublished())
    #expect(c.objectWillChange === c.objectWillChange)
    #expect(c.objectWillChange !== d.objectWillChange)
    let generic = Box(["a"])
    #expect(generic.objectWillChange === generic.objectWillChange)
  }

  @Test("an object without published properties announces what it sends itself")
  func manual() {
    let object = Unpublished()
    var count = 0
    let cancellable = object.objectWillChange.sink { count += 1 }
    object.value = 1
    object.objectWillChange.send()
    #expect(count == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test("an objectWillChange of the class's own is left to the class")
  func custom() {
    let object = Custom()
    var log: [String] = []
    let cancellable = object.objectWillChange.sink { log.append($0) }
    object.value = 1
    object.objectWillChange.send("by hand")
    #expect(log == ["by hand"])
    withExtendedLifetime(cancellable) {}
  }

  // Apple: "When the property changes, publishing occurs in the property's willSet block, meaning
  // subscribers receive the new value before it's actually set on the property."
  @Test("$property sends the current value, then each new one before it is set")
  func publishedTiming() {
    let object = Base()
    var log: [String] = []
    let cancellable = object.$name.sink { log.append("\($0) while \(object.name)") }
    object.name = "PHP"
    #expect(log == ["Swift while Swift", "PHP while Swift"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("an observer is called before each change, once, and only while it lives")
  func observers() {
    let object = Derived()
    let observer = Observer()
    object.objectWillChange.observe(observer)
    object.objectWillChange.observe(observer)
    object.name = "a"
    object.count = 1
    #expect(observer.count == 2)
    object.objectWillChange.remove(observer)
    object.count = 2
    #expect(observer.count == 2)
    do {
      let gone = Observer()
      object.objectWillChange.observe(gone)
      #expect(object.objectWillChange.isObserved)
    }
    object.count = 3
    #expect(!object.objectWillChange.isObserved)
  }

  @Test("assign(to:) writes a published property, and does not keep its object")
  func assign() {
    let subject = PassthroughSubject<String, Never>()
    var object: Base? = Base()
    weak let weakObject = object
    var count = 0
    let cancellable = object?.objectWillChange.sink { count += 1 }
    subject.assign(to: &object!.$name)
    subject.send("PHP")
    #expect(object?.name == "PHP")
    #expect(count == 1)
    cancellable?.cancel()
    object = nil
    #expect(weakObject == nil)
    subject.send("nobody")
  }

  @Test("a main-actor model debounces on the simulation's clock")
  @MainActor func debounce() {
    let clock = VirtualClock()
    clock.withCurrent {
      let model = OnMain()
      model.text = "P"
      clock.advance(by: .milliseconds(299))
      model.text = "PH"
      clock.advance(by: .milliseconds(299))
      #expect(model.saved == "")
      #expect(clock.pending.count == 1)
      clock.advance(by: .milliseconds(1))
      #expect(model.saved == "PH")
      #expect(clock.isIdle)
    }
  }
}
