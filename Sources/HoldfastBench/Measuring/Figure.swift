/// One measured number, with what it was made from.
struct Figure {
  /// Stable; the name in the JSON form.
  var id: String
  var value: Double
  /// `1/s`, `ms` or `B`.
  var unit: String
  /// The counts behind the number.
  var note: String
}

extension Figure {
  /// A figure that could not be measured, with the reason.
  static func missing(_ id: String, unit: String, because reason: String) -> Figure {
    Figure(id: id, value: -1, unit: unit, note: "not measured: \(reason)")
  }
}
