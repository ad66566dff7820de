import SwiftUI

private struct Trip: Identifiable, Equatable {
  let id: Int
  let town: String
}

private struct DialogAboutData: View {
  @State private var trips = [Trip(id: 1, town: "Rome"), Trip(id: 2, town: "Oslo")]
  @State private var isAsking = false
  @State private var trip: Trip?

  var body: some View {
    List {
      ForEach(trips) { trip in
        Button("Cancel \(trip.town)") {
          self.trip = trip
          isAsking = true
        }
      }
      Text("\(trips.count) trips")
    }
    .confirmationDialog(
      "Cancel this trip?", isPresented: $isAsking, titleVisibility: .visible, presenting: trip
    ) { trip in
      Button("Cancel it", role: .destructive) { trips.removeAll { $0 == trip } }
      Button("Move \(trip.town) to the end") {
        trips.removeAll { $0 == trip }
        trips.append(trip)
      }
      Button("Back", role: .cancel) { self.trip = nil }
    } message: { trip in
      Text("The tickets to \(trip.town) are lost.")
    }
  }
}

let dialogAboutData = CompatibilityScreen(
  "dialog-about-data",
  from:
    "developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:presenting:actions:message:)",
  content: { DialogAboutData() },
  walk: { user in
    user.tap("Cancel Oslo")
    user.expect("the dialog speaks of the data") {
      $0.contains("Cancel this trip?") && $0.contains("The tickets to Oslo are lost.")
        && $0.contains("Move Oslo to the end")
    }
    user.tap("Back")
    user.expect("nothing happened") { $0.contains("2 trips") }
    user.tap("Cancel Rome")
    user.tap("Cancel it")
    user.expect("the right one is gone") {
      $0.contains("1 trips") && $0.contains("Oslo") && !$0.contains("Rome")
    }
  })
