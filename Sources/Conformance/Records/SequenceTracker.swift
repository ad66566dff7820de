/// Gives the members of a sequence identities that survive insertions and deletions.
///
/// Used where members have no ids of their own: the elements of a plain array, the rows on a
/// screen. Identities are numbers; the first reading gives each member its position.
package struct SequenceTracker {
  /// What tells one member from another.
  package private(set) var texts: [String] = []
  /// The identity of each member.
  package private(set) var keys: [Int] = []
  private var indices: [Int] = []
  private var nextKey = 0

  package init() {}

  /// Takes the members as they are now.
  ///
  /// - Parameter indices: The members' positions in the whole when only a part is seen.
  /// - Returns: Whether an identity came, went or moved.
  package mutating func update(_ new: [String], indices: [Int] = []) -> Bool {
    if new == texts {
      // The same texts elsewhere in the list are other rows.
      if indices == self.indices { return false }
    }
    if let first = indices.first, let before = self.indices.first, first != before {
      return scroll(new, indices)
    }
    let old = texts
    texts = new
    self.indices = indices
    let aligned = SequenceAlignment.origins(of: new, in: old)
    return take(aligned)
  }

  /// The window moved: rows are known by their positions.
  private mutating func scroll(_ new: [String], _ indices: [Int]) -> Bool {
    let origins = indices.map { self.indices.firstIndex(of: $0) }
    texts = new
    self.indices = indices
    return take(origins)
  }

  private mutating func take(_ origins: [Int?]) -> Bool {
    var isChanged = origins.count != keys.count
    var newKeys: [Int] = []
    newKeys.reserveCapacity(origins.count)
    for (place, origin) in origins.enumerated() {
      if let origin {
        newKeys.append(keys[origin])
        if origin != place { isChanged = true }
      } else {
        newKeys.append(nextKey)
        nextKey += 1
        isChanged = true
      }
    }
    keys = newKeys
    return isChanged
  }
}

/// Says which member of a sequence was which before.
package enum SequenceAlignment {
  /// How many comparisons a table may take; beyond, only ends are aligned.
  private static let largestTable = 1_000_000

  /// For each new member its place in the old sequence, or nil when it is new.
  ///
  /// Equal members at both ends stay; in between, the longest common subsequence stays. What is
  /// left in a gap is a change in place when as many members went as came.
  package static func origins<Member: Equatable>(of new: [Member], in old: [Member]) -> [Int?] {
    var origins = [Int?](repeating: nil, count: new.count)
    var start = 0
    while start < new.count, start < old.count, new[start] == old[start] {
      origins[start] = start
      start += 1
    }
    var newEnd = new.count
    var oldEnd = old.count
    while newEnd > start, oldEnd > start, new[newEnd - 1] == old[oldEnd - 1] {
      newEnd -= 1
      oldEnd -= 1
      origins[newEnd] = oldEnd
    }
    let (n, m) = (newEnd - start, oldEnd - start)
    if n == 0 || m == 0 { return origins }
    if n * m <= largestTable, n != 1 || m != 1 {
      alignMiddle(new, old, start, n, m, &origins)
    }
    pairGaps(&origins, start, newEnd, oldEnd)
    return origins
  }

  private static func alignMiddle<Member: Equatable>(
    _ new: [Member], _ old: [Member], _ start: Int, _ n: Int, _ m: Int, _ origins: inout [Int?]
  ) {
    let width = m + 1
    var lengths = [Int32](repeating: 0, count: (n + 1) * width)
    for i in stride(from: n - 1, through: 0, by: -1) {
      for j in stride(from: m - 1, through: 0, by: -1) {
        lengths[i * width + j] =
          new[start + i] == old[start + j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < n, j < m {
      if new[start + i] == old[start + j] {
        origins[start + i] = start + j
        i += 1
        j += 1
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  /// Pairs what came with what went between two members that stayed.
  private static func pairGaps(_ origins: inout [Int?], _ start: Int, _ newEnd: Int, _ oldEnd: Int)
  {
    var gapStart = start
    var oldStart = start
    var i = start
    while i <= newEnd {
      let stays = i < newEnd ? origins[i] : oldEnd
      if let stays {
        if i - gapStart == stays - oldStart {
          for offset in 0..<(i - gapStart) { origins[gapStart + offset] = oldStart + offset }
        }
        gapStart = i + 1
        oldStart = stays + 1
      }
      i += 1
    }
  }
}
