import Foundation
import LifecycleModel

/// Figures as people and programs read them.
enum FigureReport {
  static let schema = "holdfast.bench/1"

  static func table(of figures: [Figure]) -> String {
    let width = figures.map(\.id.count).max() ?? 0
    return figures.map { figure in
      let id = figure.id.padding(toLength: width, withPad: " ", startingAt: 0)
      let number = rounded(figure.value)
      let text = String(repeating: " ", count: max(0, 12 - number.count)) + number
      return "\(id)  \(text) \(figure.unit.padding(toLength: 4, withPad: " ", startingAt: 0))"
        + "  \(figure.note)\n"
    }.joined()
  }

  static func json(of figures: [Figure]) -> String {
    let list = figures.map { figure -> JSONValue in
      [
        "id": .string(figure.id), "value": .number(Double(rounded(figure.value)) ?? figure.value),
        "unit": .string(figure.unit), "note": .string(figure.note),
      ]
    }
    let document: JSONValue = ["schema": .string(schema), "figures": .array(list)]
    return document.canonicalText()
  }

  /// Three digits behind the point where they mean something.
  private static func rounded(_ value: Double) -> String {
    String(format: abs(value) >= 1_000 ? "%.0f" : "%.3f", value)
  }
}
