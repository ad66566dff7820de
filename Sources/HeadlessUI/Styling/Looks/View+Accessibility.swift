// Modelled: accepted, documented
/// Words for assistive technologies that do not change how a person finds an element: accepted.
extension View {
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    styled("accessibilityHint")
  }
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    styled("accessibilityHint")
  }
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    styled("accessibilityHint")
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    styled("accessibilityHidden")
  }
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    styled("accessibilityHidden")
  }
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    styled("accessibilityAddTraits")
  }
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    styled("accessibilityRemoveTraits")
  }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    styled("accessibilityElement")
  }
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    styled("accessibilitySortPriority")
  }
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    styled("accessibilityInputLabels")
  }
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  {
    styled("accessibilityInputLabels")
  }
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  {
    styled("accessibilityInputLabels")
  }
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    styled("accessibilityHeading")
  }
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  )
    -> some View
  { styled("accessibilityRespondsToUserInteraction") }
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    styled("accessibilityIgnoresInvertColors")
  }
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View {
    styled("accessibilityShowsLargeContentViewer")
  }
  nonisolated public func accessibility(hint: Text) -> some View { styled("accessibilityHint") }
  nonisolated public func accessibility(hidden: Bool) -> some View { styled("accessibilityHidden") }
  nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    styled("accessibilityAddTraits")
  }
  nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    styled("accessibilityRemoveTraits")
  }
  nonisolated public func accessibility(sortPriority: Double) -> some View {
    styled("accessibilitySortPriority")
  }
}

/// What an assistive technology says an element is.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

/// What an element does with the elements in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
