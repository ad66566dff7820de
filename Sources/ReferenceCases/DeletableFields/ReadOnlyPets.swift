import SwiftUI

/// Rows that show and do not edit: what deletes safely to begin with.
struct ReadOnlyPets: View {
  @State private var pets: [String] = ["Rex", "Tama"]

  var body: some View {
    VStack {
      EditButton()
      List {
        ForEach(pets, id: \.self) { pet in
          Text(pet)
        }
        .onDelete { offsets in
          self.pets.remove(atOffsets: offsets)
        }
      }
    }
  }
}
