package import LifecycleModel

/// One line of a story trace, in words.
package struct StoryLine: Hashable, Sendable {
  /// Who acted.
  package enum Actor: UInt8, Hashable, Sendable { case person, platform, app }

  package var actor: Actor
  /// What happened: `tap     "Edit"`, `push detail`.
  package var text: String
  /// What became of it when that is not as usual: `not delivered`.
  package var outcome: String
  /// The quirk that changed this line.
  package var quirk: String

  package init(_ actor: Actor, _ text: String, outcome: String = "", quirk: String = "") {
    self.actor = actor
    self.text = text
    self.outcome = outcome
    self.quirk = quirk
  }

  /// Puts an entry of a trace into words.
  ///
  /// - Parameter quirks: the ids that the entry's quirk indices point to.
  package init(_ entry: TraceEntry, quirks: [String]) {
    func name(_ index: QuirkIndex) -> String {
      index.isQuirk && Int(index.rawValue) < quirks.count ? quirks[Int(index.rawValue)] : ""
    }
    switch entry {
    case .action(let number, let action):
      self.init(.person, number == 0 ? "launch" : action.storyText)
    case .step(let step):
      self.init(.platform, step)
    case .event(let kind, let target, _, _, let outcome):
      let text = target.isEmpty ? kind.rawValue : "\(kind.rawValue) \(target)"
      switch outcome {
      case .delivered: self.init(.platform, text)
      case .notDelivered(let quirk):
        self.init(.platform, text, outcome: "not delivered", quirk: name(quirk))
      case .changed(let how, let quirk):
        self.init(.platform, text, outcome: how, quirk: name(quirk))
      }
    case .deviation(let seam, let quirk):
      self.init(.platform, seam, outcome: "deviates", quirk: name(quirk))
    case .write(let target, let value):
      self.init(.app, "write \(target) = \(Wording.quoted(value))")
    case .commit(let record, let value):
      self.init(.app, "commit \(record) = \(Wording.quoted(value))")
    case .output(let text):
      self.init(.app, "print \(Wording.quoted(text))")
    case .time(let milliseconds):
      self.init(.platform, "\(milliseconds) ms go by")
    case .unsupported(let api, let file, let line):
      self.init(.app, "\(api) (\(file):\(line))", outcome: "unsupported")
    case .misuse(let text):
      self.init(.app, text, outcome: "misuse")
    case .finding(let text):
      self.init(.platform, text, outcome: "found")
    }
  }
}

extension StoryLine {
  /// A compact form for the pipe from a child.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.byte(actor.rawValue)
    for part in [text, outcome, quirk] { writer.text(part) as Void }
    return writer.bytes
  }

  init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes[...])
    guard let actor = reader.byte().flatMap(Actor.init(rawValue:)), let text = reader.text(),
      let outcome = reader.text(), let quirk = reader.text()
    else { return nil }
    self.init(actor, text, outcome: outcome, quirk: quirk)
  }
}
