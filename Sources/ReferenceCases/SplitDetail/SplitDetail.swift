import Holdfast
import SwiftUI

/// A list beside the place that is edited: both are on the screen, or one after the other.
struct SplitDetail: ConformanceCase {
  let id = "split-detail"
  let summary = "Places beside the one that is edited; a row can go while its detail is edited."

  var variants: [Variant] {
    [
      Self.variant("position") { PositionDetail(store: $0, id: $1) },
      Self.variant("lookup") { LookupDetail(store: $0, id: $1) },
      Self.variant("draft") { DraftDetail(store: $0, id: $1) },
    ]
  }

  private static func variant<Detail: View>(
    _ id: String, _ detail: @escaping @MainActor @Sendable (PlaceStore, Place.ID) -> Detail
  ) -> Variant {
    Variant(id) {
      let store = PlaceStore()
      let records = Records.values {
        Dictionary(uniqueKeysWithValues: store.places.map { ("\($0.id)", $0.name) })
      }
      return AppUnderTest(records: records) {
        PlacesScreen(store: store) { detail(store, $0) }
      }
    }
  }

  private static let field: ElementQuery = .role(.textField)

  var scenarios: [Scenario] { besideScenarios + stackedScenarios }

  /// On a device with room for both columns.
  private var besideScenarios: [Scenario] {
    [
      Scenario("edit while its row is deleted", on: .regular) { user in
        user.tap("Osaka")
        user.type("PHP", into: Self.field)
        user.swipeToDelete(.identifier("place 3"))
        user.expect("two places are left") { $0.contains("Kyoto") && $0.contains("Nara") }
      },
      Scenario("edit while another row is deleted", on: .regular) { user in
        user.tap("Nara")
        user.replace(Self.field, with: "PHP")
        user.swipeToDelete("Kyoto")
      },
      Scenario("edit and select another", on: .regular) { user in
        user.tap("Kyoto")
        user.replace(Self.field, with: "PHP")
        user.tap("Osaka")
        user.expect("the other place is shown") { $0.contains("Osaka") }
      },
    ]
  }

  /// On a device where the detail covers the list.
  private var stackedScenarios: [Scenario] {
    [
      Scenario("edit and go back", on: .compact) { user in
        user.tap("Nara")
        user.replace(Self.field, with: "PHP")
        user.goBack()
      },
      Scenario("edit, go back, delete another", on: .compact) { user in
        user.tap("Osaka")
        user.replace(Self.field, with: "PHP")
        user.goBack()
        user.swipeToDelete("Kyoto")
      },
    ]
  }
}
