import MacroExpansion

/// The executable that the compiler starts for each module that uses the macros.
@main enum MacroPlugin {
  static func main() throws {
    let stream = MessageStream()
    while let message = try stream.receive() {
      try stream.send(Macros.answer(to: message))
    }
  }
}
