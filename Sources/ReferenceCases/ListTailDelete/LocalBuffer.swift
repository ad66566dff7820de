import SwiftUI

/// The list of `IndexBindingList`; its detail screen edits a copy.
struct LocalBufferList: View {
  @State var words: [String] = ["aaa", "bbb", "ccc"]

  var body: some View {
    NavigationView {
      VStack {
        List {
          ForEach(words.indices, id: \.self) { index in
            NavigationLink(destination: LocalBufferDetail(words: $words, index: index)) {
              Text(words[index])
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

/// Shows only its own text, and writes it back when the field disappears.
struct LocalBufferDetail: View {
  @Binding var words: [String]
  @State private var isEditing = false
  @State private var text: String
  let index: Int

  init(words: Binding<[String]>, index: Int) {
    self._words = words
    self.index = index
    self._text = State(initialValue: words[index].wrappedValue)
  }

  var body: some View {
    VStack {
      if isEditing {
        Button(action: { isEditing.toggle() }) { Text("Done") }
        HStack {
          Text("Word: ")
          TextField("Word", text: $text)
            .textFieldStyle(RoundedBorderTextFieldStyle())
            .onDisappear {
              words[index] = text
            }
        }
      } else {
        Button(action: { isEditing.toggle() }) { Text("Edit") }
        HStack {
          Text("Word: ")
          Text(text)
          Spacer()
        }
      }
    }
    .padding()
  }
}
