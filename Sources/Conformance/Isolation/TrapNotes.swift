#if canImport(Glibc)
  /// Why optimized code traps: the compiler leaves the reason in the debug information.
  ///
  /// Such code prints nothing. It is described as a function named `Swift runtime failure: …`
  /// that was inlined at the trapping instruction. Only version 4 of DWARF, which Swift writes
  /// on Linux, is read; with any other the reason stays unknown.
  struct TrapNotes {
    private static let prefix = "Swift runtime failure: "

    private let file: ProgramFile
    private let info: Range<Int>
    private let abbreviations: Range<Int>
    private let strings: Range<Int>
    private let ranges: Range<Int>

    init?(_ file: ProgramFile) {
      guard let info = file.section(named: ".debug_info"),
        let abbreviations = file.section(named: ".debug_abbrev"),
        let strings = file.section(named: ".debug_str")
      else { return nil }
      self.file = file
      self.info = info.range
      self.abbreviations = abbreviations.range
      self.strings = strings.range
      ranges = file.section(named: ".debug_ranges")?.range ?? 0..<0
    }

    /// The reason at an address: `Index out of range`.
    func reason(at address: Int) -> String? {
      var start = info.lowerBound
      while start < info.upperBound, let length = file.number(start, UInt32.self),
        length > 7, start + 4 + length <= info.upperBound
      {
        defer { start += 4 + length }
        guard file.number(start + 4, UInt16.self) == 4,
          let table = file.number(start + 6, UInt32.self),
          let unit = CompiledUnit(
            file, start: start, end: start + 4 + length,
            abbreviations: abbreviations.lowerBound + table)
        else { continue }
        if let reason = reason(at: address, in: unit) { return reason }
      }
      return nil
    }

    private func reason(at address: Int, in unit: CompiledUnit) -> String? {
      // After the unit's header: length, version, table, size of an address.
      var cursor = DebugCursor(file, at: unit.start + 11)
      var base = 0
      var isFirst = true
      while cursor.position < unit.end {
        guard let entry = cursor.entry(in: unit) else { return nil }
        defer { isFirst = false }
        if isFirst {
          base = entry.low ?? 0
          let isKnown = entry.ranges != nil || entry.high != nil
          if isKnown, !contains(address, entry, base: base) { return nil }
        }
        // 0x1d is a function that was inlined.
        guard entry.tag == 0x1d, contains(address, entry, base: base),
          let origin = entry.origin, let name = name(at: origin, in: unit),
          name.hasPrefix(Self.prefix)
        else { continue }
        return String(name.dropFirst(Self.prefix.count))
      }
      return nil
    }

    private func name(at position: Int, in unit: CompiledUnit) -> String? {
      var cursor = DebugCursor(file, at: position)
      guard let name = cursor.entry(in: unit)?.name else { return nil }
      return file.text(at: strings.lowerBound + name)
    }

    private func contains(_ address: Int, _ entry: DebugCursor.Entry, base: Int) -> Bool {
      if let low = entry.low, let high = entry.high { return address >= low && address < high }
      guard let offset = entry.ranges else { return false }
      var position = ranges.lowerBound + offset
      var base = base
      while position + 16 <= ranges.upperBound, let low = file.number(position, UInt64.self),
        let high = file.number(position + 8, UInt64.self), (low, high) != (0, 0)
      {
        position += 16
        if low == -1 {
          base = high
        } else if address >= base + low && address < base + high {
          return true
        }
      }
      return false
    }
  }
#endif
