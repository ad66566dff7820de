import Holdfast

extension ReferenceCases {
  static let presentationSituations: [any Situation] = [
    SheetOpenDismiss(),
    TwoSheets(),
    SheetTypeClose(),
    SheetWithStepper(),
    DetailClosesItself(),
    SheetOfRemovedView(),
    SheetsAtLaunch(),
    CoverAfterSheet(),
    PopoverClosed(),
    SheetClosedWithPop(),
    SheetOfPushedScreen(),
    SecondSheetInterrupted(),
    SheetThroughReload(),
    SheetTurned(),
  ]
}
