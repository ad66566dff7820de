#if canImport(Glibc)
  import Glibc

  /// A program or library file in the ELF format, mapped into memory for reading.
  struct ProgramFile {
    private let base: UnsafeRawPointer
    private let size: Int
    /// Whether addresses in the file count from where it was loaded.
    let isRelative: Bool
    private(set) var sections: [Section] = []

    struct Section {
      var type: Int
      var name: String
      /// Where its content stands in the file.
      var range: Range<Int>
      /// The number of the section that belongs to it.
      var link: Int
    }

    /// Maps a 64-bit file; it stays mapped, because names are read from it again and again.
    init?(path: String) {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      size = lseek(descriptor, 0, SEEK_END)
      guard size > 64, let mapped = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0),
        mapped != MAP_FAILED
      else { return nil }
      base = UnsafeRawPointer(mapped)
      // 0x7f E L F, then 2 for 64 bits; type 3 is a file that can be loaded anywhere.
      isRelative = base.loadUnaligned(fromByteOffset: 16, as: UInt16.self) == 3
      guard base.loadUnaligned(as: UInt32.self) == 0x464c_457f,
        base.loadUnaligned(fromByteOffset: 4, as: UInt8.self) == 2, readSections()
      else {
        munmap(mapped, size)
        return nil
      }
    }

    func section(named name: String) -> Section? { sections.first { $0.name == name } }

    /// The number at a place in the file; `nil` outside of it.
    func number<Value: FixedWidthInteger & BitwiseCopyable>(
      _ offset: Int, _: Value.Type
    ) -> Int? {
      guard offset >= 0, offset <= size - MemoryLayout<Value>.size else { return nil }
      return Int(truncatingIfNeeded: base.loadUnaligned(fromByteOffset: offset, as: Value.self))
    }

    /// The text that begins at a place and ends with a zero.
    func text(at offset: Int) -> String? {
      guard offset >= 0, offset < size, memchr(base + offset, 0, size - offset) != nil else {
        return nil
      }
      return String(cString: (base + offset).assumingMemoryBound(to: CChar.self))
    }

    private mutating func readSections() -> Bool {
      // In the header: where the section headers are, how long each is, how many, which of
      // them holds their names.
      guard let start = number(40, UInt64.self), let length = number(58, UInt16.self),
        let count = number(60, UInt16.self), let names = number(62, UInt16.self),
        let nameStart = number(start + names * length + 24, UInt64.self)
      else { return false }
      for index in 0..<count {
        let header = start + index * length
        guard let name = number(header, UInt32.self), let type = number(header + 4, UInt32.self),
          let offset = number(header + 24, UInt64.self),
          let bytes = number(header + 32, UInt64.self),
          let link = number(header + 40, UInt32.self), offset >= 0, bytes >= 0,
          // 8 is a section that takes no room in the file.
          type == 8 || bytes <= size - offset
        else { return false }
        sections.append(
          Section(
            type: type, name: text(at: nameStart + name) ?? "",
            range: offset..<(type == 8 ? offset : offset + bytes), link: link))
      }
      return true
    }
  }
#endif
