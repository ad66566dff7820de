import Holdfast
import SwiftUI

extension Device {
  /// A phone on which one row fits: scrolling by a row exchanges what is on the screen.
  static let oneRow = Device(id: "demonstration-one-row", visibleRows: 1)
}

/// A lazy stack is scrolled down to its thirtieth row and back.
struct LazyStackScrolled: Situation {
  let id = "lazy-stack-scrolled"
  let summary = "A lazy stack of forty rows is scrolled to its thirtieth row and back."
  let device = Device.oneRow
  let scenario = Scenario("scroll down and back") { user in
    user.scroll(rows: 29)
    user.scroll(rows: -29)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { LazyRows(log: log) }
  }
}

private struct LazyRows: View {
  let log: SituationLog

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(1...40, id: \.self) { number in
          Text("row \(number)")
            .onAppear { log("appear(row \(number))") }
            .onDisappear { log("disappear(row \(number))") }
        }
      }
    }
  }
}

/// A list of photos with a frame comes row by row on the screen.
struct FramedPhotosInList: Situation {
  let id = "framed-photos-in-list"
  let summary = "A list is scrolled whose rows are photos with a frame."
  let device = Device.oneRow
  let scenario = Scenario("scroll by a row") { user in
    user.scroll(rows: 1)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { PhotoList(log: log) }
  }
}

private struct PhotoList: View {
  let log: SituationLog

  var body: some View {
    List {
      ForEach(1...40, id: \.self) { number in
        Photo(number: number, log: log)
          .frame(width: 48, height: 48)
      }
    }
  }
}

private struct Photo: View {
  let number: Int
  let log: SituationLog

  var body: some View {
    let _ = log("body(photo \(number))")
    Text("photo \(number)")
      .onAppear { log("appear(photo \(number))") }
  }
}

/// A list of rows with a badge deep inside comes row by row on the screen.
struct DeepBadgesInList: Situation {
  let id = "deep-badges-in-list"
  let summary = "A list is scrolled whose rows have a badge inside of two stacks."
  let device = Device.oneRow
  let scenario = Scenario("scroll by a row") { user in
    user.scroll(rows: 1)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { BadgeList(log: log) }
  }
}

private struct BadgeList: View {
  let log: SituationLog

  var body: some View {
    List {
      ForEach(1...40, id: \.self) { number in
        HStack {
          Text("row \(number)")
          VStack { Badge(number: number, log: log) }
        }
      }
    }
  }
}

private struct Badge: View {
  let number: Int
  let log: SituationLog

  var body: some View {
    Text("\(number)")
      .onAppear { log("appear(inner \(number))") }
  }
}

/// A value changes while the row that shows it is off the screen.
struct ChangeOffScreen: Situation {
  let id = "change-off-screen"
  let summary = "A row of a lazy stack is scrolled off, its value is changed, it is scrolled back."
  let device = Device.oneRow
  let scenario = Scenario("scroll off, change, scroll back") { user in
    user.scroll(rows: 1)
    user.tap("Change row 1")
    user.scroll(rows: -1)
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { SharedValues(log: log) }
  }
}

private final class SharedModel: ObservableObject {
  @Published var values = ["old", "old"]
}

private struct SharedValues: View {
  let log: SituationLog
  @StateObject private var model = SharedModel()

  var body: some View {
    VStack {
      Button("Change row 1") { model.values[0] = "new" }
      ScrollView {
        LazyVStack {
          ForEach(0..<2) { index in
            SharedValueRow(index: index, model: model, log: log)
          }
        }
      }
    }
  }
}

private struct SharedValueRow: View {
  let index: Int
  @ObservedObject var model: SharedModel
  let log: SituationLog

  var body: some View {
    Text(model.values[index])
      .onAppear { log("appear(row \(index + 1)=\(model.values[index]))") }
      .onChange(of: model.values[index]) { value in
        log("update(row \(index + 1)=\(value))")
      }
  }
}
