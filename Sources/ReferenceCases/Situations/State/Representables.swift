import Holdfast
import SwiftUI
import UIKit

/// A UIKit view is described by a class.
struct ShowClassRepresentable: Situation {
  let id = "class-representable"
  let summary = "A UIKit view in SwiftUI is described by a class instead of a structure."
  let scenario = Scenario("launch") { _ in }

  func app(_ log: SituationLog) -> Variant {
    Variant(id) { ClassHost(log: log) }
  }
}

private struct ClassHost: View {
  let log: SituationLog
  var body: some View { LabelOfClass(log: log) }
}

private final class LabelOfClass: UIViewRepresentable {
  private let log: SituationLog
  init(log: SituationLog) { self.log = log }

  func makeUIView(context: Context) -> UILabel {
    log("makeUIView")
    return UILabel()
  }

  func updateUIView(_ view: UILabel, context: Context) {}
}
