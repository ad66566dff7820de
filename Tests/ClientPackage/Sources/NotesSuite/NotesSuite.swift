import Foundation
import Holdfast
import SwiftUI

@main struct NotesSuite: ConformanceSuite {
  static let cases: [any ConformanceCase] = [NoteEditing(), DraftSaving(), Misbehaving()]
}

struct NoteEditing: ConformanceCase {
  let id = "note-editing"
  var variants: [Variant] {
    [
      Variant("on-disappear") {
        let store = NoteStore()
        return AppUnderTest(records: .values { store.titles }) {
          NoteList(store: store, commitsInUIKit: false)
        }
      },
      Variant("view-did-disappear") {
        let store = NoteStore()
        return AppUnderTest(records: .values { store.titles }) {
          NoteList(store: store, commitsInUIKit: true)
        }
      },
    ]
  }
  var scenarios: [Scenario] {
    [
      Scenario("rename and go back") { user in
        user.tap("Rent")
        user.replace("Title", with: "Holiday")
        user.goBack()
      }
    ]
  }
}

extension NoteStore {
  var titles: [String: String] {
    Dictionary(uniqueKeysWithValues: notes.map { ("note \($0.id)", $0.title) })
  }
}

/// Apps that die in every way; each must cost its own cell only.
struct Misbehaving: ConformanceCase {
  let id = "misbehaving"
  var variants: [Variant] {
    [
      Variant("good") { DeathButton { print("{\"half\": ", terminator: "") } },
      Variant("traps") { DeathButton { _ = [Int]()[Int(CommandLine.argc)] } },
      Variant("loops") { DeathButton { while true {} } },
      Variant("exits") { DeathButton { exit(0) } },
      Variant("hoards") {
        DeathButton {
          var all: [[UInt8]] = []
          while true { all.append([UInt8](repeating: UInt8(all.count & 255), count: 1 << 24)) }
        }
      },
    ]
  }
  var scenarios: [Scenario] {
    [
      Scenario("press") { user in user.tap("press") },
      Scenario("look") { user in user.expect("a button") { $0.contains("press") } },
    ]
  }
}

struct DeathButton: View {
  let action: () -> Void
  var body: some View { Button("press", action: action) }
}
