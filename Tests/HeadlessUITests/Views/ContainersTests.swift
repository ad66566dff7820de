import HeadlessUI
import LifecycleModel
import LifecycleSimulator
import Testing
import VirtualTime

@MainActor @Suite struct ContainersTests {
  // Apple, View.hidden(): not visible, no events; allowsHitTesting(_:): seen, not touched.
  @Test func whatIsNotSeenOrTouchedCannotBeUsed() {
    let stage = Stage {
      VStack {
        Button("hidden") {}.hidden()
        Button("clear") {}.opacity(0)
        Button("faint") {}.opacity(0.5)
        Button("covered") {}.allowsHitTesting(false)
      }
    }
    #expect(stage.words == ["faint", "covered"])
    #expect(stage.element("faint")?.isElementEnabled == true)
    #expect(stage.element("covered")?.isElementEnabled == false)
  }

  // Apple, overlay(alignment:content:) in front, background(alignment:content:) behind.
  @Test func layersAreReadInTheirOrder() {
    let stage = Stage {
      VStack {
        Text("base").overlay { Text("over") }.background { Text("under") }
        Text("body").safeAreaInset(edge: .bottom) { Text("bar") }
      }
    }
    #expect(stage.words == ["under", "base", "over", "body", "bar"])
  }

  // Apple, ViewThatFits: "the first child that fits".
  @Test func onlyOneAlternativeIsShown() {
    let stage = Stage {
      VStack {
        ViewThatFits {
          Text("wide")
          Text("narrow")
        }
      }
    }
    #expect(stage.words == ["wide"])
  }

  struct Switching: View {
    @State var isWide = false
    var body: some View {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 4))
      layout {
        Field()
        Button("turn") { isWide.toggle() }
      }
    }
  }
  struct Field: View {
    @State var text = "kept"
    var body: some View { TextField("text", text: $text) }
  }

  // Apple, AnyLayout: a change of the layout keeps the state of its subviews.
  @Test func aChangeOfLayoutKeepsState() {
    let stage = Stage { Switching() }
    stage.type("!", into: "text")
    stage.tap("turn")
    #expect(stage.words.first == "kept!")
  }

  // Apple, TimelineView with PeriodicTimelineSchedule.
  @Test func aTimelineFollowsVirtualTime() {
    let seen = Seen<Date>()
    let stage = Stage {
      VStack {
        TimelineView(.periodic(from: Date(timeIntervalSince1970: 0), by: 1)) { context in
          let _ = seen.values.append(context.date)
          Text("tick")
        }
      }
    }
    let before = seen.values.count
    stage.run { _ = stage.simulator.wait(.seconds(3)) }
    #expect(seen.values.count == before + 3)
    #expect(seen.values[before].timeIntervalSince(seen.values[before - 1]) == 1)
  }

  // Apple, ContentUnavailableView.search(text:), LabeledContent, ProgressView, Gauge.
  @Test func wordsOfLabelledViewsAreRead() {
    let stage = Stage {
      VStack {
        ContentUnavailableView.search(text: "xyz")
        LabeledContent("Version", value: "1.0")
        ProgressView("Loading", value: 0.25)
        Gauge(value: 3, in: 0...4) { Text("Level") }
        AsyncImage(url: nil) {
          $0
        } placeholder: {
          Text("waiting")
        }
      }
    }
    #expect(
      stage.words == [
        "No Results for “xyz”", "Check the spelling or try a new search.", "Version", "1.0", "25%",
        "75%", "waiting",
      ])
  }

  // Apple, LocalizedStringKey.StringInterpolation: specifiers, formats and dates.
  @Test func aKeyTakesFormats() {
    let stage = Stage {
      VStack {
        Text("\(2.345, specifier: "%.1f") km")
        Text("\(0.5, format: .percent) done")
        Text("\(Text("bold")) \(1 + 1)")
      }
    }
    #expect(stage.words == ["2.3 km", "50% done", "bold 2"])
  }
}
