#if os(Linux)
  #if canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The executable and the shared libraries of the process, as the dynamic linker lists them.
  enum LoadedModules {
    /// The head of the linker's record of a module (`struct link_map` in `link.h`).
    private struct Module {
      let base: UInt
      let name: UnsafePointer<CChar>?
      let dynamicSection: UnsafePointer<DynamicEntry>?
      let next: UnsafePointer<Module>?
    }

    /// `Elf64_Dyn`.
    private struct DynamicEntry {
      let tag: Int
      let value: UInt
    }

    /// `Elf64_Rela`.
    private struct Relocation {
      let offset: UInt
      let info: UInt
      let addend: Int

      var symbol: Int { Int(info >> 32) }

      /// Whether the slot holds the plain address of a function of another module.
      var isFunctionSlot: Bool {
        #if arch(x86_64)
          [6, 7].contains(info & 0xFFFF_FFFF)  // R_X86_64_GLOB_DAT, R_X86_64_JUMP_SLOT
        #elseif arch(arm64)
          [1_025, 1_026].contains(info & 0xFFFF_FFFF)  // R_AARCH64_GLOB_DAT, …_JUMP_SLOT
        #else
          false
        #endif
      }
    }

    /// `Elf64_Sym`.
    private struct Symbol {
      let name: UInt32
      let info: UInt8
      let other: UInt8
      let section: UInt16
      let value: UInt
      let size: UInt
    }

    /// The entries of a dynamic section that say where relocations are.
    private enum Tag {
      static let end = 0
      static let jumpSlotsSize = 2
      static let strings = 5
      static let symbols = 6
      static let relocations = 7
      static let relocationsSize = 8
      static let jumpSlots = 23
    }

    /// Makes all modules that import a function of the C library call another one instead.
    static func redirect(_ function: String, to replacement: UnsafeRawPointer) {
      guard MemoryLayout<Int>.size == 8, let handle = dlopen(nil, RTLD_NOW) else { return }
      var next: UnsafePointer<Module>? = UnsafePointer(handle.assumingMemoryBound(to: Module.self))
      while let module = next {
        redirect(function, to: replacement, in: module.pointee)
        next = module.pointee.next
      }
    }

    private static func redirect(
      _ function: String, to replacement: UnsafeRawPointer, in module: Module
    ) {
      var table: [Int: UInt] = [:]
      guard var entry = module.dynamicSection else { return }
      while entry.pointee.tag != Tag.end {
        table[entry.pointee.tag] = entry.pointee.value
        entry += 1
      }
      // glibc has made the addresses absolute, musl leaves them relative to the module.
      func address(_ tag: Int) -> UnsafeRawPointer? {
        table[tag].flatMap {
          UnsafeRawPointer(bitPattern: $0 < module.base ? $0 + module.base : $0)
        }
      }
      guard let strings = address(Tag.strings), let symbols = address(Tag.symbols) else { return }
      let lists = [
        (Tag.jumpSlots, Tag.jumpSlotsSize), (Tag.relocations, Tag.relocationsSize),
      ]
      for (list, size) in lists {
        guard let start = address(list), let bytes = table[size] else { continue }
        let relocations = UnsafeBufferPointer(
          start: start.assumingMemoryBound(to: Relocation.self),
          count: Int(bytes) / MemoryLayout<Relocation>.stride)
        for relocation in relocations where relocation.isFunctionSlot {
          let symbol = symbols.assumingMemoryBound(to: Symbol.self)[relocation.symbol]
          let name = strings.advanced(by: Int(symbol.name)).assumingMemoryBound(to: CChar.self)
          if strcmp(name, function) == 0 {
            write(replacement, to: module.base + relocation.offset)
          }
        }
      }
    }

    /// Slots may have been made read-only after loading.
    private static func write(_ pointer: UnsafeRawPointer, to slot: UInt) {
      let pageSize = UInt(sysconf(CInt(_SC_PAGESIZE)))
      let page = UnsafeMutableRawPointer(bitPattern: slot & ~(pageSize - 1))
      guard mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0 else { return }
      UnsafeMutablePointer<UnsafeRawPointer>(bitPattern: slot)?.pointee = pointer
    }
  }
#endif
