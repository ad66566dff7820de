/// What the device keeps for an app between its processes: user defaults and the state of scenes.
///
/// A default is kept as soon as it is set, since another process of the system holds it. The state
/// of a scene is kept when the scene enters the background: before that a process that ends takes
/// it along. Sources: Apple, `UserDefaults`, `SceneStorage`; evidence
/// scenestorage-no-write-guarantee.
///
/// Unchecked: one simulation runs on one thread.
package final class StoredState: @unchecked Sendable {
  /// Told when a value changes.
  package struct Observer {
    weak var owner: AnyObject?
    let change: (String) -> Void
  }

  /// The name of the domain of the app itself.
  package static let appDomain = ""

  private var domains: [String: [String: Any]] = [:]
  /// The defaults as they were when they were last written, and whether they differ.
  private var written: [String: [String: Any]] = [:]
  private(set) var hasUnwrittenDefaults = false
  /// Whether what is stored cannot be read, as before the first unlock of the device.
  private var isLocked = false
  /// Defaults that the process registered; they are gone with it.
  private var registered: [String: [String: Any]] = [:]
  private var observers: [String: [Observer]] = [:]
  private var keptScenes: [Int: [String: Any]] = [:]
  private var scenes: [Int: [String: Any]] = [:]
  /// Whether a scene's state has changed since it was last kept.
  private(set) var hasUnsavedScenes = false
  /// Whether there is state of a scene that the next process gets.
  var keepsScenes: Bool { !keptScenes.isEmpty }

  package init() {}

  // MARK: Defaults

  /// The value of a key: what was set, else what the process registered.
  package func value(_ key: String, in domain: String) -> Any? {
    (isLocked ? nil : domains[domain]?[key]) ?? registered[domain]?[key]
  }

  package func set(_ value: Any?, _ key: String, in domain: String) {
    domains[domain, default: [:]][key] = value
    hasUnwrittenDefaults = true
    tell(key, in: domain)
  }

  package func register(_ values: [String: Any], in domain: String) {
    registered[domain, default: [:]].merge(values) { _, new in new }
  }

  /// What was set in a domain, without what was registered.
  package func values(in domain: String) -> [String: Any] {
    isLocked ? [:] : domains[domain] ?? [:]
  }
  package func registeredValues(in domain: String) -> [String: Any] { registered[domain] ?? [:] }

  package func replace(_ domain: String, with values: [String: Any]) {
    let keys = Set((domains[domain] ?? [:]).keys).union(values.keys)
    domains[domain] = values
    hasUnwrittenDefaults = true
    for key in keys.sorted() { tell(key, in: domain) }
  }

  /// Tells of each change in a domain as long as the owner lives.
  package func observe(
    _ domain: String, for owner: AnyObject, _ change: @escaping (String) -> Void
  ) {
    var list = (observers[domain] ?? []).filter { $0.owner != nil }
    list.append(Observer(owner: owner, change: change))
    observers[domain] = list
  }

  private func tell(_ key: String, in domain: String) {
    for observer in observers[domain] ?? [] where observer.owner != nil { observer.change(key) }
  }

  /// Writes what was set, so that also a sudden end of the process leaves it.
  package func writeDefaults() {
    guard hasUnwrittenDefaults else { return }
    written = domains
    hasUnwrittenDefaults = false
  }

  var hasDefaults: Bool { !domains.isEmpty }
  func dropUnwrittenDefaults() { domains = written }
  func lockDefaults() { isLocked = true }
  /// The device is unlocked: a person looks at the app.
  package func unlockDefaults() { isLocked = false }

  // MARK: Scenes

  package func sceneValue(_ key: String, of scene: Int) -> Any? { scenes[scene]?[key] }
  package func setSceneValue(_ value: Any?, _ key: String, of scene: Int) {
    scenes[scene, default: [:]][key] = value
    hasUnsavedScenes = true
  }

  func saveScenes() {
    keptScenes = scenes
    hasUnsavedScenes = false
  }
  func discardScenes() {
    hasUnsavedScenes = false
    keptScenes.removeAll()
    scenes.removeAll()
  }

  // MARK: Process

  func processEnds() {
    writeDefaults()
    registered.removeAll()
    observers.removeAll()
    scenes = keptScenes
    hasUnsavedScenes = false
  }
}
