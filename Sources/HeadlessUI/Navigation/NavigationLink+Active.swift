// Modelled: full, documented

extension NavigationLink {
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), isActive: isActive, label: label())
  }

  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.view(destination), isActive: isActive, label: label())
  }

  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), tag: tag, selection: selection, label: label())
  }

  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination), tag: tag, selection: selection, label: label())
  }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), isActive: isActive, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), isActive: isActive, label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(.view(destination), isActive: isActive, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(.view(destination), isActive: isActive, label: Text(title))
  }

  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: () -> Destination
  ) {
    self.init(
      .view(destination()), tag: tag, selection: selection, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(.view(destination()), tag: tag, selection: selection, label: Text(title))
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination), tag: tag, selection: selection, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(.view(destination), tag: tag, selection: selection, label: Text(title))
  }
}

extension NavigationLink {
  /// A link that is active while its tag is selected.
  fileprivate init<V: Hashable>(
    _ target: Target, tag: V, selection: Binding<V?>, label: Label
  ) {
    self.init(target, isActive: selection.isSelected(tag), label: label)
    self.selection = LinkSelection(selection.location) {
      selection.wrappedValue.map { $0 != tag } ?? false
    }
  }
}

extension Binding {
  /// Whether a tag is the one that is selected; another one's end leaves the selection alone.
  fileprivate func isSelected<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      location: ClosureLocation(
        get: { wrappedValue == tag },
        set: { isActive in
          if isActive {
            wrappedValue = tag
          } else if wrappedValue == tag {
            wrappedValue = nil
          }
        }, isOfApp: location.isMadeOfClosures))
  }
}
