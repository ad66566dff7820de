import SwiftUI

/// The screen of `OnDisappearTop` with another way to commit behind its link.
struct ViewDidDisappearTop: View {
  @ObservedObject var model: LanguageModel

  var body: some View {
    NavigationView {
      VStack(alignment: .center) {
        Spacer()
        Text("Favourite language").font(.title)
        Text(self.model.language).font(.largeTitle)
          .padding()
        NavigationLink("入力画面へ", destination: ViewDidDisappearInput(model: self.model))
        Spacer(minLength: 300)
      }
    }
  }
}

/// Commits in the callback of a view controller that stands behind its content.
struct ViewDidDisappearInput: View {
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
    .onControllerDisappear {
      model.rename(to: self.newLanguage)
    }
  }
}

extension View {
  fileprivate func onControllerDisappear(_ perform: @escaping () -> Void) -> some View {
    modifier(DisappearanceModifier(perform: perform))
  }
}

private struct DisappearanceModifier: ViewModifier {
  let perform: () -> Void

  func body(content: Content) -> some View {
    content.background(DisappearanceWitness(perform: perform))
  }
}

/// A view controller of no size that is told what happens to the screen.
private struct DisappearanceWitness: UIViewControllerRepresentable {
  let perform: () -> Void

  func makeCoordinator() -> Coordinator {
    Coordinator(perform: perform)
  }

  func makeUIViewController(
    context: UIViewControllerRepresentableContext<DisappearanceWitness>
  ) -> UIViewController {
    context.coordinator
  }

  func updateUIViewController(
    _ controller: UIViewController,
    context: UIViewControllerRepresentableContext<DisappearanceWitness>
  ) {}

  final class Coordinator: UIViewController {
    let perform: () -> Void

    init(perform: @escaping () -> Void) {
      self.perform = perform
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      fatalError("made in code only")
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      perform()
    }
  }
}
