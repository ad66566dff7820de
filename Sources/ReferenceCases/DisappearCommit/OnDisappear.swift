import SwiftUI

/// Shows the language and leads to the screen that changes it.
struct OnDisappearTop: View {
  @ObservedObject var model: LanguageModel

  var body: some View {
    NavigationView {
      VStack(alignment: .center) {
        Spacer()
        Text("Favourite language").font(.title)
        Text(self.model.language).font(.largeTitle)
          .padding()
        NavigationLink("入力画面へ", destination: OnDisappearInput(model: self.model))
        Spacer(minLength: 300)
      }
    }
  }
}

/// Commits in `onDisappear` and nowhere else.
struct OnDisappearInput: View {
  @ObservedObject var model: LanguageModel
  @State var newLanguage = ""

  var body: some View {
    VStack(alignment: .center) {
      Text("Type a language").font(.title)
      TextField(model.language, text: $newLanguage)
        .textFieldStyle(RoundedBorderTextFieldStyle())
        .padding()
      Spacer()
    }
    .onDisappear {
      model.rename(to: self.newLanguage)
    }
  }
}
