import HeadlessUI
import Testing

@MainActor @Suite struct BindingTests {
  struct Address: Equatable { var city = "Kyoto" }
  struct Person: Equatable {
    var name = "Aki"
    var address = Address()
    var tags = ["a", "b"]
  }

  /// A binding to a value that somebody else keeps.
  final class Store {
    var person = Person()
    var binding: Binding<Person> { Binding(get: { self.person }, set: { self.person = $0 }) }
  }

  // RUNTIME 11: get after set gives what was set.
  @Test func aBindingGivesBackWhatWasSet() {
    let store = Store()
    let name = store.binding.name
    name.wrappedValue = "Ren"
    #expect(name.wrappedValue == "Ren")
    #expect(store.person.name == "Ren")
  }

  @Test func keyPathsAndSubscriptsReachInside() {
    let store = Store()
    store.binding.address.city.wrappedValue = "Nara"
    store.binding.tags[1].wrappedValue = "c"
    #expect(store.person.address.city == "Nara")
    #expect(store.person.tags == ["a", "c"])
  }

  @Test func writesToAConstantGoNowhere() {
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    #expect(constant.wrappedValue == 1)
  }

  // Apple, Binding.init?(_:): nil when the base has no value now.
  @Test func anOptionalIsUnwrappedOnlyWhileItHasAValue() {
    var text: String? = nil
    let base = Binding<String?>(get: { text }, set: { text = $0 })
    #expect(Binding(base) == nil)
    text = "a"
    let inner = Binding(base)
    inner?.wrappedValue = "b"
    #expect(text == "b")
  }

  // Apple, Binding: a collection of bindings to the elements.
  @Test func aBoundCollectionHasBoundElements() {
    let store = Store()
    for tag in store.binding.tags { tag.wrappedValue += "!" }
    #expect(store.person.tags == ["a!", "b!"])
  }
}
