import HeadlessUI
import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator

/// The previews that the program declares, as cases that nobody had to write.
@MainActor package enum PreviewCases {
  /// Why none can be found on this platform; nil where they can.
  nonisolated package static var obstacle: String? { RegisteredPreview.obstacle }

  /// All of them, sorted by file and line; providers among them by name.
  ///
  /// What they are called and how many screens they have is the app's code to say, which runs in a
  /// child: a preview that dies of it is still a case, and dies again in its cells. A process that
  /// cannot have children asks by itself.
  package static func all() -> [any ConformanceCase] {
    let previews = RegisteredPreview.all()
    var names: [[String]] = Array(repeating: [], count: previews.count)
    if !previews.isEmpty {
      let body: CellIsolation.Body = { index, reporter in
        SimulationContext.run(Simulator(behavior: .reference, device: .standard)) {
          for sample in (try? previews[index].samples()) ?? [] {
            reporter.keep(Array((sample.name ?? "").utf8))
          }
        }
        return CellOutcome()
      }
      let ended: @MainActor (Int, CellEnding) -> Void = { index, ending in
        names[index] = ending.notes.map { String(decoding: $0, as: UTF8.self) }
      }
      let isDone = try? CellIsolation().run([0..<previews.count], ended: ended, body: body)
      if isDone == nil {
        CellIsolation.runWithoutIsolation([0..<previews.count], ended: ended, body: body)
      }
    }
    var uses: [String: Int] = [:]
    for preview in previews { uses[preview.id, default: 0] += 1 }
    return zip(previews, names).flatMap { preview, names in
      let id = uses[preview.id] == 1 ? preview.id : preview.fullID
      return cases(of: preview, id: id, names: names.isEmpty ? [""] : names)
    }
  }

  /// Each preview of a provider is a case; what `#Preview` makes of its arguments are variants.
  private static func cases(
    of preview: RegisteredPreview, id: String, names: [String]
  ) -> [any ConformanceCase] {
    guard preview.isProvider, names.count > 1 else {
      return [PreviewCase(preview: preview, id: id, name: names[0], samples: 0..<names.count)]
    }
    return names.enumerated().map { index, name in
      PreviewCase(
        preview: preview, id: "\(id)#\(index + 1)", name: name, samples: index..<index + 1)
    }
  }
}

/// A preview as a case: opened, and with every control of its first screen touched once.
private struct PreviewCase: ConformanceCase {
  let preview: RegisteredPreview
  let id: String
  let name: String
  /// Which of the preview's screens are its variants.
  let samples: Range<Int>

  var summary: String { name.isEmpty ? "A preview." : "The preview \(Wording.quoted(name))." }

  var variants: [Variant] {
    samples.map { index in
      Variant(
        samples.count == 1 ? "preview" : "\(index + 1)",
        launch: { [preview] simulator in
          Launch(app: WindowApp(controller: preview.controller(at: index), on: simulator))
        })
    }
  }

  var scenarios: [Scenario] {
    [
      Scenario("open", actions: []),
      Scenario("touch everything", guide: .init("each control once") { Tour() }),
      Scenario(
        "edit and go back",
        guide: .init("the fields behind each control") { Tour(goesInside: true) }),
    ]
  }
}

extension RegisteredPreview {
  /// One of its screens; a preview that cannot be made ends the process, as a trap of the app.
  fileprivate func controller(at index: Int) -> UIViewController {
    do {
      let samples = try samples()
      guard samples.indices.contains(index) else {
        fatalError("the preview \(id) has no screen \(index + 1) any more")
      }
      return samples[index].make()
    } catch {
      fatalError("the preview \(id) could not be made: \(error)")
    }
  }
}
