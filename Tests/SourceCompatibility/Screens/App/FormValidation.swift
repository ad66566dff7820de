import Combine
import SwiftUI

private struct LookupFailed: Error {}

private final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published private(set) var canSubmit = false
  @Published private(set) var message = "-"
  @Published private(set) var log: [String] = []
  let submits = PassthroughSubject<Void, Never>()
  let resets = PassthroughSubject<Void, Never>()
  private var bag = Set<AnyCancellable>()
  private var lookups = 0

  init() {
    Publishers.CombineLatest($name, $password)
      .map { !$0.isEmpty && $1.count >= 3 }
      .assign(to: &$canSubmit)

    let answers =
      submits
      .flatMap { [unowned self] in
        self.lookUp(self.name).catch { _ in Just("failed") }
      }
      .share()
    answers.sink { [weak self] in self?.message = $0 }.store(in: &bag)
    answers.sink { [weak self] in self?.log.append("heard \($0)") }.store(in: &bag)

    submits.map { "submit" }
      .merge(with: resets.map { "reset" })
      .sink { [weak self] in self?.log.append($0) }
      .store(in: &bag)
    $name.combineLatest($password) { "\($0)/\($1)" }
      .dropFirst()
      .first()
      .sink { [weak self] in self?.log.append("first \($0)") }
      .store(in: &bag)
  }

  private func lookUp(_ name: String) -> AnyPublisher<String, LookupFailed> {
    lookups += 1
    guard name != "bad" else { return Fail(error: LookupFailed()).eraseToAnyPublisher() }
    return Just("hello \(name) \(lookups)").setFailureType(to: LookupFailed.self)
      .eraseToAnyPublisher()
  }
}

private struct FormValidation: View {
  @ObservedObject var model: SignUpModel
  var body: some View {
    Form {
      TextField("Name", text: $model.name)
      SecureField("Password", text: $model.password)
      Button("Submit") { model.submits.send() }.disabled(!model.canSubmit)
      Button("Reset") { model.resets.send(()) }
      Text("message \(model.message)")
      Text("log: " + model.log.joined(separator: ", "))
    }
  }
}

let formValidation = CompatibilityScreen(
  "form-validation", from: "developer.apple.com/documentation/combine/publishers/combinelatest",
  "developer.apple.com/documentation/combine/publisher/catch(_:)",
  "developer.apple.com/documentation/combine/publisher/share()",
  content: { FormValidation(model: SignUpModel()) },
  walk: { user in
    user.expect("an incomplete form cannot be sent") {
      $0.description.contains("button \"Submit\" in row 2 (disabled)")
    }
    user.type("Aki", into: "Name")
    user.type("123", into: "Password")
    user.expect("both values together enable it") {
      !$0.description.contains("button \"Submit\" in row 2 (disabled)")
    }
    user.tap("Submit")
    user.expect("a shared publisher works once for two subscribers") {
      $0.contains("message hello Aki 1") && $0.contains("heard hello Aki 1")
    }
    user.tap("Reset")
    user.replace("Name", with: "bad")
    user.tap("Submit")
    user.expect("an error becomes a value, and the outer stream goes on") {
      $0.contains("message failed") && $0.contains("heard failed")
    }
    user.tap("Submit")
    user.expect("merged events, the first change once") {
      $0.contains("first A/") && $0.contains("reset")
    }
  })
