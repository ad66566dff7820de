import LifecycleModel
import LifecycleSimulator

/// The node of a picker.
final class PickerNode<Label: View, SelectionValue: Hashable, Content: View>:
  ControlNode<Picker<Label, SelectionValue, Content>, Label>
{
  private var content: _ViewNode<Content>!
  private var currentValue: _ViewNode<AnyView>?
  private var selected: SelectionValue?
  let look: PickerLook
  /// The options as elements, where a person can touch each.
  private var optionNodes: [PickerOptionNode] = []
  private var isOpen = false
  private weak var pushed: HostScreen?

  override init(_ view: Picker<Label, SelectionValue, Content>, _ context: _NodeContext) {
    look = context.environment.values.pickerLook
    super.init(view, context)
    makeLabel(view.label)
    content = Content._makeNode(view.content, innerContext())
    currentValue = view.currentValue.map { AnyView._makeNode($0, innerContext()) }
    readValue()
    followOptions()
  }
  override func update(_ view: Picker<Label, SelectionValue, Content>) {
    super.update(view)
    label.update(view.label)
    content.update(view.content)
    if let currentValue, let value = view.currentValue { currentValue.update(value) }
    followOptions()
  }
  override func readValue() { selected = reading { view.selection.value() } }
  override func visitChildren(_ body: (_AnyNode) -> Void) {
    body(label)
    body(content)
    if let currentValue { body(currentValue) }
    for node in optionNodes { body(node) }
  }

  override func collect(into list: inout ElementList) {
    list.add(self)
    let options = options()
    switch look {
    case .segments:
      // What is chosen is said by the picker itself.
      let nodes = nodes(for: options)
      for (node, option) in zip(nodes, options) where option.value != selected {
        list.add(node)
      }
    case .menu where isOpen:
      for node in nodes(for: options) { list.add(node) }
    case .rows where context.rows == nil:
      for node in nodes(for: options) { list.add(node) }
    default: break
    }
  }

  override func collectRows(into rows: inout RowSegments) {
    rows.add(single: self)
    guard look == .rows else { return }
    for node in nodes(for: options()) { rows.add(single: node) }
  }

  // MARK: Options

  typealias Option = (words: String, value: SelectionValue)

  /// The options: the nodes that stand for a value, with their words.
  func options() -> [Option] {
    var found: [Option] = []
    func add(_ node: _AnyNode, _ value: SelectionValue) {
      var words = ""
      node.collectText(into: &words)
      if words.isEmpty { node.collectImageNames(into: &words) }
      found.append((words, value))
    }
    func visit(_ node: _AnyNode) {
      if let tagged = node as? any ValueNode {
        if let value = tagged.value(as: SelectionValue.self) { add(node, value) }
      } else if let rows = node as? any ImplicitlyTagged {
        rows.visitTagged(as: SelectionValue.self) { child, value in
          if let value, Self.standsForNothing(child) { add(child, value) } else { visit(child) }
        }
      } else {
        node.visitChildren(visit)
      }
    }
    visit(content)
    return found
  }

  /// Whether a node inside a `ForEach` has no tag of its own, so that its identity counts.
  private static func standsForNothing(_ node: _AnyNode) -> Bool {
    if node is any ValueNode { return false }
    var result = true
    node.visitChildren { if !standsForNothing($0) { result = false } }
    return result
  }

  /// The options' own elements; the same ones as long as the options are the same.
  private func nodes(for options: [Option]) -> [PickerOptionNode] {
    for index in options.indices {
      if index == optionNodes.count { optionNodes.append(PickerOptionNode(self, childContext())) }
      optionNodes[index].words = options[index].words
    }
    for node in optionNodes[options.count...] { node.unmount(.removal) }
    optionNodes.removeSubrange(options.count...)
    return optionNodes
  }

  /// Rows of options come and go with the content.
  private func followOptions() {
    guard look == .rows, let rows = context.rows else { return }
    let count = optionNodes.count
    if nodes(for: options()).count != count { rows.rowsChanged() }
  }

  // MARK: Element

  override var elementRole: ElementRole { .picker }
  override var elementOptions: [String] { options().map(\.words) }
  override var elementValue: String {
    if let currentValue {
      var words = ""
      currentValue.collectText(into: &words)
      return words
    }
    return words(of: selected)
  }

  private func words(of value: SelectionValue?) -> String {
    guard let value else { return "" }
    return options().first { $0.value == value }?.words ?? ""
  }

  override func perform(_ gesture: Touch) -> Bool {
    switch gesture {
    case .pick(let words): pick(words)
    case .tap: open()
    default: false
    }
  }

  /// Chooses the option with these words.
  private func pick(_ words: String) -> Bool {
    guard let option = options().first(where: { $0.words == words }) else { return false }
    choose(option)
    return true
  }

  fileprivate func choose(_ option: Option) {
    isOpen = false
    noteWrite(option.words)
    view.selection.choose(option.value)
  }

  private func open() -> Bool {
    switch look {
    case .menu:
      isOpen.toggle()
      return true
    case .pushedList: return push()
    case .wheel, .segments, .rows: return false
    }
  }

  private func push() -> Bool {
    guard pushed == nil, let navigation = context.navigation else { return false }
    let list = PickerOptionList(
      title: elementLabel, options: options().map(\.words), chosen: words(of: selected)
    ) { [weak self] in _ = self?.pick($0) }
    pushed = navigation.push(list, name: elementLabel) { [weak self] _ in self?.pushed = nil }
    return true
  }
}

