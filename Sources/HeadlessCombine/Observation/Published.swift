// Modelled: full, documented
/// A property of a class that publishes its changes.
///
/// `$property` sends the new value before the property changes: inside a subscriber the property
/// still has its old value. The enclosing object's `objectWillChange` fires just before that.
@propertyWrapper
public struct Published<Value> {
  // One reference and nothing else: `PublishedLayout` reads it at the field's offset.
  let box: PublishedBox<Value>

  /// Makes a published property with a first value.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// Makes a published property with a first value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// The property's value, read from outside of its object.
  package var currentValue: Value { box.value }

  /// The property's publisher.
  public var projectedValue: Publisher {
    mutating get { Publisher(box: box) }
    set { box.follow(newValue.box) }
  }

  /// Not available: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published was used outside a class") }
    set { fatalError("@Published was used outside a class") }
  }

  /// Reads and writes the property through its object.
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].box.value }
    set { object[keyPath: storageKeyPath].box.send(newValue) }
  }

  /// The publisher of a published property: the current value, then each new one.
  public struct Publisher: HeadlessCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Never, S.Input == Value {
      box.add(subscriber)
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a published property, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    let inlet = Inlet<Output, Never>(
      onValue: { [weak box] in box?.send($0) }, onCompletion: { _ in })
    box.keep(AnyCancellable { inlet.cancel() })
    subscribe(inlet)
  }
}
