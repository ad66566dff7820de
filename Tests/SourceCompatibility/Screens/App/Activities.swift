import Foundation
import SwiftUI
import UIKit

private struct Activities: View {
  @State private var document: String? = "plan"
  @State private var isActive = true
  @State private var opened = "nothing"
  @Environment(\.openURL) private var openURL
  var body: some View {
    VStack {
      Text("document \(document ?? "none")")
        .userActivity("example.edit", isActive: isActive) { activity in
          activity.title = "Editing"
          activity.userInfo = ["document": document ?? ""]
        }
        .userActivity("example.read", element: document) { document, activity in
          activity.title = document
          activity.isEligibleForHandoff = true
        }
        .onContinueUserActivity("example.edit") { activity in
          document = activity.userInfo?["document"] as? String
        }
      Toggle("Active", isOn: $isActive)
      Button("Close") { document = nil }
      Button("Open") { openURL(URL(string: "example://plan")!) }
      Button("Ask") {
        openURL(URL(string: "example://ask")!) { accepted in
          opened += accepted ? " accepted" : " refused"
        }
      }
      Text("opened \(opened)")
    }
    .handlesExternalEvents(preferring: ["plan"], allowing: ["*"])
  }
}

private struct ActivitiesHost: View {
  @State private var opened = "nothing"
  var body: some View {
    Activities()
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.host ?? "?"
          return url.host == "plan" ? .handled : .discarded
        })
    Text("outer \(opened)")
  }
}

let activities = CompatibilityScreen(
  "activities", from: "developer.apple.com/documentation/swiftui/openurlaction",
  "developer.apple.com/documentation/swiftui/view/useractivity(_:isactive:_:)",
  content: { ActivitiesHost() },
  walk: { user in
    user.tap("Open")
    user.expect("the action around the view takes the address") {
      $0.contains("outer plan") && $0.contains("opened nothing")
    }
    user.tap("Ask")
    user.expect("a discarded address is not accepted") {
      $0.contains("outer ask") && $0.contains("opened nothing refused")
    }
    user.tap("Close")
    user.expect("the document is closed") { $0.contains("document none") }
  })
