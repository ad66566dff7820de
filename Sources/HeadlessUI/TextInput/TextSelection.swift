// Modelled: partial, inferred

/// What is selected in a text; a person who types is always at the end of it.
public struct TextSelection: Hashable, Sendable {
  /// Ranges of the text that is selected.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  public var affinity = TextSelectionAffinity.automatic

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected: there is only a cursor.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}

/// On which side of a place in a text the cursor stands; accepted.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
