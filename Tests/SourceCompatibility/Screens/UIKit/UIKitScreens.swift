let uiKitScreens: [CompatibilityScreen] = []
