import SwiftUI

/// Each link hands on the whole array and a position in it.
struct IndexBindingList: View {
  @State var words: [String] = ["aaa", "bbb", "ccc"]

  var body: some View {
    NavigationView {
      VStack {
        List {
          ForEach(words.indices, id: \.self) { index in
            NavigationLink(destination: IndexBindingDetail(words: $words, index: index)) {
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

/// Reads the array at the position that it was made with, whenever its body runs.
struct IndexBindingDetail: View {
  @Binding var words: [String]
  @State private var isEditing = false
  let index: Int

  var body: some View {
    VStack {
      if isEditing {
        Button(action: { isEditing.toggle() }) { Text("Done") }
        HStack {
          Text("Word: ")
          TextField("Word", text: $words[index])
            .textFieldStyle(RoundedBorderTextFieldStyle())
        }
      } else {
        Button(action: { isEditing.toggle() }) { Text("Edit") }
        HStack {
          Text("Word: ")
          Text(words[index])
          Spacer()
        }
      }
    }
    .padding()
  }
}
