#if canImport(Glibc)
  /// The names of the functions in one program or library file, by address.
  ///
  /// The dynamic linker knows only what a file exports, which for a program is next to nothing;
  /// the file's own table of symbols has every function.
  struct SymbolTable {
    private let file: ProgramFile
    private var functions: [Function] = []

    private struct Function {
      var start: Int
      var end: Int
      /// Where the name stands in the file.
      var name: Int
    }

    init(_ file: ProgramFile) {
      self.file = file
      // Types 2 and 11: all symbols, or those that are exported.
      for type in [2, 11] {
        for section in file.sections where section.type == type {
          guard section.link < file.sections.count else { continue }
          readSymbols(section.range, names: file.sections[section.link].range.lowerBound)
        }
        if !functions.isEmpty { break }
      }
      // Two names for one address: always the same one first.
      functions.sort { ($0.start, $0.name) < ($1.start, $1.name) }
    }

    /// The mangled name of the function that contains an address.
    func name(at address: Int) -> String? {
      var (low, high) = (0, functions.count)
      while low < high {
        let middle = (low + high) / 2
        if functions[middle].start <= address { low = middle + 1 } else { high = middle }
      }
      guard low > 0, address < functions[low - 1].end else { return nil }
      return file.text(at: functions[low - 1].name)
    }

    private mutating func readSymbols(_ range: Range<Int>, names: Int) {
      for entry in stride(from: range.lowerBound, to: range.upperBound - 23, by: 24) {
        // The low four bits of the kind: 2 is a function.
        guard let kind = file.number(entry + 4, UInt8.self), kind & 0xf == 2,
          let name = file.number(entry, UInt32.self),
          let start = file.number(entry + 8, UInt64.self),
          let length = file.number(entry + 16, UInt64.self), length > 0
        else { continue }
        functions.append(Function(start: start, end: start + length, name: names + name))
      }
    }
  }
#endif
