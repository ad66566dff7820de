/// `@Entry`: a property of the environment, with its key.
///
/// As an accessor it reads and writes the value under the key; as a peer it declares the key.
struct EntryMacro: Macro {
  let name = "EntryMacro"

  /// The types that an entry can extend, and the protocol of their keys.
  private enum Owner: String {
    case environment = "EnvironmentValues"
    case transaction = "Transaction"
    case container = "ContainerValues"
    case focused = "FocusedValues"

    var key: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .transaction: "TransactionKey"
      case .container: "ContainerValueKey"
      case .focused: "FocusedValueKey"
      }
    }
  }

  func expansion(of request: ExpansionRequest) throws(Complaint) -> String {
    guard let piece = request.declSyntax else { return "" }
    let source = SourceText(piece.source)
    let property = PropertyDeclaration(source)
    let isAccessor = request.macroRole == "accessor"
    do throws(Complaint) {
      let owner = try Self.owner(request)
      try check(property, at: piece.position(property.keywordRange.lowerBound))
      let position = piece.position(property.keywordRange.upperBound + 1)
      let key = try key(for: property, of: owner, at: position)
      let keyName = "EntryKey_\(property.name)"
      return isAccessor
        ? """
        get { self[\(keyName).self] }
        set { self[\(keyName).self] = newValue }
        """
        : "private struct \(keyName): \(key)"
    } catch {
      // Both roles come by here, and the complaint is the same.
      if isAccessor { return property.hasAccessors ? "" : "get { fatalError() }\nset {}" }
      throw error
    }
  }

  private static func owner(_ request: ExpansionRequest) throws(Complaint) -> Owner {
    guard let context = request.lexicalContext?.first else {
      throw Complaint(.entryOutside(nil), at: request.place)
    }
    let source = SourceText(context.source)
    guard let keyword = source.tokens.indices.first(where: { source.text(at: $0) == "extension" })
    else {
      let first = source.tokens.indices.first {
        ["struct", "class", "enum", "actor", "protocol"].contains(source.text(at: $0))
      }
      throw Complaint(
        .entryOutside(first.map { source.text(at: $0 + 1) }), at: request.place)
    }
    let end = source.afterName(at: keyword + 1)
    guard let owner = Owner(rawValue: source.text(at: end - 1)) else {
      throw Complaint(
        .entryOutside(source.text(tokens: keyword + 1..<end)), at: request.place)
    }
    return owner
  }

  private func check(
    _ property: PropertyDeclaration, at position: Diagnostic.Position
  ) throws(Complaint) {
    guard property.keyword == "var" else {
      throw Complaint(.entryNotAVariable(property.keyword), at: position)
    }
    if property.modifiers.contains("static") || property.modifiers.contains("class") {
      throw Complaint(.entryStatic, at: position)
    }
    if property.hasAccessors {
      throw Complaint(.entryWithAccessors(property.name), at: position)
    }
    if property.declaresSeveral { throw Complaint(.entrySeveral, at: position) }
  }

  /// The protocol and the members of the key.
  private func key(
    for property: PropertyDeclaration, of owner: Owner, at position: Diagnostic.Position
  ) throws(Complaint) -> String {
    let name = property.name
    if owner == .focused {
      guard let type = property.type, let wrapped = Self.wrapped(type) else {
        throw Complaint(.focusedEntryNotOptional(name), at: position)
      }
      if let value = property.initialValue, value != "nil" {
        throw Complaint(.focusedEntryWithValue(name), at: position)
      }
      return "\(owner.key) {\n  typealias Value = \(wrapped)\n}"
    }
    guard let type = property.type else {
      guard let value = property.initialValue else {
        throw Complaint(.entryWithoutTypeAndValue(name), at: position)
      }
      // The type of the closure is the compiler's to find, and a closure that can be sent is safe
      // to keep whatever it makes.
      return """
        \(owner.key), InferredEntry {
          static let makeDefault = { @Sendable in return \(value) }
        }
        """
    }
    guard let value = property.initialValue ?? (Self.wrapped(type) == nil ? nil : "nil") else {
      throw Complaint(.entryWithoutValue(name, type: type), at: position)
    }
    return "\(owner.key) {\n  static var defaultValue: \(type) { return \(value) }\n}"
  }

  /// The type inside an optional.
  private static func wrapped(_ type: String) -> String? {
    if type.hasSuffix("?") { return String(type.dropLast()) }
    for prefix in ["Optional<", "Swift.Optional<"] where type.hasPrefix(prefix) {
      return type.hasSuffix(">") ? String(type.dropFirst(prefix.count).dropLast()) : nil
    }
    return nil
  }
}
