import Holdfast
import SwiftUI

/// A number is edited on the screen of a value within the screen of another value.
struct NestedPrice: Situation {
  let id = "nested-price"
  let summary = "The price of an item is edited two values deep in a stack."
  let scenario = Scenario("open, open, clear, type, touch elsewhere") { user in
    user.tap("Market")
    user.tap("Apple")
    user.clear("Price")
    user.type(".5", into: "Price")
    user.tapElsewhere()
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { Market(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(\(screen.texts.last ?? ""))")
  }
}

private struct Shop: Hashable {
  let name: String
}

private struct Product: Hashable {
  let name: String
}

private struct Market: View {
  let log: SituationLog
  @State private var price = 3.0

  private var loggedPrice: Binding<Double> {
    Binding(
      get: { price },
      set: { newValue in
        if newValue != price { log("write(price=\(newValue.formatted()))") }
        price = newValue
      })
  }

  var body: some View {
    NavigationStack {
      NavigationLink("Market", value: Shop(name: "Market"))
        .navigationDestination(for: Shop.self) { shop in
          ShopScreen(shop: shop, price: loggedPrice)
        }
    }
  }
}

private struct ShopScreen: View {
  let shop: Shop
  @Binding var price: Double

  var body: some View {
    NavigationLink("Apple", value: Product(name: "Apple"))
      .navigationDestination(for: Product.self) { _ in
        TextField("Price", value: $price, format: .number)
      }
  }
}
