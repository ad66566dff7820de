import SwiftUI

private struct Badge: View {
  let count: Int
  var body: some View {
    Text("\(count)")
      .font(.system(size: 12, weight: .bold, design: .rounded))
      .monospacedDigit()
      .foregroundColor(.white)
      .padding(.horizontal, 6)
      .background(Capsule().fill(Color.red))
      .overlay(Capsule().strokeBorder(.white, lineWidth: 1))
      .fixedSize()
  }
}

private struct Cards: View {
  @State private var count = 1
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ZStack(alignment: .topTrailing) {
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
          .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
        Badge(count: count)
      }
      .frame(width: 120, height: 80)
      Rectangle().stroke(style: StrokeStyle(lineWidth: 2, dash: [4])).frame(maxWidth: .infinity)
      Circle().trim(from: 0, to: 0.5).stroke(Color.green, lineWidth: 3).rotationEffect(.degrees(90))
      Ellipse().inset(by: 2).fill(.thinMaterial)
      Button("Add") { count += 1 }
        .frame(minWidth: 44, idealWidth: 80, maxWidth: .infinity, minHeight: 44, alignment: .center)
        .background(scheme == .dark ? Color.black : .white, in: RoundedRectangle(cornerRadius: 8))
        .clipShape(Capsule())
        .cornerRadius(4)
        .border(.gray, width: 1)
        .contentShape(Rectangle())
      Button {
        count = 0
      } label: {
        Text("Reset")
          .padding()
          .background { Color(white: 0.9) }
          .overlay(alignment: .bottom) { Divider() }
      }
      .tint(.red)
      .accentColor(.red)
      .controlSize(.small)
      .help("Starts again")
      Spacer(minLength: 8)
    }
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .ignoresSafeArea(.keyboard)
    .scaleEffect(1.0)
  }
}

let shapesAndFrames = CompatibilityScreen(
  "shapes-and-frames", from: "developer.apple.com/documentation/swiftui/shape",
  "developer.apple.com/documentation/swiftui/view-appearance",
  content: { Cards() },
  walk: { user in
    user.expect("shapes have no words; what lies on them has") {
      $0.texts == ["1", "Add", "Reset"]
    }
    user.tap("Add")
    user.expect("a clipped and framed button works") { $0.texts == ["2", "Add", "Reset"] }
    user.tap("Reset")
    user.expect("so does one with layers") { $0.texts == ["0", "Add", "Reset"] }
  })
