/// A preview that the program declares: a use of `#Preview`, or a `PreviewProvider`.
@MainActor package struct RegisteredPreview {
  /// Where it comes from: `Screen.swift:12`, or the provider's type.
  package let id: String
  /// The same, told apart from what other modules declare.
  package let fullID: String
  /// Whether its samples are previews of their own; otherwise they are one with other arguments.
  package let isProvider: Bool
  private let source: Source

  private enum Source {
    case registry(any PreviewRegistry.Type)
    case provider(any PreviewProvider.Type)
  }

  /// One screen of a preview.
  package struct Sample {
    package var name: String?
    package var make: @MainActor () -> UIViewController
  }

  /// Why no preview can be found here; nil where they can.
  nonisolated package static var obstacle: String? {
    ConformanceRecords.isReadable
      ? nil
      : "Previews are found through the records of conformances of a 64-bit ELF program, "
        + "and this is none."
  }

  /// The previews of the program and of the libraries that it has loaded, sorted by id.
  package static func all() -> [RegisteredPreview] {
    var previews: [RegisteredPreview] = []
    for type in ConformanceRecords.types(conformingTo: (any PreviewRegistry).self) {
      if let type = type as? any PreviewRegistry.Type { previews.append(Self(registry: type)) }
    }
    for type in ConformanceRecords.types(conformingTo: (any PreviewProvider).self) {
      if let type = type as? any PreviewProvider.Type { previews.append(Self(provider: type)) }
    }
    return previews.sorted { $0.sortKey < $1.sortKey }
  }

  private init(registry type: any PreviewRegistry.Type) {
    let (line, column) = (type.line, type.column)
    id = "\(type.fileID.split(separator: "/").last ?? ""):\(line)"
    fullID = type.fileID.replacing("/", with: ".") + ":\(line):\(column)"
    sortKey = SortKey(name: type.fileID, line: line, column: column)
    isProvider = false
    source = .registry(type)
  }

  private init(provider type: any PreviewProvider.Type) {
    id = String(describing: type)
    fullID = String(reflecting: type)
    sortKey = SortKey(name: fullID, line: 0, column: 0)
    isProvider = true
    source = .provider(type)
  }

  /// Makes what is shown, without showing it; runs code of the app.
  package func samples() throws -> [Sample] {
    switch source {
    case .registry(let type):
      let preview = try type.makePreview()
      return preview.screens.map { Sample(name: preview.name, make: $0) }
    case .provider(let type): return Self.samples(of: type)
    }
  }

  private static func samples<Provider: PreviewProvider>(of type: Provider.Type) -> [Sample] {
    Provider.previews.previews.enumerated().map { index, preview in
      Sample(name: preview.name) {
        // Made afresh: each launch of the app has its own objects.
        let previews = Provider.previews.previews
        return Preview.screen(
          showing: previews.indices.contains(index) ? previews[index].view : preview.view)
      }
    }
  }

  private let sortKey: SortKey
  private struct SortKey: Comparable {
    var name: String
    var line: Int
    var column: Int
    static func < (left: Self, right: Self) -> Bool {
      (left.name, left.line, left.column) < (right.name, right.line, right.column)
    }
  }
}
