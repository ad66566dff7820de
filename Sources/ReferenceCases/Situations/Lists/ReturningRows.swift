import Holdfast
import SwiftUI

/// A switch inside of a stack in a row is on while the row is scrolled off and back.
struct NestedSwitchScrolled: Situation {
  let id = "nested-switch-scrolled"
  let summary = "A row of a lazy stack, its switch inside of a stack, is scrolled off and back."
  let device = Device.oneRow
  let scenario = Scenario("switch on, scroll off, scroll back") { user in
    user.toggle("row 1")
    user.scroll(rows: 29)
    user.scroll(rows: -29)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { NestedSwitches(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(row 1=\(screen.texts.contains("on") ? "on" : "off"))")
  }
}

private struct NestedSwitches: View {
  let log: SituationLog

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(1...40, id: \.self) { number in
          VStack { SwitchRow(number: number, log: log) }
        }
      }
    }
  }
}

private struct SwitchRow: View {
  let number: Int
  let log: SituationLog
  @State private var isOn = false

  private var loggedIsOn: Binding<Bool> {
    Binding(
      get: { isOn },
      set: { newValue in
        isOn = newValue
        log("write(row \(number)=\(newValue))")
      })
  }

  var body: some View {
    Toggle("row \(number)", isOn: loggedIsOn)
  }
}

/// A list is refreshed as the app comes back, while a row that was shown is off the screen.
struct RefreshOnForeground: Situation {
  let id = "refresh-on-foreground"
  let summary = "A list is refreshed on foreground, then scrolled to a row shown before."
  let device = Device.oneRow
  let scenario = Scenario("show row 30, leave, come back, show row 30") { user in
    user.scroll(rows: 29)
    user.scroll(rows: -29)
    user.background()
    user.foreground()
    user.scroll(rows: 29)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { RefreshedList(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    log("shown(row 30=\(screen.contains("new") ? "new" : "old"))")
  }
}

private struct Reading: Identifiable {
  let id: Int
  var value: String
}

private struct RefreshedList: View {
  let log: SituationLog
  @Environment(\.scenePhase) private var scenePhase
  @State private var readings = (1...40).map { Reading(id: $0, value: "old") }

  var body: some View {
    List {
      ForEach(readings) { reading in
        ReadingRow(reading: reading, log: log)
      }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .active { refresh() }
    }
  }

  private func refresh() {
    for index in readings.indices { readings[index].value = "new" }
    log("write(readings=new)")
  }
}

private struct ReadingRow: View {
  let reading: Reading
  let log: SituationLog

  var body: some View {
    let _ = log("body(row \(reading.id)=\(reading.value))")
    Text("row \(reading.id): \(reading.value)")
  }
}

/// The rows of a picker are filtered; each has the identity of its element and one of its place.
struct FilterWithTwoIdentities: Situation {
  let id = "filter-with-two-identities"
  let summary = "A filtered lazy stack whose rows also have their position as an identity."
  let scenario = Scenario("type a letter") { user in
    user.type("b", into: "Search")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { FilteredPicker(log: log) }
  }

  func conclude(_ screen: ScreenContents, _ log: SituationLog) {
    for text in ["apple", "avocado", "banana", "blueberry"] where screen.contains(text) {
      log("shown(\(text))")
    }
  }
}

private struct FilteredPicker: View {
  let log: SituationLog
  @State private var query = ""

  private var results: [String] {
    query.isEmpty
      ? ["apple", "avocado"]
      : ["apple", "avocado", "banana", "blueberry"].filter { $0.hasPrefix(query) }
  }

  var body: some View {
    VStack {
      TextField("Search", text: $query)
      ScrollView {
        LazyVStack {
          ForEach(Array(results.enumerated()), id: \.element) { index, result in
            Text(result).id(index)
          }
        }
      }
    }
    .onChange(of: results) { results in
      log("write(results=\(results.joined(separator: ",")))")
    }
  }
}
