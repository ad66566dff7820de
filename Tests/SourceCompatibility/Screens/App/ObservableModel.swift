import Observation
import SwiftUI

@Observable private final class Profile {
  var name = "Aki"
  var age = 30
  @ObservationIgnored var visits = 0
  var summary: String { "\(name), \(age)" }
}

private struct ObservableModel: View {
  @State private var profile = Profile()
  var body: some View {
    VStack {
      Text("summary: \(profile.summary)")
      ProfileEditor(profile: profile)
      Visits()
      Local(profile: profile)
    }
    .environment(profile)
  }
}

private struct ProfileEditor: View {
  @Bindable var profile: Profile
  var body: some View {
    TextField("Name", text: $profile.name)
    Stepper("Age", value: $profile.age)
  }
}

private struct Visits: View {
  @Environment(Profile.self) private var profile
  @Environment(Profile.self) private var maybe: Profile?
  var body: some View {
    @Bindable var profile = profile
    Text("visits \(profile.visits)")
    Button("Visit") { profile.visits += 1 }
    Button("Birthday") { maybe?.age += 1 }
    TextField("Age as text", value: $profile.age, format: .number)
  }
}

private struct Local: View {
  let profile: Profile
  var body: some View { Text("age \(profile.age)") }
}

let observableModel = CompatibilityScreen(
  "observable-model",
  from: "developer.apple.com/documentation/swiftui/managing-model-data-in-your-app",
  "developer.apple.com/documentation/observation/observationignored()",
  content: { ObservableModel() },
  walk: { user in
    user.type("ra", into: "Name")
    user.expect("a computed property follows what it reads") { $0.contains("summary: Akira, 30") }
    user.tap("Visit")
    user.expect("an ignored property tells nobody") { $0.contains("visits 0") }
    user.tap("Birthday")
    user.expect("all readers of the age follow") {
      $0.contains("age 31") && $0.contains("summary: Akira, 31")
    }
    user.expect("also the one that read visits with it") { $0.contains("visits 1") }
    user.step("Age", by: 2)
    user.expect("a bindable writes the object") { $0.contains("age 33") }
  })
