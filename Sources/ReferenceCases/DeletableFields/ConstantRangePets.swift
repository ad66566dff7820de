import SwiftUI

/// A field for each position of a range that `ForEach` reads once.
struct ConstantRangePets: View {
  @State private var pets: [String] = ["Rex", "Tama"]

  var body: some View {
    VStack {
      EditButton()
      List {
        ForEach(0..<pets.count) { position in
          TextField("", text: self.$pets[position])
        }
        .onDelete { offsets in
          self.pets.remove(atOffsets: offsets)
        }
      }
    }
  }
}
