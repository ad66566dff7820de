/// Looks for texts in texts, byte by byte.
enum TextSearch {
  /// Whether a text occurs in another; nothing occurs nowhere.
  @inline(__always) static func contains(_ whole: String, _ part: String) -> Bool {
    let (length, wanted) = (whole.utf8.count, part.utf8.count)
    if wanted == 0 || wanted > length { return false }
    if wanted == length { return whole == part }
    return first(of: part, in: whole, from: 0) >= 0
  }

  /// How often a text occurs in another, without overlaps.
  static func count(of part: String, in whole: String) -> Int {
    let wanted = part.utf8.count
    guard wanted > 0 else { return 0 }
    var count = 0
    var start = 0
    while true {
      let place = first(of: part, in: whole, from: start)
      if place < 0 { return count }
      count += 1
      start = place + wanted
    }
  }

  private static func first(of part: String, in whole: String, from start: Int) -> Int {
    var (whole, part) = (whole, part)
    return whole.withUTF8 { whole in
      part.withUTF8 { part in
        guard let head = part.first, whole.count - start >= part.count else { return -1 }
        for place in start...(whole.count - part.count) where whole[place] == head {
          var offset = 1
          while offset < part.count, whole[place + offset] == part[offset] { offset += 1 }
          if offset == part.count { return place }
        }
        return -1
      }
    }
  }

  /// Whether a text occurs in another when case is not looked at: an app may tidy what is typed.
  static func containsIgnoringCase(_ whole: String, _ part: String) -> Bool {
    contains(whole, part) || contains(whole.lowercased(), part.lowercased())
  }
}
