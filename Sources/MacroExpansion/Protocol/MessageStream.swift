#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Messages through the pipes to the compiler: the length in eight bytes, then JSON.
package struct MessageStream {
  private let input: Int32
  private let output: Int32

  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
  }

  /// The next message, or nil when the compiler has closed the pipe.
  package func receive() throws -> HostMessage? {
    while let header = read(8) {
      var length: UInt64 = 0
      for byte in header.reversed() { length = length << 8 | UInt64(byte) }
      // The compiler says good-bye with an empty message.
      if length == 0 { continue }
      guard length <= Int32.max, let body = read(Int(length)) else { return nil }
      return try JSONDecoder().decode(HostMessage.self, from: Data(body))
    }
    return nil
  }

  package func send(_ message: PluginMessage) throws {
    let body = try JSONEncoder().encode(message)
    var bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    bytes += body
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(output, $0.baseAddress! + done, $0.count - done) }
      if count > 0 { done += count } else if errno != EINTR { return }
    }
  }

  private func read(_ count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(input, buffer.baseAddress! + done, count - done)
        #elseif canImport(Musl)
          Musl.read(input, buffer.baseAddress! + done, count - done)
        #else
          Darwin.read(input, buffer.baseAddress! + done, count - done)
        #endif
      }
      if got > 0 { done += got } else if got == 0 || errno != EINTR { return nil }
    }
    return bytes
  }
}
