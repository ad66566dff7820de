package import LifecycleModel
import LifecycleSimulator

/// Touches every control of the first screen once, in reading order, and comes back from wherever
/// that leads.
///
/// What changes the screen for good comes last: edit mode, then the tabs. A control that has gone
/// or cannot be used by then is left out. A tour of the screens behind the first one follows only
/// what may lead to one, and types into the fields that it finds there before it goes back.
@MainActor package final class Tour: ActionGuide {
  /// The most actions of a tour; a screen with more controls is not seen to its end.
  private static let longest = 60
  /// The most fields of one screen behind the first.
  private static let mostFieldsInside = 8
  /// The most attempts to come back from one place.
  private static let mostAttempts = 3

  package var texts: [String] { Wayfinder.texts }
  private let wayfinder = Wayfinder()
  private var stops: [Wayfinder.Stop]?
  private var position = 0
  private var home = Wayfinder.Place()
  private var attempts = 0
  private var count = 0
  private let goesInside: Bool
  /// How many fields were typed into since the first screen was left.
  private var fieldsInside = 0

  package init(goesInside: Bool = false) { self.goesInside = goesInside }

  package func next(_ driver: Driver) -> UserAction? {
    driver.look()
    if stops == nil {
      home = Wayfinder.Place(driver)
      stops = Wayfinder.stops(in: driver.list).filter {
        !goesInside || Wayfinder.leads.contains($0.role)
      }
    }
    guard let stops, count < Self.longest else { return nil }
    count += 1
    let place = Wayfinder.Place(driver)
    if Wayfinder.isBehind(place, home) {
      if goesInside, place.presentations == home.presentations, attempts == 0,
        let action = fieldInside(driver)
      {
        return action
      }
      attempts += 1
      return attempts > Self.mostAttempts
        ? nil : wayfinder.wayBack(from: place, to: home, attempts: attempts, driver)
    }
    attempts = 0
    fieldsInside = 0
    while position < stops.count {
      let stop = stops[position]
      position += 1
      if let action = wayfinder.action(at: stop, driver) { return action }
    }
    return nil
  }

  /// Types into the next field of a screen behind the first.
  private func fieldInside(_ driver: Driver) -> UserAction? {
    let fields = wayfinder.fields(driver)
    guard fieldsInside < min(fields.count, Self.mostFieldsInside) else { return nil }
    fieldsInside += 1
    return wayfinder.nextText(driver).map { .replace(fields[fieldsInside - 1], $0) }
  }
}
