#if canImport(Glibc)
  import Glibc

  /// Names the functions at addresses of this process, and of children that it forked.
  struct Symbolizer {
    private var images: [Int: Image?] = [:]
    private var reasons: [Int: String?] = [:]
    private var known: [Int: SymbolName?] = [:]
    private let demangle: Demangle?
    private let lookUp: LookUp?

    private typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?

    /// `dladdr`, which fills in four addresses: the file's name, where it was loaded, the name
    /// of the exported symbol or nothing, where that symbol is.
    private typealias LookUp = @convention(c) (UnsafeRawPointer?, UnsafeMutableRawPointer) -> Int32

    init() {
      lookUp = dlsym(nil, "dladdr").map { unsafeBitCast($0, to: LookUp.self) }
      demangle = dlsym(nil, "swift_demangle").map { unsafeBitCast($0, to: Demangle.self) }
    }

    mutating func symbol(at address: Int) -> SymbolName? {
      if let name = known[address] { return name }
      let name = findSymbol(at: address)
      known[address] = .some(name)
      return name
    }

    /// Why optimized code traps at an address.
    mutating func reason(at address: Int) -> String? {
      if let reason = reasons[address] { return reason }
      var reason: String?
      if let place = locate(address), let image = image(of: place) {
        reason = image.notes?.reason(at: image.file.isRelative ? address - place.start : address)
      }
      reasons[address] = .some(reason)
      return reason
    }

    private mutating func findSymbol(at address: Int) -> SymbolName? {
      guard let place = locate(address) else { return nil }
      var mangled = place.exported
      if mangled == nil, let image = image(of: place) {
        mangled = image.symbols.name(
          at: image.file.isRelative ? address - place.start : address)
      }
      return mangled.map { SymbolName(mangled: $0, demangled: demangled($0)) }
    }

    /// A file that is part of this process.
    private struct Image {
      var file: ProgramFile
      var symbols: SymbolTable
      var notes: TrapNotes?
    }

    private struct Place {
      var path: String
      /// Where the file was loaded.
      var start: Int
      var exported: String?
    }

    private func locate(_ address: Int) -> Place? {
      guard let lookUp else { return nil }
      return withUnsafeTemporaryAllocation(of: Int.self, capacity: 4) { info -> Place? in
        info.initialize(repeating: 0)
        guard let base = info.baseAddress,
          lookUp(UnsafeRawPointer(bitPattern: address), base) != 0, info[1] != 0
        else { return nil }
        return Place(
          path: Self.text(at: info[0]) ?? "", start: info[1], exported: Self.text(at: info[2]))
      }
    }

    private mutating func image(of place: Place) -> Image? {
      if let image = images[place.start] { return image }
      // The program's own name may be relative to a folder that is no longer current.
      let path = place.path.contains(".so") ? place.path : "/proc/self/exe"
      let image = ProgramFile(path: path).map {
        Image(file: $0, symbols: SymbolTable($0), notes: TrapNotes($0))
      }
      images[place.start] = .some(image)
      return image
    }

    private static func text(at address: Int) -> String? {
      UnsafePointer<CChar>(bitPattern: address).map { String(cString: $0) }
    }

    private func demangled(_ name: String) -> String {
      guard let demangle, let text = demangle(name, name.utf8.count, nil, nil, 0) else {
        return name
      }
      defer { free(text) }
      return String(cString: text)
    }
  }
#endif
