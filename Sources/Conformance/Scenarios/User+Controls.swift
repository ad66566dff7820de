public import LifecycleModel

extension User {
  /// Chooses an option of a picker or a menu.
  public func pick(_ option: String, in picker: ElementQuery) { add(.pick(option, in: picker)) }
  /// Flips a switch.
  public func toggle(_ element: ElementQuery) { add(.toggle(element)) }
  /// Presses a stepper so many times, negative for minus.
  public func step(_ stepper: ElementQuery, by count: Int) { add(.step(stepper, by: count)) }
  /// Chooses a day, written as `2026-01-31`.
  public func pickDate(_ day: String, in picker: ElementQuery) {
    add(.pickDate(day, in: picker))
  }
  /// Drags a slider to a value.
  public func slide(_ slider: ElementQuery, to value: Double) { add(.slide(slider, to: value)) }
}
