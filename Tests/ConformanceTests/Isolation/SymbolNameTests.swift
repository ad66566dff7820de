import Conformance
import Testing

@Suite("Names of functions")
struct SymbolNameTests {
  @Test(
    "A function of the app is named in short",
    arguments: [
      ("Main.SecondView.body.getter : some", "SecondView.body.getter"),
      ("Main.Store.delete(at: Foundation.IndexSet) -> ()", "Store.delete"),
      ("closure #1 () -> () in Main.SecondView.body.getter : some", "SecondView.body.getter"),
      (
        "closure #2 (Swift.Int) -> A in closure #1 () -> A in Main.Top.rows.getter : [A]",
        "Top.rows.getter"
      ),
      ("static Main.Store.make() -> Main.Store", "Store.make"),
      ("Main.(Hidden in _0123ABCD).value.getter : Swift.Int", "Hidden.value.getter"),
      ("(extension in Main):Swift.Array.second() -> A", "Swift.Array.second"),
      ("merged Main.Store.add(Swift.Int) -> ()", "Store.add"),
      (
        "protocol witness for SwiftUI.View.body.getter : A.Body in conformance "
          + "Main.SecondView : SwiftUI.View in Main",
        "SecondView.body.getter"
      ),
      ("partial apply forwarder for closure #1 () -> () in Main.Top.go() -> ()", "Top.go"),
    ])
  func short(demangled: String, place: String) {
    #expect(SymbolName(mangled: "$s4Main1x", demangled: demangled).place == place)
  }

  @Test(
    "Functions of the harness, the standard library and C are no places",
    arguments: ["$s10HeadlessUI4ListV", "$sSayxSicig", "abort", "$s11Conformance1x"])
  func noPlace(mangled: String) {
    #expect(SymbolName(mangled: mangled, demangled: "x").place == nil)
  }
}
