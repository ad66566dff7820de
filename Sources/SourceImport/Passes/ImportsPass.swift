extension RewritePass {
  /// Imports of parts of a headless module become imports of the module; what does not exist is
  /// named.
  static let imports = RewritePass("imports") { source, outcome in
    var branches = BuildBranches(source)
    for found in ModuleImports.all(in: source) {
      branches.advance(to: found.tokens.lowerBound)
      if branches.isLeftOut { continue }
      if found.hasSubmodule, !found.isScoped, BuildCondition.surfaceModules.contains(found.module) {
        outcome.edits.append(
          SourceEdit(.moduleImport, in: source, found.tokens, by: found.module))
      }
      guard AppleModules.names.contains(found.module),
        !PersistenceModules.names.contains(found.module),
        !branches.isGuarded(byModule: found.module)
      else { continue }
      outcome.notes.append(
        ImportNote(
          "missing-module", at: found.tokens.lowerBound, in: source,
          "the module \(found.module) does not exist here",
          hint: "put the import and what needs it behind `#if canImport(\(found.module))`"))
    }
  }
}

/// Modules of Apple's platforms for which nothing stands in.
enum AppleModules {
  static let names: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts",
    "ActivityKit", "AdServices", "AdSupport", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "Charts", "CloudKit",
    "Cocoa", "CommonCrypto", "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI",
    "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit", "Darwin", "DeveloperToolsSupport",
    "EventKit", "EventKitUI", "ExternalAccessory", "FinanceKit", "GameController", "GameKit",
    "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "ImageIO", "Intents",
    "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MLCompute",
    "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit", "MetricKit",
    "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "NearbyInteraction",
    "Network", "NetworkExtension", "NotificationCenter", "OSLog", "ObjectiveC", "PDFKit",
    "PassKit", "PencilKit", "Photos", "PhotosUI", "PushKit", "QuartzCore", "QuickLook",
    "QuickLookThumbnailing", "QuickLookUI", "RealityKit", "ReplayKit", "RoomPlan",
    "SafariServices", "SceneKit", "ScreenTime", "Security", "ServiceManagement", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "Symbols",
    "SystemConfiguration", "TipKit", "Translation", "TVUIKit", "UniformTypeIdentifiers",
    "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchKit",
    "WatchConnectivity", "WeatherKit", "WebKit", "WidgetKit", "os", "simd",
  ]
}
