import LifecycleModel

extension LintCheck {
  static let demonstrations = LintCheck(
    id: "demonstrations", summary: "Each demonstration names a situation and shows a difference."
  ) { subject in
    subject.decoded.quirks.flatMap { item -> [InputFault] in
      let shown = item.value.demonstration
      var faults: [InputFault] = []
      if !isIdentifier(shown.situation) {
        let place = item.document.place(of: ["demonstration", "situation"])
        faults.append(InputFault(.badSituation(shown.situation), at: place))
      }
      if shown.reference == shown.quirk {
        faults.append(InputFault(.equalLogs, at: item.document.place(of: ["demonstration"])))
      }
      for (key, log) in [("reference", shown.reference), ("quirk", shown.quirk)] {
        for (index, line) in log.enumerated() where line.allSatisfy(\.isWhitespace) {
          let place = item.document.place(of: ["demonstration", key, String(index)])
          faults.append(InputFault(.emptyLine, at: place))
        }
      }
      return faults
    }
  }
}
