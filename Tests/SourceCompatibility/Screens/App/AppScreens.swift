let appScreens: [CompatibilityScreen] = [
  stateForms, optionalBinding, objectStore, observableModel, environmentKeys, transactionEntries,
  focusedEntries, preferenceTotals, changeForms, appearOrder, taskIdentity, receiveForms,
  searchPipeline, formValidation, subjectStore, streamFeed, laterWork, identityReset,
  equatableRows, gestureBoard, phaseNotes, notesApp, sceneWatcher, activities, representedField,
  representedController, hostedForm, hostingCells, hostingGrid, keptSettings, animatedRemoval,
  previewedRow, containerBadges,
]
