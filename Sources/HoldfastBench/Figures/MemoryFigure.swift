import SwiftUI

#if canImport(Glibc)
  import Glibc
#endif

/// How many bytes a row of a mounted screen takes.
@MainActor enum MemoryFigure {
  static let id = "bytes-per-row"
  private static let rows = 1_000
  private static let repeats = 5

  static func measured() -> Figure {
    #if canImport(Glibc) && arch(x86_64)
      let counter = BodyCounter()
      // The first screen fills the caches of types.
      _ = GraphProbe { StackScreen(rows: rows, counter: counter) }
      var sizes: [Double] = []
      var nodes = 0
      for _ in 0..<repeats {
        let empty = size(rows: 0, counter).bytes
        let full = size(rows: rows, counter)
        nodes = full.nodes
        sizes.append(Double(full.bytes - empty) / Double(rows))
      }
      return Figure(
        id: id, value: Stopwatch.median(sizes), unit: "B",
        note: "memory in use (mallinfo2) with a VStack of \(rows) rows mounted, less the same "
          + "with none, a row; a row is a view with a stack, a text and a spacer, \(nodes) nodes "
          + "in all; median of \(repeats)")
    #else
      return .missing(id, unit: "B", because: "mallinfo2 is called on Linux for x86-64 only")
    #endif
  }

  #if canImport(Glibc) && arch(x86_64)
    private static func size(rows: Int, _ counter: BodyCounter) -> (bytes: Int, nodes: Int) {
      let before = bytesInUse
      let probe = GraphProbe { StackScreen(rows: rows, counter: counter) }
      let after = bytesInUse
      return withExtendedLifetime(probe) { (after - before, probe.nodeCount) }
    }

    /// The header that declares `mallinfo2` is in no module. It returns a structure of ten words,
    /// for which this processor's convention passes the place as a first argument.
    private typealias Information = @convention(c) (UnsafeMutablePointer<Int>) -> Void

    private static let information = dlsym(nil, "mallinfo2").map {
      unsafeBitCast($0, to: Information.self)
    }

    private static var bytesInUse: Int {
      var words = [Int](repeating: 0, count: 10)
      information?(&words)
      // The fifth word is what was mapped for large blocks, the eighth what blocks in use take.
      return words[4] + words[7]
    }
  #endif
}
