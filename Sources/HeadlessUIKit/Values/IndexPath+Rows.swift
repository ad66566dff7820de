// Modelled: full, documented
public import Foundation

extension IndexPath {
  /// Makes the index path of a table's row.
  public init(row: Int, section: Int) { self = [section, row] }

  /// Makes the index path of a collection's item.
  public init(item: Int, section: Int) { self = [section, item] }

  /// The section of a table or collection.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row within the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item within the section.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
