// Modelled: accepted, documented
public import Foundation
import LifecycleSimulator

/// An app that opens documents: it compiles, and its cell is skipped when it runs.
///
/// - Modelled: accepted, documented. Documents are not modelled, which is noted as unsupported.
public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  private let place: (file: StaticString, line: UInt)

  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) where Document: FileDocument { place = (file, line) }

  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) where Document: ReferenceFileDocument { place = (file, line) }

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content,
    file: StaticString = #fileID, line: UInt = #line
  ) where Document: FileDocument { place = (file, line) }

  public var _view: UnsupportedView {
    UnsupportedView(api: "DocumentGroup", file: "\(place.file)", line: Int(place.line))
  }
}

/// Stands for a view that is not modelled: it says so when it comes on the screen.
public struct UnsupportedView: PrimitiveView {
  let api: String
  let file: String
  let line: Int
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    context.graph.simulator.noteUnsupported(view.api, file: view.file, line: view.line)
    return _ViewNode(view, context)
  }
}

/// A document that is a value.
public protocol FileDocument {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
public protocol ReferenceFileDocument: ObservableObject {
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  init(configuration: Self.ReadConfiguration) throws
  func snapshot(contentType: UTType) throws -> Self.Snapshot
  func fileWrapper(snapshot: Self.Snapshot, configuration: Self.WriteConfiguration) throws
    -> FileWrapper
  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}
extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}
/// What a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}
/// An open document.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}
/// An open document.
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// A file or folder of a document.
public final class FileWrapper {
  public let regularFileContents: Data?
  public let fileWrappers: [String: FileWrapper]?
  public var filename: String?
  public var preferredFilename: String?
  public init(regularFileWithContents contents: Data) {
    regularFileContents = contents
    fileWrappers = nil
  }
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    regularFileContents = nil
    fileWrappers = childrenByPreferredName
  }
}

/// A type of files or data, by its identifier.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String
  public init?(_ identifier: String) { self.identifier = identifier }
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }
  private init(known: String) { identifier = known }
  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let json = UTType(known: "public.json")
  public static let xml = UTType(known: "public.xml")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let folder = UTType(known: "public.folder")
  public static let content = UTType(known: "public.content")
  public static let rtf = UTType(known: "public.rtf")
  public static let html = UTType(known: "public.html")
  public static let movie = UTType(known: "public.movie")
  public static let audio = UTType(known: "public.audio")
  public static let zip = UTType(known: "public.zip-archive")
}
