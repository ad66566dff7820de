/// The seams of what views are told when they come, go and change.
public struct AppearanceBehavior: Sendable, Hashable {
  /// How often the actions on several views that count as one run.
  public enum SeveralViews: String, SeamValue {
    case once, eachView
  }
  /// Whether a view with an identity transition is told that it goes before others come.
  public enum IdentityTransition: String, SeamValue {
    case newAppearsFirst, oldDisappearsFirst
  }
  /// For `onAppear` and `onDisappear`.
  public var severalViews = Setting(SeveralViews.reference)
  /// For `onChange`.
  public var severalViewsChange = Setting(SeveralViews.reference)
  public var identityTransition = Setting(IdentityTransition.reference)
}

extension AppearanceBehavior {
  static let seams: [Seam] = [
    Seam("appearance.identityTransition", \.appearance.identityTransition),
    Seam("appearance.severalViews", \.appearance.severalViews),
    Seam("appearance.severalViewsChange", \.appearance.severalViewsChange),
  ]
}
