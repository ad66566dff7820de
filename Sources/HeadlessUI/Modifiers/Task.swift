// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator
import VirtualTime

/// A view with asynchronous work that lives as long as it is on the screen.
struct TaskContent<Content: View, ID: Equatable>: ModifyingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable @isolated(any) () async -> Void

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
    TaskNode(view, context)
  }
}

private final class TaskNode<Content: View, ID: Equatable>:
  ParticipantNode<TaskContent<Content, ID>, Content>, EventTarget
{
  private var task: _Concurrency.Task<Void, Never>?

  override init(_ view: TaskContent<Content, ID>, _ context: _NodeContext) {
    super.init(view, context)
    makeChild(view.content)
    join()
  }

  override func update(_ new: TaskContent<Content, ID>) {
    let isRestarted = new.id != view.id
    super.update(new)
    child.update(new.content)
    guard isRestarted, isOnScreen else { return }
    graph.afterPass { [weak self] in
      guard let self, self.isMounted, self.isOnScreen else { return }
      self.simulator.dispatcher.deliver(Event(.taskCancel, cause: .update), to: self)
      self.simulator.dispatcher.deliver(Event(.taskStart, cause: .update), to: self)
    }
  }

  override func tellAppear(_ event: Event) {
    deliver(.taskStart, event)
    guard context.navigation?.isInLastColumn == true,
      simulator.decide(simulator.behavior.tasks.columnStart) == .cancelledAndAgain
    else { return }
    inNextFrame { $0.deliver(.taskCancel, event) }
    inNextFrame(2) { $0.deliver(.taskStart, event) }
  }

  private func inNextFrame(_ count: Int = 1, _ action: @escaping @MainActor (TaskNode) -> Void) {
    _ = simulator.clock.scheduleSystem(after: .milliseconds(17 * count)) { [weak self] in
      MainActor.assumeIsolated {
        if let self, self.isMounted, self.isOnScreen { action(self) }
      }
    }
  }
  override func tellDisappear(_ event: Event) { deliver(.taskCancel, event) }

  private func deliver(_ kind: EventKind, _ event: Event) {
    var event = event
    event.kind = kind
    simulator.dispatcher.deliver(event, to: self)
  }

  var eventName: String { participantName }
  func receive(_ event: Event) {
    if event.kind == .taskStart {
      task?.cancel()
      task = _Concurrency.Task(priority: view.priority, operation: view.action)
    } else {
      task?.cancel()
      task = nil
    }
  }
}

extension View {
  /// Work that starts when the view appears and is cancelled when it disappears.
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { TaskContent(content: self, id: 0, priority: priority, action: action) }

  /// Work with a name for tools, which nobody sees here.
  public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { TaskContent(content: self, id: 0, priority: priority, action: action) }

  /// Work that also starts again when the id changes.
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { TaskContent(content: self, id: value, priority: priority, action: action) }

  /// Work with a name for tools that also starts again when the id changes.
  public func task<T: Equatable>(
    id value: T, name: String?, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable @isolated(any) () async -> Void
  ) -> some View { TaskContent(content: self, id: value, priority: priority, action: action) }
}
