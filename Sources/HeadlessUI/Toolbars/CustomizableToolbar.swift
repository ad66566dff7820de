// Modelled: partial, documented

/// What a toolbar holds that a person may rearrange; in the simulation nobody does.
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension TupleToolbarContent: CustomizableToolbarContent
where repeat each Content: CustomizableToolbarContent {}
extension OptionalToolbarContent: CustomizableToolbarContent
where Content: CustomizableToolbarContent {}
extension ConditionalToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}

/// Whether a person may move or remove an item; accepted.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How an item takes part in customization at first; accepted.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior)
    -> some CustomizableToolbarContent
  { self }
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

extension ToolbarContent {
  /// - Modelled: accepted, documented. Backgrounds are not drawn.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
