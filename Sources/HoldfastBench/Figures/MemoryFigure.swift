#if canImport(Glibc)
  import Glibc
#endif

/// How many bytes a row of a mounted screen takes.
@MainActor enum MemoryFigure {
  static let id = "bytes-per-row"
  private static let rows = 1_000
  private static let repeats = 5

  static func measured() -> Figure {
    #if canImport(Glibc)
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
      return .missing(id, unit: "B", because: "this platform has no mallinfo2")
    #endif
  }

  #if canImport(Glibc)
    private static func size(rows: Int, _ counter: BodyCounter) -> (bytes: Int, nodes: Int) {
      let before = bytesInUse
      let probe = GraphProbe { StackScreen(rows: rows, counter: counter) }
      let after = bytesInUse
      return withExtendedLifetime(probe) { (after - before, probe.nodeCount) }
    }

    private static var bytesInUse: Int {
      let information = mallinfo2()
      return information.uordblks + information.hblkhd
    }
  #endif
}
