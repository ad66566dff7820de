import SwiftUI

/// Rows that keep their own text and write it back when Return is pressed.
struct CommitBufferPets: View {
  @State private var pets: [String] = ["Rex", "Tama"]

  var body: some View {
    VStack {
      EditButton()
      List {
        ForEach(pets, id: \.self) { pet in
          PetEditor(
            container: self.$pets, position: self.pets.firstIndex(of: pet)!, text: pet)
        }
        .onDelete { offsets in
          self.pets.remove(atOffsets: offsets)
        }
      }
    }
  }
}

/// The field of one row with its buffer.
struct PetEditor: View {
  var container: Binding<[String]>
  var position: Int
  @State var text: String

  var body: some View {
    TextField(
      "", text: self.$text,
      onCommit: {
        self.container.wrappedValue[self.position] = self.text
      })
  }
}
