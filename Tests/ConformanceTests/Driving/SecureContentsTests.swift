import Conformance
import HeadlessUI
import LifecycleModel
import Testing

@MainActor @Suite struct SecureContentsTests {
  struct Login: View {
    @State var password = "secret"
    var body: some View { SecureField("Password", text: $password) }
  }

  // Apple, SecureField: a control into which people securely enter private text.
  @Test("a password is not readable on the screen, its length is")
  func passwordIsHidden() {
    let simulation = Simulation(.reference) { Login() }
    #expect(!simulation.screen.contains("secret"))
    #expect(simulation.screen.texts.contains("••••••"))
  }
}
