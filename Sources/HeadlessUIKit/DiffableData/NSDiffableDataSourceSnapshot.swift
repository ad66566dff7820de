// Modelled: full, documented
import Foundation

/// The sections and items of a list at one time, by their identifiers.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  struct Section {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType]
  }

  var sections: [Section] = []
  private(set) var reloadedItems: Set<ItemIdentifierType> = []
  private(set) var reconfiguredItems: Set<ItemIdentifierType> = []
  private(set) var reloadedSections: Set<SectionIdentifierType> = []

  public init() {}

  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(reloadedSections.contains)
  }
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reloadedItems.contains)
  }
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    itemIdentifiers.filter(reconfiguredItems.contains)
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[existing(identifier)].items
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { place(of: identifier).map { sections[$0.section].identifier } }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  // MARK: Items

  /// Adds items at the end of a section, the last one unless it is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard !sections.isEmpty else {
      fail("There are currently no sections in the data source. Please add a section first.")
    }
    let section = sectionIdentifier.map(existing) ?? sections.count - 1
    refuseDuplicates(identifiers)
    // An item that is there already moves to its new place.
    drop(Set(identifiers))
    sections[section].items += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  /// Removes items; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { drop(Set(identifiers)) }

  public mutating func deleteAllItems() { sections.removeAll() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Makes the cells of items anew when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = existing(identifier, "reload") }
    reloadedItems.formUnion(identifiers)
  }

  /// Sets the cells of items up again when the snapshot is applied, without making new ones.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers { _ = existing(identifier, "reconfigure") }
    reconfiguredItems.formUnion(identifiers)
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: existing(toIdentifier)) }
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: existing(toIdentifier) + 1) }
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: existing(identifier))
    sections.insert(section, at: existing(toIdentifier))
  }
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    let section = sections.remove(at: existing(identifier))
    sections.insert(section, at: existing(toIdentifier) + 1)
  }
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { _ = existing(identifier) }
    reloadedSections.formUnion(identifiers)
  }
}

extension NSDiffableDataSourceSnapshot {
  func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
    for (section, content) in sections.enumerated() {
      if let index = content.items.firstIndex(of: item) { return (section, index) }
    }
    return nil
  }

  fileprivate func existing(_ identifier: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(identifier) else {
      fail("Invalid section identifier for section specified: \(identifier)")
    }
    return index
  }

  fileprivate func existing(_ identifier: ItemIdentifierType, _ verb: String)
    -> (section: Int, item: Int)
  {
    guard let place = place(of: identifier) else {
      fail(
        "Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
    }
    return place
  }

  fileprivate mutating func drop(_ identifiers: Set<ItemIdentifierType>) {
    for index in sections.indices where sections[index].items.contains(where: identifiers.contains)
    {
      sections[index].items.removeAll(where: identifiers.contains)
    }
  }

  fileprivate mutating func insert(
    _ identifiers: [ItemIdentifierType], beside neighbour: ItemIdentifierType, offset: Int
  ) {
    refuseDuplicates(identifiers)
    guard place(of: neighbour) != nil else {
      fail("Invalid item identifier specified: \(neighbour)")
    }
    drop(Set(identifiers).subtracting([neighbour]))
    guard let place = place(of: neighbour) else { return }
    sections[place.section].items.insert(contentsOf: identifiers, at: place.item + offset)
  }

  fileprivate mutating func move(
    _ identifier: ItemIdentifierType, beside neighbour: ItemIdentifierType, offset: Int
  ) {
    _ = existing(identifier, "move")
    insert([identifier], beside: neighbour, offset: offset)
  }

  fileprivate mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var seen = Set(sectionIdentifiers)
    for identifier in identifiers where !seen.insert(identifier).inserted {
      fail("Section identifier count does not match data source count. Duplicate: \(identifier)")
    }
    sections.insert(
      contentsOf: identifiers.map { Section(identifier: $0, items: []) }, at: index)
  }

  fileprivate func refuseDuplicates(_ identifiers: [ItemIdentifierType]) {
    guard Set(identifiers).count != identifiers.count else { return }
    var seen: Set<ItemIdentifierType> = []
    let twice = identifiers.filter { !seen.insert($0).inserted }
    fail(
      "Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + twice.map { "\($0)" }.joined(separator: ", "))
  }

  private func fail(_ reason: String) -> Never {
    UIException.raise("NSInternalInconsistencyException", reason)
  }

  /// The same content without the wishes that one application fulfils.
  var settled: Self {
    var copy = self
    copy.reloadedItems = []
    copy.reconfiguredItems = []
    copy.reloadedSections = []
    return copy
  }

  /// Puts an item at another place, as a person does by hand.
  mutating func moveByHand(from source: IndexPath, to target: IndexPath) {
    let item = sections[source.section].items.remove(at: source.row)
    sections[target.section].items.insert(item, at: target.row)
  }
}
