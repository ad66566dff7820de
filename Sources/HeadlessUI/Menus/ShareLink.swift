// Modelled: accepted, inferred
public import Foundation

/// A value that can leave the app; the simulation sends none.
public protocol Transferable {}
extension String: Transferable {}
extension URL: Transferable {}
extension Data: Transferable {}
extension AttributedString: Transferable {}

/// A button that shares something; a tap makes the run say `unsupported`.
public struct ShareLink<Label: View>: View {
  let label: Label
  let place: SourcePlace

  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.label = label()
    place = SourcePlace(file: file, line: line)
  }

  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: UInt = #line
  ) where Items.Element: Transferable {
    self.label = label()
    place = SourcePlace(file: file, line: line)
  }

  public var body: some View { UnsupportedButton(label: label, api: "ShareLink", place: place) }
}

/// The words of a share link without any of the app's own.
public struct DefaultShareLinkLabel: View {
  let title: Text?
  public var body: some View { title ?? Text(verbatim: "Share…") }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  public init<Item: Transferable>(
    item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      item: item, label: { DefaultShareLinkLabel(title: nil) }, file: file, line: line)
  }
  public init<Item: Transferable>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      item: item, label: { DefaultShareLinkLabel(title: Text(titleKey)) }, file: file,
      line: line)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, Item: Transferable>(
    _ title: S, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      item: item, label: { DefaultShareLinkLabel(title: Text(title)) }, file: file, line: line)
  }
  public init<Item: Transferable>(
    _ title: Text, item: Item, subject: Text? = nil, message: Text? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      item: item, label: { DefaultShareLinkLabel(title: title) }, file: file, line: line)
  }
}

/// A button that pastes; a tap makes the run say `unsupported`.
public struct PasteButton: View {
  let place: SourcePlace
  public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping ([T]) -> Void,
    file: StaticString = #fileID, line: UInt = #line
  ) { place = SourcePlace(file: file, line: line) }

  public var body: some View {
    UnsupportedButton(label: Text(verbatim: "Paste"), api: "PasteButton", place: place)
  }
}
