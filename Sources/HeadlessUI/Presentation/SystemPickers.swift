// Modelled: accepted, inferred
public import Foundation

/// Presentations of the system: to show one makes the run say `unsupported`.
extension View {
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileImporter", isPresented, file, line) }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileImporter", isPresented, file, line) }

  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileImporter", isPresented, file, line) }

  public func fileMover(
    isPresented: Binding<Bool>, file movedFile: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    source: StaticString = #fileID, line: UInt = #line
  ) -> some View { unsupported("fileMover", isPresented, source, line) }

  public func quickLookPreview(
    _ item: Binding<URL?>, file: StaticString = #fileID, line: UInt = #line
  ) -> some View {
    unsupported(
      "quickLookPreview",
      Binding(
        get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } }),
      file, line)
  }

  func unsupported(
    _ api: StaticString, _ isPresented: Binding<Bool>, _ file: StaticString, _ line: UInt
  ) -> some View {
    UnsupportedContent(
      content: self, isPresented: isPresented, api: api,
      place: SourcePlace(file: file, line: line))
  }
}
