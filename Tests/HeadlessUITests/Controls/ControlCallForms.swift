import HeadlessUI

// Call forms as Apple documents them, one view a page; they are compiled, and mounted once.

/// Pages `Toggle`, `Stepper`, `Slider`.
struct SwitchCallForms: View {
  struct Item: Identifiable {
    let id: Int
    var isOn: Bool
  }
  @State private var isOn = false
  @State private var items = [Item(id: 0, isOn: true)]
  @State private var count = 1
  @State private var amount = 1.5
  @State private var share: Float = 0.5
  let title = "Title"

  var body: some View {
    Group {
      Toggle("Wi-Fi", isOn: $isOn)
      Toggle(title, isOn: $isOn)
      Toggle(isOn: $isOn) { Text("Label") }
      Toggle(isOn: $isOn) {
        Text("Title")
        Text("Subtitle")
      }
      Toggle("Symbol", systemImage: "star", isOn: $isOn)
      Toggle(title, systemImage: "star", isOn: $isOn)
      Toggle("All", sources: $items, isOn: \.isOn)
      Toggle(sources: $items, isOn: \.isOn) { Text("All") }
      ForEach($items) { $item in Toggle("Item", isOn: $item.isOn) }
      Toggle("Styled", isOn: $isOn).toggleStyle(.switch).tint(.red)
      Toggle("Button", isOn: $isOn.animation()).toggleStyle(.button).labelsHidden()
      Toggle("Constant", isOn: .constant(true)).disabled(isOn)
      Toggle(
        "By hand",
        isOn: Binding(get: { isOn }, set: { isOn = $0 }))
    }
    Group {
      Stepper("Count: \(count)", value: $count)
      Stepper("Count", value: $count, in: 0...10)
      Stepper("Count", value: $count, in: 0...10, step: 2)
      Stepper("Count", value: $count, step: 5)
      Stepper(title, value: $count, in: 1...3) { editing in print(editing) }
      Stepper(value: $count, in: 0...10) { Text("\(count)") }
      Stepper(value: $count, in: 0...10, step: 2) { Text("\(count)") }
      Stepper(value: $amount, in: 0...10, step: 0.5) {
        Text("\(amount)")
      } onEditingChanged: { _ in
      }
      Stepper(value: $amount, in: 0...10, step: 0.5, onEditingChanged: { _ in }) { Text("old") }
      Stepper(value: $count) { Text("open") }
      Stepper("Amount", value: $amount, in: 0...5, step: 0.1, format: .number)
      Stepper("Both", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
      Stepper("Half", onIncrement: count < 3 ? { count += 1 } : nil, onDecrement: nil)
      Stepper {
        Text("Label")
      } onIncrement: {
        count += 1
      } onDecrement: {
        count -= 1
      }
      Stepper(
        onIncrement: { count += 1 }, onDecrement: { count -= 1 }, onEditingChanged: { _ in }
      ) { Text("old") }
      Stepper(onIncrement: { count += 1 }, onDecrement: { count -= 1 }) { Text("old") }
    }
    Group {
      Slider(value: $amount)
      Slider(value: $amount, in: 0...100)
      Slider(value: $amount, in: 0...100, step: 5)
      Slider(value: $share, in: 0...1) { editing in isOn = editing }
      Slider(value: $amount, in: 0...100, onEditingChanged: { isOn = $0 })
      Slider(value: $amount, in: 0...100, step: 1, onEditingChanged: { isOn = $0 })
      Slider(value: $amount, in: 0...100) { Text("Speed") }
      Slider(value: $amount, in: 0...100, step: 5) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("100")
      } onEditingChanged: { editing in
        isOn = editing
      }
      Slider(value: $amount, in: 0...100) {
        Text("Speed")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      }
      Slider(
        value: $amount, in: 0...100, minimumValueLabel: Text("0"), maximumValueLabel: Text("100")
      ) { Text("Speed") }
    }
  }
}

