import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct DatePickerTests {
  static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()
  static func date(_ day: Int, hour: Int = 0, minute: Int = 0) -> Date {
    calendar.date(
      from: DateComponents(year: 2026, month: 1, day: day, hour: hour, minute: minute))!
  }

  struct Due: View {
    @State var date = DatePickerTests.date(10, hour: 9, minute: 30)
    var components: DatePickerComponents = [.hourAndMinute, .date]
    let seen: Seen<Date>
    var body: some View {
      DatePicker(
        "Due", selection: $date, in: DatePickerTests.date(5, hour: 12)...,
        displayedComponents: components
      )
      .onChange(of: date) { seen.values.append($0) }
      .environment(\.calendar, DatePickerTests.calendar)
      .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
    }
  }

  // Apple, DatePicker: picking a day leaves the time as it was.
  @Test func pickingADayKeepsTheTime() {
    let seen = Seen<Date>()
    let stage = Stage { Due(seen: seen) }
    #expect(stage.words == ["2026-01-10 09:30"])
    #expect(stage.perform(.pickDate("2026-01-31"), onFirst: .datePicker))
    #expect(seen.values == [Self.date(31, hour: 9, minute: 30)])
    #expect(stage.perform(.pickDate("14:05"), onFirst: .datePicker))
    #expect(stage.words == ["2026-01-31 14:05"])
  }

  // Apple, DatePicker.init(_:selection:in:): the range "of allowable dates".
  @Test func aDayOutsideTheRangeCannotBePicked() {
    let seen = Seen<Date>()
    let stage = Stage { Due(seen: seen) }
    #expect(!stage.perform(.pickDate("2026-01-04"), onFirst: .datePicker))
    #expect(stage.perform(.pickDate("2026-01-05"), onFirst: .datePicker))
    #expect(seen.last == Self.date(5, hour: 12))
  }

  // Apple, DatePickerComponents: the picker shows, and picks, these parts only.
  @Test func onlyDisplayedComponentsArePicked() {
    let stage = Stage { Due(components: .date, seen: Seen()) }
    #expect(stage.words == ["2026-01-10"])
    #expect(!stage.perform(.pickDate("14:05"), onFirst: .datePicker))
  }

  struct Days: View {
    @State var days: Set<DateComponents> = []
    var body: some View {
      MultiDatePicker("Days", selection: $days)
      Text("\(days.count) days")
    }
  }

  // Apple, MultiDatePicker: a tap selects a day, another deselects it.
  @Test func daysAreAddedAndTakenAway() {
    let stage = Stage { Days() }
    stage.perform(.pickDate("2026-01-02"), onFirst: .datePicker)
    stage.perform(.pickDate("2026-01-01"), onFirst: .datePicker)
    #expect(stage.words == ["2026-01-01 2026-01-02", "2 days"])
    stage.perform(.pickDate("2026-01-02"), onFirst: .datePicker)
    #expect(stage.words == ["2026-01-01", "1 days"])
  }
}
