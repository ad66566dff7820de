let listsScreens: [CompatibilityScreen] = []
