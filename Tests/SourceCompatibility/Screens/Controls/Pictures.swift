import SwiftUI

private struct Gallery: View {
  @State private var isFavorite = false
  private let url = URL(string: "https://example.com/cat.png")
  var body: some View {
    VStack {
      Image(systemName: isFavorite ? "heart.fill" : "heart")
        .resizable()
        .scaledToFit()
        .symbolRenderingMode(.hierarchical)
        .onTapGesture { isFavorite.toggle() }
      Image("cat", label: Text("A cat")).renderingMode(.template).foregroundColor(.red)
      Image(decorative: "pattern").aspectRatio(contentMode: .fill).clipped()
      AsyncImage(url: url)
      AsyncImage(url: url) { image in
        image.resizable()
      } placeholder: {
        ProgressView("Cat on its way")
      }
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("Empty")
        case .success(let image): image
        case .failure: Text("No picture")
        @unknown default: EmptyView()
        }
      }
      Button {
        isFavorite = true
      } label: {
        Image(systemName: "star").accessibilityLabel("Favorite")
      }
      Text(isFavorite ? "favorite" : "not favorite")
    }
  }
}

let pictures = CompatibilityScreen(
  "pictures", from: "developer.apple.com/documentation/swiftui/image",
  "developer.apple.com/documentation/swiftui/asyncimage",
  content: { Gallery() },
  walk: { user in
    user.expect("a placeholder stands for a picture from the net; decoration has no name") {
      $0.contains("Cat on its way") && $0.contains("A cat") && !$0.contains("pattern")
    }
    user.tap("heart")
    user.expect("a picture can be touched") { $0.contains("heart.fill") }
    user.tap("Favorite")
    user.expect("a button is called as its picture is") { $0.contains("favorite") }
  })