extension PickerNode: PickerOptionOwner {
  var optionRole: ElementRole {
    switch look {
    case .segments: .segment
    case .menu: .menuItem
    default: .button
    }
  }
  var chosenWords: String { words(of: selected) }
  func pickOption(_ words: String) -> Bool { pick(words) }
}

/// The picker to which an option's element belongs.
@MainActor protocol PickerOptionOwner: AnyObject {
  var optionRole: ElementRole { get }
  var chosenWords: String { get }
  var isElementEnabled: Bool { get }
  func pickOption(_ words: String) -> Bool
}

/// One option that a person can touch.
@MainActor final class PickerOptionNode: _AnyNode, Element {
  private unowned let owner: any PickerOptionOwner
  var words = ""

  init(_ owner: any PickerOptionOwner, _ context: _NodeContext) {
    self.owner = owner
    super.init(context)
  }

  override func collect(into list: inout ElementList) { list.add(self) }
  override func collectText(into text: inout String) {}
  var elementRole: ElementRole { owner.optionRole }
  var elementLabel: String { words }
  var elementValue: String { owner.chosenWords == words ? "selected" : "" }
  var isElementEnabled: Bool { owner.isElementEnabled }
  func perform(_ gesture: Touch) -> Bool { gesture == .tap && owner.pickOption(words) }
}

/// The screen of options that a picker in the navigation-link style pushes.
private struct PickerOptionList: View {
  let title: String
  let options: [String]
  let chosen: String
  let pick: (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(options, id: \.self) { words in
        Button {
          pick(words)
          dismiss()
        } label: {
          HStack {
            Text(verbatim: words)
            if words == chosen { Image(systemName: "checkmark") }
          }
        }
      }
    }
    .navigationTitle(title)
  }
}

/// A node whose children stand for their identities when they have no tag.
@MainActor protocol ImplicitlyTagged: AnyObject {
  /// Calls the closure with each child and its identity, where that is such a value.
  func visitTagged<Value: Hashable>(as type: Value.Type, _ body: (_AnyNode, Value?) -> Void)
}

extension ForEachNode: ImplicitlyTagged {
  func visitTagged<Value: Hashable>(as type: Value.Type, _ body: (_AnyNode, Value?) -> Void) {
    for row in shown { body(row.node, TagValue.of(row.id, as: type, includeOptional: true)) }
  }
}
