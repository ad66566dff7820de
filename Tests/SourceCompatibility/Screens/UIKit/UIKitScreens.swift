let uiKitScreens: [CompatibilityScreen] = [
  delegatedFields, editedTable, presentedForm, leavingScreens, chosenValues, tiledPhotos,
]
