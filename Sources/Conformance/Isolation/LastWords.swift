/// What a process that died wrote to standard error, in the words of Swift's runtime.
package struct LastWords: Hashable, Sendable {
  /// The message of the fatal error: `Index out of range`.
  package private(set) var message: String?
  /// The last line, whatever it says: what a library wrote before it aborted.
  package private(set) var lastLine: String?
  /// The app's file and line, when the message names them: `Store.swift:12`.
  package private(set) var place: String?
  /// Whether the process says that it was refused memory.
  package private(set) var isAboutMemory = false

  private static let signs = [
    "Fatal error", "Precondition failed", "Assertion failed", "Fatal access conflict detected",
  ]
  private static let signsOfMemory = [
    "failed to allocate", "bad_alloc", "Could not allocate memory", "out of memory",
  ]

  package init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    for line in lines {
      if Self.signsOfMemory.contains(where: { line.contains($0) }) { isAboutMemory = true }
      for sign in Self.signs { read(line, sign: sign) }
    }
    lastLine = lines.last { !Self.isFrame($0) }.map { Self.withoutAddresses(String($0)) }
  }

  /// Whether a line belongs to a stack trace, which the environment turns on and off.
  private static func isFrame(_ line: Substring) -> Bool {
    if line.hasPrefix("Current stack trace") { return true }
    let words = line.split(separator: " ", maxSplits: 1)
    return words.count == 2 && Int(words[0]) != nil
  }

  /// Reads `Module/File.swift:12: Fatal error: message`, or the same without a place.
  private mutating func read(_ line: Substring, sign: String) {
    guard let start = Self.offset(of: sign, in: line) else { return }
    let tail = line[start...].dropFirst(sign.count)
    let said = tail.drop { $0 == ":" || $0 == " " || $0 == "." }
    message = said.isEmpty ? sign : Self.withoutAddresses(String(said))
    place = nil
    let head = line[..<start].split(separator: ":")
    guard head.count >= 2, let number = Int(head[head.count - 1]) else {
      if head.count >= 3, let number = Int(head[head.count - 2]) {
        setPlace(path: head[0], line: number)
      }
      return
    }
    setPlace(path: head[0], line: number)
  }

  private mutating func setPlace(path: Substring, line: Int) {
    // Places in the standard library are not the app's.
    guard !path.hasPrefix("Swift/"), let file = path.split(separator: "/").last else { return }
    place = "\(file):\(line)"
  }

  private static func offset(of sign: String, in line: Substring) -> Substring.Index? {
    var rest = line
    while !rest.isEmpty {
      if rest.hasPrefix(sign) { return rest.startIndex }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// Addresses differ from run to run.
  private static func withoutAddresses(_ text: String) -> String {
    text.split(separator: " ").filter { !$0.contains("0x") }.joined(separator: " ")
  }
}
