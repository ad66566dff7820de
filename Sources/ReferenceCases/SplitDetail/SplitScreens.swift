import SwiftUI

/// A place on a list of places to see.
struct Place: Identifiable, Hashable {
  let id: Int
  var name: String
}

/// The records of the case.
final class PlaceStore: ObservableObject {
  @Published var places = [
    Place(id: 1, name: "Kyoto"), Place(id: 2, name: "Nara"), Place(id: 3, name: "Osaka"),
  ]
}

/// The places beside the one that is edited.
struct PlacesScreen<Detail: View>: View {
  @ObservedObject var store: PlaceStore
  @ViewBuilder let detail: (Place.ID) -> Detail
  @State private var selection: Place.ID?

  var body: some View {
    NavigationSplitView {
      List(selection: $selection) {
        ForEach(store.places) { place in
          Text(place.name)
            .accessibilityIdentifier("place \(place.id)")
        }
        .onDelete { store.places.remove(atOffsets: $0) }
      }
      .navigationTitle("Places")
    } detail: {
      if let selection {
        detail(selection)
      } else {
        Text("No place is selected")
      }
    }
  }
}

/// Looks the place up once, when it is shown, and edits what is at that position from then on.
struct PositionDetail: View {
  @ObservedObject var store: PlaceStore
  let id: Place.ID
  @State private var position: Int?

  var body: some View {
    Form {
      if let position {
        TextField("Name", text: $store.places[position].name)
      }
    }
    .onAppear { position = store.places.firstIndex { $0.id == id } }
    .id(id)
  }
}

/// Looks the place up at each access; a place that has gone is edited no more.
struct LookupDetail: View {
  @ObservedObject var store: PlaceStore
  let id: Place.ID

  private var place: Binding<Place>? {
    guard let place = store.places.first(where: { $0.id == id }) else { return nil }
    return Binding(
      get: { store.places.first { $0.id == id } ?? place },
      set: { new in
        if let index = store.places.firstIndex(where: { $0.id == id }) {
          store.places[index] = new
        }
      })
  }

  var body: some View {
    if let place {
      Form { TextField("Name", text: place.name) }
    } else {
      Text("The place has gone")
    }
  }
}

/// Edits a draft, and commits it when another place is shown or the screen goes away.
struct DraftDetail: View {
  @ObservedObject var store: PlaceStore
  let id: Place.ID
  @State private var draft = ""

  var body: some View {
    Form { TextField("Name", text: $draft) }
      .onAppear { draft = store.places.first { $0.id == id }?.name ?? "" }
      .onDisappear {
        if let index = store.places.firstIndex(where: { $0.id == id }) {
          store.places[index].name = draft
        }
      }
      .id(id)
  }
}
