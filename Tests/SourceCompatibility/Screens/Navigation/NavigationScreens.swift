let navigationScreens: [CompatibilityScreen] = [
  tripPath, savedPath, presentedScreens, linkForms, activeLinks, viewColumns, viewColumnsNarrow,
  splitSelection, splitSelectionNarrow, splitThree, splitThreeNarrow, splitColumns, splitPreferred,
  splitStack, splitStackNarrow, tabItems, newTabs, pageTabs, toolbarPlaces, toolbarParts,
  titleForms, barItems, dismissForms, searchForms, searchScopeForms, searchPresented, stackInTab,
  tabInStack, editModes, barsHidden, splitBoth, splitStart,
  editedElement, splitEditor, splitEditorNarrow, splitLinks, splitLinksNarrow, tabForms, plainTabs,
  sheetBars, searchPlaces, routeStack,
]
