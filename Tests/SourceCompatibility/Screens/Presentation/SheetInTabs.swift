import SwiftUI

private final class Basket: ObservableObject {
  @Published var items: [String] = []
  @Published var isOpen = false
}

private struct SheetInTabs: View {
  @StateObject private var basket = Basket()

  var body: some View {
    TabView {
      ShopTab().tabItem { Label("Shop", systemImage: "cart") }
      Text("Nothing saved").tabItem { Label("Saved", systemImage: "heart") }
    }
    .environmentObject(basket)
    .sheet(isPresented: $basket.isOpen) {
      BasketSheet().environmentObject(basket)
    }
  }
}

private struct ShopTab: View {
  @EnvironmentObject private var basket: Basket

  var body: some View {
    Button("Buy bread") { basket.items.append("bread") }
    Button("Basket of \(basket.items.count)") { basket.isOpen = true }
  }
}

private struct BasketSheet: View {
  @EnvironmentObject private var basket: Basket
  @Environment(\.presentationMode) var presentationMode

  var body: some View {
    ForEach(Array(basket.items.enumerated()), id: \.offset) { index, item in
      Text("\(index + 1). \(item)")
    }
    Button("Empty it") {
      basket.items = []
      self.presentationMode.wrappedValue.dismiss()
    }
  }
}

let sheetInTabs = CompatibilityScreen(
  "sheet-in-tabs",
  from: "developer.apple.com/documentation/swiftui/view/sheet(ispresented:ondismiss:content:)",
  "developer.apple.com/documentation/swiftui/environmentobject",
  content: { SheetInTabs() },
  walk: { user in
    user.tap("Buy bread")
    user.tap("Buy bread")
    user.tap("Basket of 2")
    user.expect("the sheet shares the model and covers the tabs") {
      $0.contains("2. bread") && !$0.contains("Saved")
    }
    user.tap("Empty it")
    user.expect("its change is seen below, and its flag is reset") { $0.contains("Basket of 0") }
    user.switchTab("Saved")
    user.expect("the tabs work again") { $0.contains("Nothing saved") }
  })
