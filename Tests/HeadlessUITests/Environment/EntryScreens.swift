public import SwiftUI

/// Every form in which an entry is declared.
extension EnvironmentValues {
  @Entry var plain: Int = 5
  @Entry var inferred = "inferred"
  @Entry var optional: String?
  @Entry var optionalWithValue: Int? = nil
  @Entry var longOptional: Int? = 3
  @Entry public var shared = 1.5
  @Entry fileprivate var hidden: Bool = true
  /// A comment before it.
  @Entry var action: () -> Void = {}
  @Entry var sendAction: @Sendable (String) -> Void = { _ in }
  @Entry var inferredAction = { (text: String) -> String in text }
  @Entry var words: [String: [Int]] = ["a": [1, 2]]  // A comment behind it.
  @Entry
  var onItsOwnLine: CGFloat =
    12
  @Entry var model: EntryModel = EntryModel()
  @Entry var inferredModel = EntryModel()
  @Entry var `default`: Int = 7
  @Entry var choice = EntryChoice.second
  @Entry var chosen: EntryChoice = .second
  @Entry var text = """
    several "lines" { ( [
    """
}

extension ContainerValues {
  @Entry var importance = 1
  @Entry var badge: String?
}

enum EntryChoice: Sendable { case first, second }

/// Something that cannot be sent between threads.
final class EntryModel {
  var count = 0
}

struct EntryReader: View {
  @Environment(\.plain) private var plain
  @Environment(\.inferred) private var inferred
  @Environment(\.optional) private var optional
  @Environment(\.action) private var action

  var body: some View {
    VStack {
      Text("plain \(plain)")
      Text(inferred)
      Text(optional ?? "nothing")
      Button("act") { action() }
    }
  }
}

struct EntryOverriding: View {
  @State private var count = 0

  var body: some View {
    VStack {
      EntryReader()
        .environment(\.plain, 6 + count)
        .environment(\.inferred, "given")
        .environment(\.optional, "something")
        .environment(\.action) { count += 1 }
      EntryReader()
    }
  }
}
