import SwiftUI

private struct Mail: Identifiable {
  let id: Int
  let subject: String
  var isRead = false
}

private struct SwipeActionsScreen: View {
  @State private var mails = [
    Mail(id: 1, subject: "Bill"), Mail(id: 2, subject: "Party"), Mail(id: 3, subject: "News"),
  ]
  @State private var flagged = "nothing"

  var body: some View {
    List {
      ForEach($mails) { $mail in
        Text("\(mail.subject) \(mail.isRead ? "read" : "new")")
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button(mail.isRead ? "Unread" : "Read") { mail.isRead.toggle() }.tint(.blue)
          }
          .swipeActions(edge: .trailing) {
            Button(role: .destructive) {
              mails.removeAll { $0.id == mail.id }
            } label: {
              Label("Delete", systemImage: "trash")
            }
            Button {
              flagged = mail.subject
            } label: {
              Label("Flag", systemImage: "flag")
            }
            .tint(.orange)
          }
      }
      Text("flagged: \(flagged)")
    }
  }
}

let swipeActionsScreen = CompatibilityScreen(
  "swipe-actions",
  from:
    "developer.apple.com/documentation/swiftui/view/swipeactions(edge:allowsfullswipe:content:)",
  content: { SwipeActionsScreen() },
  walk: { user in
    user.pick("Read", in: "Party new")
    user.expect("the leading action acts on its row only") {
      $0.contains("Party read") && $0.contains("Bill new") && $0.contains("News new")
    }
    user.pick("Unread", in: "Party read")
    user.expect("its words follow the row") { $0.contains("Party new") }
    user.pick("Flag", in: "News new")
    user.expect("the second trailing action") { $0.contains("flagged: News") }
    user.swipeToDelete("Bill new")
    user.expect("a full swipe is the first trailing action") {
      !$0.contains("Bill") && $0.contains("Party") && $0.contains("News")
    }
  })
