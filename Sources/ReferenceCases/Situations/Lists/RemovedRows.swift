import Holdfast
import SwiftUI

/// A list over the indices of an array whose last element goes.
struct IndicesShrink: Situation {
  let id = "indices-shrink"
  let summary = "A list over the indices of an array, which a filter makes shorter."
  let scenario = Scenario("filter") { user in
    user.tap("Filter")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { IndexedRows(log: log) }
  }
}

private final class ResultsModel: ObservableObject {
  @Published var rows = ["aaa", "bbb", "ccc"]
}

private struct IndexedRows: View {
  let log: SituationLog
  @StateObject private var model = ResultsModel()

  var body: some View {
    VStack {
      Button("Filter") {
        model.rows.removeLast()
        log("write(rows=\(model.rows.joined(separator: ",")))")
      }
      List {
        ForEach(model.rows.indices, id: \.self) { index in
          let _ = log("body(row \(index))")
          Text(model.rows[index])
        }
      }
    }
  }
}

/// The last of several fields, bound by offset, is removed.
struct RemoveLastField: Situation {
  let id = "remove-last-field"
  let summary = "Fields in a stack, bound by their offsets, of which the last is removed."
  let scenario = Scenario("remove the last") { user in
    user.tap("Remove last")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { OffsetFields(log: log) }
  }
}

private struct OffsetFields: View {
  let log: SituationLog
  @State private var values = ["aaa", "bbb", "ccc"]

  var body: some View {
    VStack {
      Button("Remove last") {
        values.removeLast()
        log("write(values=\(values.joined(separator: ",")))")
      }
      ForEach(Array(values.enumerated()), id: \.offset) { offset, _ in
        HStack {
          TextField("field \(offset)", text: text(at: offset))
        }
        .onDisappear { log("disappear(row \(offset))") }
      }
    }
  }

  private func text(at offset: Int) -> Binding<String> {
    Binding(
      get: {
        guard values.indices.contains(offset) else {
          log("read(row \(offset))")
          return ""
        }
        return values[offset]
      },
      set: { newValue in
        if values.indices.contains(offset) { values[offset] = newValue }
      })
  }
}

/// A rule is deleted from the popover in which its name is being edited.
struct DeleteEditedRule: Situation {
  let id = "delete-edited-rule"
  let summary = "A rule is deleted while its name is edited in a popover on its row."
  let device = Device.demonstrationTablet
  let scenario = Scenario("edit the last rule and delete it") { user in
    user.tap("Edit bbb")
    user.focus("Name")
    user.tap("Delete bbb")
  }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { RuleList(log: log) }
  }
}

private struct Rule: Identifiable {
  let id: String
  var name: String
}

private struct RuleList: View {
  let log: SituationLog
  @State private var rules = [Rule(id: "aaa", name: "aaa"), Rule(id: "bbb", name: "bbb")]

  var body: some View {
    List {
      ForEach($rules) { $rule in
        RuleRow(rule: $rule, log: log) {
          let id = rule.id
          rules.removeAll { $0.id == id }
          log("write(rules=\(rules.map(\.id).joined(separator: ",")))")
        }
      }
    }
  }
}

private struct RuleRow: View {
  @Binding var rule: Rule
  let log: SituationLog
  let delete: () -> Void
  @State private var isEditing = false

  var body: some View {
    Button("Edit \(rule.id)") { isEditing = true }
      .popover(isPresented: $isEditing) {
        VStack {
          TextField("Name", text: $rule.name)
          Button("Delete \(rule.id)") { delete() }
        }
        .onDisappear { log("disappear(editor)") }
      }
  }
}
