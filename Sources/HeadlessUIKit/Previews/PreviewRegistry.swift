// Modelled: full, documented

/// A type that makes one preview; `#Preview` declares one for each use.
///
/// Nothing in the program refers to such a type. The attribute keeps the optimizer from dropping it.
@_alwaysEmitConformanceMetadata public protocol PreviewRegistry {
  /// The module and the file that the preview stands in: `App/Screen.swift`.
  static var fileID: String { get }
  static var line: Int { get }
  static var column: Int { get }
  @MainActor static func makePreview() throws -> Preview
}

extension PreviewRegistry {
  /// The type of previews, whatever else the program calls so.
  public typealias Preview = HeadlessUIKit.Preview
}
