let textScreens: [CompatibilityScreen] = [
  renameForm, promptForms, formattedAmounts, formatterFields, editingCallbacks, signIn,
  noteEditor, submitScopes, defaultFocusForm, keyboardBar, undoneNames, keyPresses,
  composedText, focusedNote, textInterpolation, formattedDates, sleepingSave, queuedSave,
  focusBinding, uppercaseCode, contactFields, lockedFields, secureForms, optionalNote,
]
