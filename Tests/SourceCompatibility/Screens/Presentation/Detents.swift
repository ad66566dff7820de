import SwiftUI

private struct SlimDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
}

private struct DetentScreen: View {
  @State private var isMap = false
  @State private var isFilter = false
  @State private var height = PresentationDetent.medium
  @State private var events: [String] = []

  var body: some View {
    VStack {
      Button("Map") { isMap = true }
      Button("Filter") { isFilter = true }
      Text("log: \(events.joined(separator: ", "))")
    }
    .onChange(of: height) { _, new in events.append(new == .large ? "large" : "medium") }
    .sheet(isPresented: $isMap) {
      Text(height == .large ? "all places" : "near places")
      Button("Grow") { height = .large }
        .presentationDetents([.medium, .large], selection: $height)
        .presentationDragIndicator(.visible)
        .presentationBackgroundInteraction(.disabled)
        .presentationCornerRadius(20)
    }
    .sheet(isPresented: $isFilter) {
      Text("Filters")
        .presentationDetents([.custom(SlimDetent.self), .fraction(0.4), .height(600)])
        .presentationDragIndicator(.hidden)
        .presentationContentInteraction(.scrolls)
        .presentationBackground(.thinMaterial)
    }
  }
}

let detentScreen = CompatibilityScreen(
  "detents",
  from: "developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:)",
  "developer.apple.com/documentation/swiftui/custompresentationdetent",
  content: { DetentScreen() },
  walk: { user in
    user.tap("Map")
    user.expect("it rests at the selected height") { $0.contains("near places") }
    user.tap("Sheet Grabber")
    user.expect("moving the sheet writes the selection") { $0.contains("all places") }
    user.tap("Sheet Grabber")
    user.tap("Grow")
    user.expect("so does the app") { $0.contains("all places") }
    user.dismiss(.drag)
    user.expect("each change was told once") { $0.contains("log: large, medium, large") }
    user.tap("Filter")
    user.expect("a sheet with custom heights") { $0.contains("Filters") }
  })
