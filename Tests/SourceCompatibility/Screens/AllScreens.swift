/// Every screen of the suite, in the order of its groups.
let allScreens: [CompatibilityScreen] =
  textScreens + navigationScreens + presentationScreens + controlsScreens + listsScreens
  + appScreens + uiKitScreens
