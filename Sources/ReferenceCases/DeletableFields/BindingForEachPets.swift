import SwiftUI

/// A binding to each element, told apart by the text that the field changes.
struct BindingForEachPets: View {
  @State private var pets: [String] = ["Rex", "Tama"]

  var body: some View {
    VStack {
      EditButton()
      List {
        ForEach($pets, id: \.self) { $pet in
          TextField("", text: $pet)
        }
        .onDelete { offsets in
          self.pets.remove(atOffsets: offsets)
        }
      }
    }
  }
}
