// Modelled: full, documented
public import Foundation

/// Something whose state an activity brings back.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

#if !canImport(Darwin)
  /// What a person is doing in the app, so that they can go on elsewhere.
  ///
  /// - Modelled: partial, documented. It is kept, and no other device or app sees it.
  open class NSUserActivity: NSObject, @unchecked Sendable {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var requiredUserInfoKeys: Set<String>?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    open var keywords: Set<String> = []
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false
    open var needsSave = false
    open var persistentIdentifier: String?

    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}
  }
#endif
