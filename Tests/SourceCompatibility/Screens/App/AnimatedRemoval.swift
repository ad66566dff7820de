import SwiftUI

private struct AnimatedRemoval: View {
  @State private var items = ["bread", "milk"]
  @State private var log: [String] = []
  @State private var isWide = false
  @Namespace private var space
  var body: some View {
    VStack {
      ForEach(items, id: \.self) { item in
        Text(item)
          .transition(.asymmetric(insertion: .identity, removal: .opacity))
          .matchedGeometryEffect(id: item, in: space)
          .onDisappear { log.append("gone \(item)") }
      }
      Button("Remove") {
        withAnimation(.easeOut(duration: 0.4)) {
          _ = items.popLast()
          log.append("removed")
        } completion: {
          log.append("completed")
        }
      }
      Button("Still") {
        withAnimation(nil) {
          isWide.toggle()
        } completion: {
          log.append("still")
        }
      }
      Button("Logical") {
        withAnimation(.spring(), completionCriteria: .removed) {
          isWide.toggle()
        } completion: {
          log.append("all gone")
        }
      }
      Text("wide \(isWide ? "yes" : "no")").animation(.default, value: isWide)
      Text("log: " + log.joined(separator: ", "))
    }
    .animation(.linear(duration: 0.1), value: items)
  }
}

let animatedRemoval = CompatibilityScreen(
  "animated-removal",
  from:
    "developer.apple.com/documentation/swiftui/withanimation(_:completioncriteria:_:completion:)",
  content: { AnimatedRemoval() },
  walk: { user in
    user.tap("Remove")
    user.wait(.seconds(1))
    user.expect("the change first, the completion last") {
      let log = $0.texts.first { $0.hasPrefix("log: ") } ?? ""
      return log.hasPrefix("log: removed") && log.contains("completed")
        && !$0.texts.contains("milk")
    }
    user.tap("Still")
    user.expect("without an animation it completes, too") {
      $0.contains("still") && $0.contains("wide yes")
    }
    user.tap("Logical")
    user.wait(.seconds(5))
    user.expect("a spring comes to rest") { $0.contains("all gone") && $0.contains("wide no") }
  })