/// Page `Picker`.
struct PickerCallForms: View {
  enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, cocoa
    var id: Self { self }
  }
  enum Topping: String, CaseIterable { case nuts, cookies }
  struct Thing: Identifiable, Hashable {
    let id: Int
    var flavor = Flavor.cocoa
  }
  @State private var flavor: Flavor = .vanilla
  @State private var wish: Flavor?
  @State private var topping = Topping.nuts
  @State private var index = 0
  @State private var things = [Thing(id: 0)]
  @State private var thing: Thing?
  @State private var id: Thing.ID?
  @State private var name = "a"

  var body: some View {
    Group {
      Picker("Flavor", selection: $flavor) {
        Text("Vanilla").tag(Flavor.vanilla)
        Text("Cocoa").tag(Flavor.cocoa)
      }
      Picker("Flavor", selection: $flavor) {
        ForEach(Flavor.allCases) { flavor in Text(flavor.rawValue.capitalized) }
      }
      Picker(selection: $flavor) {
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
      } label: {
        Label("Flavor", systemImage: "star")
      }
      Picker(selection: $flavor, label: Text("Flavor")) {
        ForEach(Flavor.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Wish", selection: $wish) {
        Text("None").tag(nil as Flavor?)
        Text("None").tag(Flavor?.none)
        ForEach(Flavor.allCases) { Text($0.rawValue).tag(Optional($0)) }
        ForEach(Flavor.allCases) { Text($0.rawValue).tag($0 as Flavor?) }
      }
      Picker("Topping", selection: $topping) {
        ForEach(Topping.allCases, id: \.self) { Text($0.rawValue) }
      }
      Picker("Index", selection: $index) {
        ForEach(0..<3) { Text("\($0)") }
      }
      Picker("Index", selection: $index) {
        ForEach(things.indices, id: \.self) { index in Text("\(things[index].id)").tag(index) }
      }
      Picker("Thing", selection: $thing) {
        ForEach(things) { Text("\($0.id)").tag($0 as Thing?) }
      }
      Picker("Id", selection: $id) {
        ForEach(things) { Text("\($0.id)").tag($0.id as Thing.ID?) }
      }
      Picker("Symbol", systemImage: "star", selection: $name) { Text("a").tag("a") }
      Picker("All", sources: $things, selection: \.flavor) { Text("a").tag(Flavor.vanilla) }
    }
    Group {
      Picker("Parts", selection: $name) {
        Section("First") { Text("a").tag("a") }
        Divider()
        Section {
          Text("b").tag("b")
        } header: {
          Text("Second")
        }
        if index > 0 { Text("c").tag("c") }
      }
      .pickerStyle(.menu)
      Picker("Current", selection: $name) {
        Text("a").tag("a")
      } currentValueLabel: {
        Text("now \(name)")
      }
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(.segmented).labelsHidden()
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(SegmentedPickerStyle())
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(.inline)
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(.wheel)
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(WheelPickerStyle())
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(MenuPickerStyle())
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(.palette)
      Picker("", selection: $name) { Text("a").tag("a") }.pickerStyle(.navigationLink)
      Picker("", selection: $name) { Text("a").tag("a", includeOptional: false) }
        .pickerStyle(.automatic)
        .onChange(of: name) { old, new in print(old, new) }
    }
  }
}

/// Pages `DatePicker`, `MultiDatePicker`, `ColorPicker`, `Link`.
struct DateCallForms: View {
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var days: Set<DateComponents> = []
  @State private var color = Color.red
  let end = Date.distantFuture
  let title = "Title"

  var body: some View {
    Group {
      DatePicker("Start", selection: $date)
      DatePicker(title, selection: $date)
      DatePicker("Start", selection: $date, displayedComponents: .date)
      DatePicker("Start", selection: $date, displayedComponents: [.date, .hourAndMinute])
      DatePicker("Start", selection: $date, in: date...end, displayedComponents: .date)
      DatePicker("Start", selection: $date, in: date...)
      DatePicker("Start", selection: $date, in: ...end, displayedComponents: [.date])
      DatePicker(selection: $date) { Text("Start") }
      DatePicker(selection: $date, displayedComponents: .hourAndMinute) { Text("Start") }
      DatePicker(selection: $date, in: ...end, displayedComponents: .date) { Text("Start") }
      DatePicker(selection: $date, in: date...end) { Label("Start", systemImage: "calendar") }
      DatePicker("", selection: $date).datePickerStyle(.graphical).labelsHidden()
      DatePicker("", selection: $date).datePickerStyle(.compact)
      DatePicker("", selection: $date).datePickerStyle(WheelDatePickerStyle())
    }
    Group {
      MultiDatePicker("Days", selection: $days)
      MultiDatePicker("Days", selection: $days, in: date..<end)
      MultiDatePicker("Days", selection: $days, in: date...)
      MultiDatePicker("Days", selection: $days, in: ..<end)
      MultiDatePicker(selection: $days) { Text("Days") }
      ColorPicker("Color", selection: $color)
      ColorPicker("Color", selection: $color, supportsOpacity: false)
      ColorPicker(title, selection: $color)
      ColorPicker(selection: $color) { Text("Color") }
      ColorPicker(selection: $color, supportsOpacity: false) { Text("Color") }
      Link("Web", destination: URL(string: "https://example.com")!)
      Link(title, destination: URL(string: "https://example.com")!)
      Link(destination: URL(string: "https://example.com")!) { Image(systemName: "link") }
        .environment(
          \.openURL, OpenURLAction { url in url.scheme == "a" ? .discarded : .systemAction })
    }
  }
}

