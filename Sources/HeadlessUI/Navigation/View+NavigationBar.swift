// Modelled: full, documented
import LifecycleModel
import LifecycleSimulator

extension View {
  /// The title of the screen: a header in its navigation bar, and the name of the way back to it.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    bars(BarTraits(title: titleKey.text))
  }
  public func navigationTitle(_ title: Text) -> some View { bars(BarTraits(title: title.words)) }
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    bars(BarTraits(title: String(title)))
  }
  public func navigationBarTitle(_ title: Text) -> some View { bars(BarTraits(title: title.words)) }
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    bars(BarTraits(title: titleKey.text))
  }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    bars(BarTraits(title: String(title)))
  }
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { bars(BarTraits(title: titleKey.text)) }
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { bars(BarTraits(title: title.words)) }
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { bars(BarTraits(title: String(title))) }

  /// Takes the back button away; a swipe from the edge still goes back.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    bars(BarTraits(hidesBackButton: hidesBackButton))
  }
  /// Takes the navigation bar away, with everything in it.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    bars(BarTraits(hidden: [.navigationBar: hidden]))
  }

  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItemGroup(placement: .navigationBarLeading) { leading }
      ToolbarItemGroup(placement: .navigationBarTrailing) { trailing }
    }
  }
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItemGroup(placement: .navigationBarLeading) { leading } }
  }
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItemGroup(placement: .navigationBarTrailing) { trailing } }
  }
}

/// The second line of a title: accepted, not shown.
extension View {
  /// - Modelled: accepted, documented. A subtitle is not on the screen.
  public func navigationSubtitle(_ subtitle: Text) -> some View { styled("navigationSubtitle") }
  /// - Modelled: accepted, documented. A subtitle is not on the screen.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    styled("navigationSubtitle")
  }
  /// - Modelled: accepted, documented. A subtitle is not on the screen.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    styled("navigationSubtitle")
  }
}
