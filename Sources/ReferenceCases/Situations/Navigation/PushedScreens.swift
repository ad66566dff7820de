import Holdfast
import SwiftUI

/// A pushed screen with a field is left through the back button.
struct PushTypePop: Situation {
  let id = "push-type-pop"
  let summary = "A pushed screen with a text field is left through the back button."
  let scenario = Scenario("push, type, pop") { user in
    user.tap("Detail")
    user.type("PHP", into: "Text")
    user.goBack()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PushingRoot(log: log) }
  }
}

/// The swipe that would leave a pushed screen is let go of too early.
struct PushSwipeBackCancel: Situation {
  let id = "push-swipe-back-cancel"
  let summary = "A pushed screen with a text field stays because the swipe back is cancelled."
  let scenario = Scenario("push, begin to swipe back") { user in
    user.tap("Detail")
    user.swipeBack(.cancelled)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PushingRoot(log: log) }
  }
}

private struct PushingRoot: View {
  let log: SituationLog

  var body: some View {
    NavigationView {
      NavigationLink("Detail", destination: PushedDetail(log: log))
        .onAppear { log("appear(root)") }
        .onDisappear { log("disappear(root)") }
    }
  }
}

private struct PushedDetail: View {
  let log: SituationLog
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text)
      .onAppear { log("appear(detail)") }
      .onDisappear { log("disappear(detail)") }
  }
}

/// The row of a screen that was popped is deleted.
struct PushPopDelete: Situation {
  let id = "push-pop-delete"
  let summary = "The last row of a list is opened, left, and deleted."
  let scenario = Scenario("push, pop, delete") { user in
    user.tap("ccc")
    user.goBack()
    user.swipeToDelete("ccc")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { IndexedLinks(log: log) }
  }
}

private struct IndexedLinks: View {
  let log: SituationLog
  @State private var items = ["aaa", "bbb", "ccc"]

  var body: some View {
    NavigationView {
      List {
        ForEach(items.indices, id: \.self) { index in
          NavigationLink(
            items[index], destination: CountingDetail(items: $items, index: index, log: log))
        }
        .onDelete { offsets in
          items.remove(atOffsets: offsets)
          log("write(items=\(items.joined(separator: ",")))")
        }
      }
    }
  }
}

private struct CountingDetail: View {
  @Binding var items: [String]
  let index: Int
  let log: SituationLog

  var body: some View {
    let count = items.count
    let _ = log("body(detail of \(count))")
    Text("\(index + 1) of \(count)")
  }
}
