import SwiftUI

private struct Photo: Identifiable, Hashable {
  var id: String { title }
  let title: String
}

private struct PhotoCovers: View {
  private let photos = [Photo(title: "Beach"), Photo(title: "Forest")]
  @State private var shown: Photo?
  @State private var closed: [String] = []

  var body: some View {
    List {
      ForEach(photos) { photo in
        Button(photo.title) { shown = photo }
      }
      Text("closed: \(closed.joined(separator: ", "))")
    }
    .fullScreenCover(
      item: $shown, onDismiss: { closed.append(shown?.title ?? "nothing") },
      content: { PhotoCover(photo: $0) })
  }
}

private struct PhotoCover: View {
  let photo: Photo
  @Environment(\.presentationMode) private var presentationMode
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    Text("Photo of \(photo.title), \(isPresented ? "presented" : "alone")")
    Button("Done") { presentationMode.wrappedValue.dismiss() }
  }
}

let coverByItem = CompatibilityScreen(
  "cover-by-item",
  from: "developer.apple.com/documentation/swiftui/view/fullscreencover(item:ondismiss:content:)",
  "developer.apple.com/documentation/swiftui/environmentvalues/ispresented",
  content: { PhotoCovers() },
  walk: { user in
    user.tap("Forest")
    user.expect("the item is shown") { $0.contains("Photo of Forest, presented") }
    user.tap("Done")
    user.expect("the item is nil when onDismiss runs") { $0.contains("closed: nothing") }
  })
