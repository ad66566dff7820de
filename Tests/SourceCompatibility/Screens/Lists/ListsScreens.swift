let listsScreens: [CompatibilityScreen] = [
  groceryList, rangeRows, dayList, enumeratedRows, boundRows, tagRows,
  contactSelection, themeSelection, mailSelection, editActionRows, fileOutline, optionRows,
  peopleTable, compactTable, pricesTable, foldingSections, todoFocus, chatScroll,
  feedPosition, editedRowLeaves, filteredNotes, switchRows,
  identityRows, mixedRows, refreshedFeed, lazyRows, actionRows,
]
