import Foundation
import Holdfast
import SwiftUI

struct DraftSaving: ConformanceCase {
  let id = "draft-saving"
  var variants: [Variant] {
    [Variant("after-a-pause") { DraftScreen(store: DraftStore()) }]
  }
  var scenarios: [Scenario] {
    [
      Scenario("type and wait") { user in
        user.replace("Draft", with: "Milk")
        user.wait(.milliseconds(2500))
        user.expect("the saved draft") { $0.contains("saved: Milk after 2") }
      }
    ]
  }
}

struct DraftScreen: View {
  let store: DraftStore
  @State private var text = ""
  @State private var status = "not saved"

  private var draft: Binding<String> {
    Binding(
      get: { text },
      set: {
        text = $0
        store.change(to: $0)
      })
  }

  var body: some View {
    VStack {
      TextField("Draft", text: draft)
      Text(status)
    }
    .onAppear {
      store.start()
      NotificationCenter.default.addObserver(
        forName: DraftStore.didSave, object: nil, queue: .main
      ) { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          status = "saved: \(store.saved) after \(store.seconds)"
        }
      }
    }
  }
}
