import Holdfast

extension ReferenceCases {
  static let presentationSituations: [any Situation] = [
    SheetOpenDismiss(),
    TwoSheets(),
    SheetTypeClose(),
  ]
}
