// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

/// One tab, as the content of a tab view describes it.
@MainActor struct TabChild {
  /// What tells the tab from the others: its place, and the identities of the loops around it.
  let id: TabID
  var content: AnyView
  /// The value for which it stands.
  var tag: AnyHashable?
  var label: AnyView?
  var badge: String?
  var identifier: String?
  var isEnabled = true
  var isHidden = false
}

/// The place of a tab in the content of its tab view.
struct TabID: Hashable {
  private(set) var path: [AnyHashable] = []
  func step<Step: Hashable>(_ step: Step) -> TabID {
    var id = self
    id.path.append(AnyHashable(step))
    return id
  }
}

/// The tabs that the content of a tab view describes.
@MainActor public struct _TabChildren {
  private(set) var list: [TabChild] = []

  /// Adds the tabs of a view: one, unless it is made of several.
  mutating func add<V: View>(_ view: V, at id: TabID, tag: AnyHashable?) {
    if let several = view as? any TabSource {
      several.collectTabs(into: &self, at: id)
      return
    }
    var child = TabChild(id: id, content: AnyView(view))
    if let described = view as? any TabDescribing { described.describe(&child) }
    if child.tag == nil { child.tag = tag }
    list.append(child)
  }

  mutating func add(_ child: TabChild) { list.append(child) }

  /// Lets a modifier around several tabs change each.
  mutating func change(from start: Int, _ transform: (inout TabChild) -> Void) {
    for index in start..<list.count { transform(&list[index]) }
  }
}

/// A view that stands for several tabs, or for none.
@MainActor protocol TabSource {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID)
}

/// A view that says something about the tab for which it, or what is in it, stands.
@MainActor protocol TabDescribing {
  func describe(_ child: inout TabChild)
}

extension TabChild {
  /// Lets a view inside a modifier say what it has to say.
  mutating func describe<V: View>(by view: V) {
    if let described = view as? any TabDescribing { described.describe(&self) }
  }
}

// MARK: Views that stand for several tabs

extension TupleView: TabSource {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID) {
    var index = 0
    func next<V: View>(_ view: V) {
      tabs.add(view, at: id.step(index), tag: id.path.isEmpty ? AnyHashable(index) : nil)
      index += 1
    }
    repeat next(each content)
  }
}

extension ForEach: TabSource where Content: View {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID) {
    for element in data {
      let own = identity(element)
      tabs.add(content(element), at: id.step(own), tag: AnyHashable(own))
    }
  }
}

extension Group: TabSource where Content: View {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID) {
    tabs.add(content, at: id.step("group"), tag: nil)
  }
}

extension Optional: TabSource where Wrapped: View {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID) {
    if let view = self { tabs.add(view, at: id.step("some"), tag: nil) }
  }
}

extension _ConditionalContent: TabSource {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID) {
    switch storage {
    case .first(let view): tabs.add(view, at: id.step(true), tag: nil)
    case .second(let view): tabs.add(view, at: id.step(false), tag: nil)
    }
  }
}

extension EmptyView: TabSource {
  func collectTabs(into tabs: inout _TabChildren, at id: TabID) {}
}

// MARK: Modifiers that a tab may have

extension TaggedContent: TabDescribing {
  func describe(_ child: inout TabChild) {
    if child.tag == nil { child.tag = AnyHashable(value) }
    child.describe(by: content)
  }
}
extension StyledContent: TabDescribing {
  func describe(_ child: inout TabChild) { child.describe(by: content) }
}
extension TransitionContent: TabDescribing {
  func describe(_ child: inout TabChild) { child.describe(by: content) }
}
extension EnvironmentContent: TabDescribing {
  func describe(_ child: inout TabChild) { child.describe(by: content) }
}
extension AppearanceContent: TabDescribing {
  func describe(_ child: inout TabChild) { child.describe(by: content) }
}
extension BarContent: TabDescribing {
  func describe(_ child: inout TabChild) { child.describe(by: content) }
}
extension IdentifiedContent: TabDescribing {
  func describe(_ child: inout TabChild) { child.describe(by: content) }
}
