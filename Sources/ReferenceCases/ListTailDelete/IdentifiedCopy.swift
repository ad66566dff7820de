import SwiftUI

/// A word that can be told from one with the same text.
struct Word: Identifiable {
  let id: Int
  var text: String
}

/// Each link hands on the whole array and a copy of the element.
struct IdentifiedCopyList: View {
  @State var words: [Word] = [
    Word(id: 1, text: "aaa"), Word(id: 2, text: "bbb"), Word(id: 3, text: "ccc"),
  ]

  var body: some View {
    NavigationView {
      VStack {
        List {
          ForEach(words) { word in
            NavigationLink(destination: IdentifiedCopyDetail(words: $words, word: word)) {
              Text(word.text)
            }
          }
          .onDelete(perform: delete)
        }
        .listStyle(PlainListStyle())
      }
      .padding()
    }
  }

  private func delete(at offsets: IndexSet) {
    words.remove(atOffsets: offsets)
  }
}

/// Edits the copy, and looks its place up by its id when it writes the copy back.
struct IdentifiedCopyDetail: View {
  @Binding var words: [Word]
  @State var word: Word
  @State private var isEditing = false

  private var index: Int {
    words.firstIndex(where: { $0.id == word.id })!
  }

  var body: some View {
    VStack {
      if isEditing {
        Button(action: { isEditing.toggle() }) { Text("Done") }
        HStack {
          Text("Word: ")
          TextField("Word", text: $word.text)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .onDisappear {
              words[index].text = word.text
            }
        }
      } else {
        Button(action: { isEditing.toggle() }) { Text("Edit") }
        HStack {
          Text("Word: ")
          Text(word.text)
          Spacer()
        }
      }
    }
    .padding()
  }
}
