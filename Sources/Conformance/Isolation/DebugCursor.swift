#if canImport(Glibc)
  /// One compiled unit of the debug information, and how its entries are laid out.
  struct CompiledUnit {
    let start: Int
    let end: Int
    fileprivate private(set) var layouts: [Int: Layout] = [:]

    /// The tag of an entry, and its attributes with the form of each.
    fileprivate struct Layout {
      var tag: Int
      var attributes: [(name: Int, form: Int)] = []
    }

    init?(_ file: ProgramFile, start: Int, end: Int, abbreviations: Int) {
      self.start = start
      self.end = end
      var cursor = DebugCursor(file, at: abbreviations)
      while let code = cursor.unsigned(), code != 0 {
        guard let tag = cursor.unsigned(), cursor.skip(1) else { return nil }
        var layout = Layout(tag: tag)
        while true {
          guard let name = cursor.unsigned(), let form = cursor.unsigned() else { return nil }
          if name == 0 && form == 0 { break }
          layout.attributes.append((name, form))
        }
        layouts[code] = layout
      }
    }
  }

  /// Reads entries of the debug information, one after the other.
  struct DebugCursor {
    private let file: ProgramFile
    private(set) var position: Int

    /// What is of interest of one entry.
    struct Entry {
      var tag = 0
      /// Where the name stands among the strings.
      var name: Int?
      var low: Int?
      var high: Int?
      /// Where the list of its ranges stands.
      var ranges: Int?
      /// Where the entry stands that this one is a copy of.
      var origin: Int?
    }

    init(_ file: ProgramFile, at position: Int) {
      self.file = file
      self.position = position
    }

    /// A number of seven bits a byte.
    mutating func unsigned() -> Int? {
      var (value, shift) = (0, 0)
      while let byte = file.number(position, UInt8.self), shift < 63 {
        position += 1
        value |= (byte & 0x7f) << shift
        if byte & 0x80 == 0 { return value }
        shift += 7
      }
      return nil
    }

    mutating func skip(_ count: Int) -> Bool {
      guard count >= 0, count < Int.max - position else { return false }
      position += count
      return true
    }

    /// The entry here; an empty one, without a tag, at the end of a list of siblings.
    mutating func entry(in unit: CompiledUnit) -> Entry? {
      var entry = Entry()
      guard let code = unsigned() else { return nil }
      if code == 0 { return entry }
      guard let layout = unit.layouts[code] else { return nil }
      entry.tag = layout.tag
      var highIsLength = false
      for (name, form) in layout.attributes {
        let at = position
        guard let value = value(form) else { return nil }
        switch name {
        case 0x03 where form == 0x0e: entry.name = value
        case 0x11: entry.low = value
        case 0x12:
          entry.high = value
          highIsLength = form != 0x01
        case 0x55: entry.ranges = value
        // A reference within the unit, in one of the forms for that.
        case 0x31 where (0x11...0x15).contains(form): entry.origin = unit.start + value
        default: break
        }
        if position < at { return nil }
      }
      if highIsLength, let low = entry.low, let high = entry.high { entry.high = low + high }
      return entry
    }

    /// Reads one value in a form; for forms without a number, 0.
    private mutating func value(_ form: Int) -> Int? {
      switch form {
      case 0x01, 0x07, 0x14, 0x20: return fixed(UInt64.self)
      case 0x05, 0x12: return fixed(UInt16.self)
      case 0x06, 0x0e, 0x10, 0x13, 0x17: return fixed(UInt32.self)
      case 0x0b, 0x0c, 0x11: return fixed(UInt8.self)
      case 0x0d, 0x0f, 0x15: return unsigned()
      case 0x19: return 0
      case 0x03: return block(fixed(UInt16.self))
      case 0x04: return block(fixed(UInt32.self))
      case 0x0a: return block(fixed(UInt8.self))
      case 0x09, 0x18: return block(unsigned())
      case 0x08:
        while let byte = fixed(UInt8.self) { if byte == 0 { return 0 } }
        return nil
      case 0x16: return unsigned().flatMap { $0 == 0x16 ? nil : value($0) }
      default: return nil
      }
    }

    private mutating func block(_ count: Int?) -> Int? {
      guard let count, skip(count) else { return nil }
      return 0
    }

    private mutating func fixed<Value: FixedWidthInteger & BitwiseCopyable>(
      _ type: Value.Type
    ) -> Int? {
      guard let value = file.number(position, type) else { return nil }
      position += MemoryLayout<Value>.size
      return value
    }
  }
#endif
