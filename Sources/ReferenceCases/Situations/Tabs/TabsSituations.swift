import Holdfast

extension ReferenceCases {
  static let tabsSituations: [any Situation] = [
    TabsAppear(),
    LeaveFirstTab(),
    SelectSecondTab(),
    TabWithNavigation(),
    LogOutOfTabs(),
    BackToFirstTab(),
    HostedTabs(),
  ]
}
