// Modelled: accepted, documented

/// Menus of the menu bar: accepted, since a phone shows none.
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Puts menus together; their content is never built.
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
  public static func buildPartialBlock<Content: Commands>(first content: Content) -> Content {
    content
  }
  public static func buildPartialBlock<First: Commands, Next: Commands>(
    accumulated: First, next: Next
  ) -> EmptyCommands { EmptyCommands() }
  public static func buildOptional<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> Content {
    content
  }
}

/// Commands of the library.
@MainActor @preconcurrency protocol PrimitiveCommands: Commands where Body == Never {}
extension PrimitiveCommands {
  public var body: Never { fatalError("\(Self.self) are commands of the library") }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  public nonisolated init() {}
}

/// A menu of the menu bar.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init(_ name: Text, @ViewBuilder content: () -> Content) {}
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}
}

/// Commands beside or in place of those of the system.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's commands.
public struct CommandGroupPlacement: Sendable {
  public static let appInfo = CommandGroupPlacement()
  public static let appSettings = CommandGroupPlacement()
  public static let systemServices = CommandGroupPlacement()
  public static let appVisibility = CommandGroupPlacement()
  public static let appTermination = CommandGroupPlacement()
  public static let newItem = CommandGroupPlacement()
  public static let saveItem = CommandGroupPlacement()
  public static let importExport = CommandGroupPlacement()
  public static let printItem = CommandGroupPlacement()
  public static let undoRedo = CommandGroupPlacement()
  public static let pasteboard = CommandGroupPlacement()
  public static let textEditing = CommandGroupPlacement()
  public static let textFormatting = CommandGroupPlacement()
  public static let toolbar = CommandGroupPlacement()
  public static let sidebar = CommandGroupPlacement()
  public static let windowList = CommandGroupPlacement()
  public static let windowSize = CommandGroupPlacement()
  public static let windowArrangement = CommandGroupPlacement()
  public static let singleWindowList = CommandGroupPlacement()
  public static let help = CommandGroupPlacement()
}

/// The system's commands for sidebars.
public struct SidebarCommands: PrimitiveCommands { public nonisolated init() {} }
/// The system's commands for editing text.
public struct TextEditingCommands: PrimitiveCommands { public nonisolated init() {} }
/// The system's commands for the look of text.
public struct TextFormattingCommands: PrimitiveCommands { public nonisolated init() {} }
/// The system's commands for toolbars.
public struct ToolbarCommands: PrimitiveCommands { public nonisolated init() {} }
/// The system's commands for inspectors.
public struct InspectorCommands: PrimitiveCommands { public nonisolated init() {} }
/// The system's commands for taking pictures from another device.
public struct ImportFromDevicesCommands: PrimitiveCommands { public nonisolated init() {} }
