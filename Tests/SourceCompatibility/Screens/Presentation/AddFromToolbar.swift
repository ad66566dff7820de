import SwiftUI

private struct Book: Identifiable, Equatable {
  var id = UUID()
  var title = ""
}

private struct AddFromToolbar: View {
  @State private var books = [Book(title: "Emma")]
  @State private var draft: Book?

  var body: some View {
    NavigationStack {
      List(books) { book in Text(book.title) }
        .navigationTitle("Books")
        .toolbar {
          Button("Add", systemImage: "plus") { draft = Book() }
        }
        .sheet(item: $draft) { book in
          BookSheet(book: book) { books.append($0) }
        }
    }
  }
}

private struct BookSheet: View {
  @State var book: Book
  let save: (Book) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form { TextField("Title", text: $book.title) }
        .navigationTitle("New book")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: { dismiss() }) }
          ToolbarItem(placement: .confirmationAction) {
            Button("Done") {
              save(book)
              dismiss()
            }
            .disabled(book.title.isEmpty)
          }
        }
    }
  }
}

let addFromToolbar = CompatibilityScreen(
  "add-from-toolbar",
  from: "developer.apple.com/documentation/swiftui/view/sheet(item:ondismiss:content:)",
  "developer.apple.com/documentation/swiftui/toolbaritemplacement/confirmationaction",
  content: { AddFromToolbar() },
  walk: { user in
    user.tap("Add")
    user.type("Dune", into: "Title")
    user.tap("Cancel")
    user.expect("cancel adds nothing") { $0.contains("Emma") && !$0.contains("Dune") }
    user.tap("Add")
    user.expect("each sheet begins anew") { !$0.contains("Dune") }
    user.type("Ulysses", into: "Title")
    user.tap("Done")
    user.expect("done adds the book") { $0.contains("Ulysses") && $0.contains("Emma") }
  })
