import SwiftUI

/// The list of `IndexBindingList`; its detail screen looks before it indexes.
struct BoundsCheckList: View {
  @State var words: [String] = ["aaa", "bbb", "ccc"]

  var body: some View {
    NavigationView {
      VStack {
        List {
          ForEach(words.indices, id: \.self) { index in
            NavigationLink(destination: BoundsCheckDetail(words: $words, index: index)) {
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

/// Shows nothing once its position is beyond the end.
struct BoundsCheckDetail: View {
  @Binding var words: [String]
  @State private var isEditing = false
  let index: Int

  var body: some View {
    VStack {
      if index < words.count {
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
    }
    .padding()
  }
}
