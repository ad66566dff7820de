package import LifecycleModel

extension Catalogue {
  /// The derived profiles within a span of versions, both ends included.
  ///
  /// Spelled `ios:13.0..14.5`, `ios:13.0..` (to the newest), `ios:..14.5` (from the oldest),
  /// `ios:14.3` or `ios` (every release).
  package func profiles(in span: String) throws(InputFault) -> [Profile] {
    let colon = span.firstIndex(of: ":")
    let id = String(span[..<(colon ?? span.endIndex)])
    guard let platform = simulatedPlatforms.first(where: { $0.id == id }) else {
      throw InputFault(.unknownName(.platform, id, allowed: simulatedPlatforms.map(\.id)))
    }
    guard let colon else { return profiles(of: platform) { _ in true } }
    let text = span[span.index(after: colon)...]
    guard let dots = text.range(ofDots: ()) else {
      let version = try version(text, of: platform, in: span)
      return profiles(of: platform) { $0 == version }
    }
    let (first, last) = (text[..<dots.lowerBound], text[dots.upperBound...])
    let from = first.isEmpty ? nil : try version(first, of: platform, in: span)
    let to = last.isEmpty ? nil : try version(last, of: platform, in: span)
    if let from, let to, from > to { throw InputFault(.emptyVersionSpan(span)) }
    return profiles(of: platform) { version in
      (from.map { $0 <= version } ?? true) && (to.map { version <= $0 } ?? true)
    }
  }

  private func profiles(of platform: Platform, where isIncluded: (PlatformVersion) -> Bool)
    -> [Profile]
  {
    platform.releases.filter { isIncluded($0.version) }
      .map { profile(at: platform.point(at: $0)) }
  }

  private func version(_ text: Substring, of platform: Platform, in span: String)
    throws(InputFault) -> PlatformVersion
  {
    guard PlatformVersion(text) != nil else { throw InputFault(.badVersionSpan(span)) }
    return try release(text, of: platform).version
  }
}

extension Substring {
  /// The first two dots in a row.
  fileprivate func range(ofDots: Void) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == ".", next < endIndex, self[next] == "." {
        return index..<self.index(after: next)
      }
      index = next
    }
    return nil
  }
}