/// Pages `ProgressView`, `Gauge`, `Button`, `ControlGroup`, `GroupBox`, `DisclosureGroup`.
struct GroupCallForms: View {
  @State private var isOpen = false
  @State private var amount = 0.5
  let title = "Title"

  var body: some View {
    Group {
      ProgressView()
      ProgressView("Loading")
      ProgressView(title)
      ProgressView { Text("Loading") }
      ProgressView(value: amount)
      ProgressView(value: amount, total: 10)
      ProgressView("Loading", value: amount)
      ProgressView("Loading", value: amount, total: 100)
      ProgressView(title, value: amount, total: 100)
      ProgressView(value: amount) { Text("Loading") }
      ProgressView(value: amount, total: 2) {
        Text("Loading")
      } currentValueLabel: {
        Text("\(amount)")
      }
      ProgressView(value: nil as Double?)
      ProgressView(Progress(totalUnitCount: 3))
      ProgressView().progressViewStyle(.circular)
      ProgressView().progressViewStyle(CircularProgressViewStyle(tint: .red)).controlSize(.large)
      ProgressView(
        timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60))
    }
    Group {
      Gauge(value: amount) { Text("Level") }
      Gauge(value: amount, in: 0...2) { Text("Level") }
      Gauge(value: amount, in: 0...2) {
        Text("Level")
      } currentValueLabel: {
        Text("\(amount)")
      }
      Gauge(value: amount, in: 0...2) {
        Text("Level")
      } currentValueLabel: {
        Text("\(amount)")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("2")
      }
      .gaugeStyle(.accessoryCircular)
      Button("Tap") { isOpen = true }
      Button(title) { isOpen = true }
      Button("Tap", action: open)
      Button(action: open) { Text("Tap") }
      Button {
        open()
      } label: {
        Label("Tap", systemImage: "star")
      }
      Button("Delete", role: .destructive) { open() }
      Button("Cancel", role: .cancel, action: open)
      Button(role: .destructive) {
        open()
      } label: {
        Image(systemName: "trash")
      }
      Button("Add", systemImage: "plus") { open() }
      Button("Add", systemImage: "plus", action: open)
      Button(title, systemImage: "trash", role: .destructive) { open() }
    }
    Group {
      GroupBox { Text("Content") }
      GroupBox("Title") { Text("Content") }
      GroupBox(label: Label("Title", systemImage: "star")) { Text("Content") }
      GroupBox {
        Text("Content")
      } label: {
        Text("Title")
      }
      .groupBoxStyle(.automatic)
      ControlGroup {
        Button("A") {}
        Button("B") {}
      }
      ControlGroup("Title") { Button("A") {} }
      ControlGroup {
        Button("A") {}
      } label: {
        Label("Title", systemImage: "star")
      }
      .controlGroupStyle(.navigation)
      DisclosureGroup("More") { Text("Content") }
      DisclosureGroup(title) { Text("Content") }
      DisclosureGroup("More", isExpanded: $isOpen) { Text("Content") }
      DisclosureGroup(isExpanded: $isOpen) {
        Text("Content")
        Toggle("On", isOn: $isOpen)
      } label: {
        Text("More")
      }
      DisclosureGroup {
        Text("Content")
      } label: {
        Label("More", systemImage: "star")
      }
      LabeledContent("Title", value: "Value")
      LabeledContent(title, value: title)
      LabeledContent("Title", value: amount, format: .percent)
      LabeledContent("Title") { Text("Content") }
      LabeledContent {
        Text("Content")
      } label: {
        Text("Title")
      }
    }
  }

  private func open() { isOpen = true }
}
