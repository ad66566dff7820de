import SourceImport
import Testing

@Suite struct AttributesTests {
  @Test(arguments: [
    ("@objc func a() {}", "func a() {}"),
    ("  @objc(setA:) private func a() {}", "  private func a() {}"),
    ("@objcMembers class A: NSObject {}", "class A: NSObject {}"),
    ("@IBOutlet weak var field: UITextField!", "weak var field: UITextField!"),
    ("  @IBOutlet private weak var a: UIView!", "  private weak var a: UIView!"),
    ("@IBAction func done(_ sender: Any) {}", "func done(_ sender: Any) {}"),
    ("@IBAction\n  @objc\n  func done() {}", "\n\n  func done() {}"),
    ("@IBInspectable var a = 1", "var a = 1"),
    ("@IBDesignable class A: UIView {}", "class A: UIView {}"),
    ("@NSCopying var a: NSString", "var a: NSString"),
    ("@objc dynamic var a = 1", "var a = 1"),
    ("private dynamic func a() {}", "private func a() {}"),
    ("class A {@objc func a() {}}", "class A { func a() {}}"),
    ("@main struct A: App {}", "struct A: App {}"),
    ("@UIApplicationMain\nclass A: UIResponder {}", "\nclass A: UIResponder {}"),
  ])
  func whatNeedsObjectiveCGoes(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(arguments: [
    "let dynamic = 3", "f(dynamic: true)", "x.dynamic", "@Published var a = 1",
    "let mail = \"a@objc.io\"", "@State var a = 1", "@objcish var a = 1",
    "weak var x: UIView!", "class A: NSObject {}",
  ])
  func allElseStays(text: String) { #expect(rewritten(text) == text) }

  @Test func ownersAreToldOfOutletsAndEntryPoints() {
    #expect(
      notes(of: "@main\nclass A {\n@IBOutlet var a: B!\n@IBOutlet var c: D!\n}")
        == ["1 entry-point", "3 outlet"])
  }
}
