import HeadlessUI
import VirtualTime

/// Pages `Label`, `Image`, `AsyncImage`, `ContentUnavailableView`, `Text`.
struct PictureCallForms: View {
  let title = "Title"
  let date = Date(timeIntervalSince1970: 0)
  @State private var count = 1
  @State private var price = 9.99

  var body: some View {
    Group {
      Label("Title", systemImage: "star")
      Label(title, systemImage: "star")
      Label("Title", image: "asset")
      Label {
        Text("Title")
      } icon: {
        Image(systemName: "star").foregroundStyle(.red)
      }
      .labelStyle(.iconOnly)
      Label("Title", image: ImageResource(name: "asset", bundle: .main)).labelStyle(.titleAndIcon)
      Image("asset")
      Image("asset", bundle: nil).resizable().scaledToFit()
      Image("asset", label: Text("label"))
      Image(systemName: "star").imageScale(.large).symbolRenderingMode(.hierarchical)
      Image(systemName: "wifi", variableValue: 0.5).font(.title)
      Image(decorative: "asset").resizable().aspectRatio(contentMode: .fill).clipped()
      Image(uiImage: UIImage()).resizable().interpolation(.none).antialiased(false)
      Image(ImageResource(name: "asset", bundle: .main)).renderingMode(.template)
      AsyncImage(url: URL(string: "https://example.com/a.png"))
      AsyncImage(url: URL(string: "https://example.com/a.png"), scale: 2)
      AsyncImage(url: nil) { image in
        image.resizable()
      } placeholder: {
        ProgressView()
      }
      AsyncImage(url: nil) { phase in
        if let image = phase.image {
          image.resizable()
        } else if phase.error != nil {
          Color.red
        } else {
          Color.gray
        }
      }
      AsyncImage(url: nil, transaction: Transaction(animation: .default)) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image
        case .failure: Text("failed")
        @unknown default: EmptyView()
        }
      }
    }
    Group {
      ContentUnavailableView("None", systemImage: "tray")
      ContentUnavailableView("None", systemImage: "tray", description: Text("Nothing"))
      ContentUnavailableView {
        Label("None", systemImage: "tray")
      }
      ContentUnavailableView {
        Label("None", systemImage: "tray")
      } description: {
        Text("Nothing")
      }
      ContentUnavailableView {
        Label("None", systemImage: "tray")
      } description: {
        Text("Nothing")
      } actions: {
        Button("Add") {}
      }
      ContentUnavailableView.search
      ContentUnavailableView.search(text: title)
    }
    Group {
      Text("plain")
      Text(title)
      Text(verbatim: "plain")
      Text("Count: \(count)")
      Text("Price: \(price, specifier: "%.2f")")
      Text("Price: \(price, format: .number)")
      Text("Name: \(title) \(Image(systemName: "star")) \(Text("bold").bold())")
      Text("Date: \(date, style: .date) \(date, format: .dateTime)")
      Text(date, style: .time)
      Text(date, style: .relative)
      Text(date, format: .dateTime)
      Text(price, format: .currency(code: "EUR"))
      Text(count, format: .number)
      Text(date...date)
      Text(timerInterval: date...date, countsDown: false)
      Text("a") + Text("b").bold() + Text(title).foregroundStyle(.red)
      Text("a").font(.title).bold().italic().underline().strikethrough(true, color: .red)
      Text(AttributedString("a"))
      Text("key", comment: "a comment")
      Text(title.isEmpty ? "empty" : "full")
    }
  }
}

/// Pages `GeometryReader`, `ViewThatFits`, `AnyLayout`, `TimelineView`, `Canvas`, `View` layers.
struct LayoutCallForms: View {
  struct Flow: Layout {
    var spacing: CGFloat = 4
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      return proposal.replacingUnspecifiedDimensions(by: sizes.first ?? .zero)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + CGFloat(index) * spacing, y: bounds.minY),
          anchor: .topLeading, proposal: ProposedViewSize(width: 10, height: nil))
      }
    }
  }
  struct Cached: Layout {
    struct Cache { var total: CGFloat = 0 }
    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      -> CGSize
    { CGSize(width: cache.total, height: 0) }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {}
  }
  @State private var size = CGSize.zero
  @State private var isWide = false
  @State private var offset: CGFloat = 0

  var body: some View {
    Group {
      GeometryReader { proxy in
        Text("\(proxy.size.width)")
          .frame(width: proxy.size.width / 2)
          .position(x: proxy.frame(in: .local).midX, y: proxy.frame(in: .global).minY)
        Text("\(proxy.safeAreaInsets.top) \(proxy.frame(in: .named("space")).minY)")
      }
      .coordinateSpace(name: "space")
      GeometryReader { geometry -> Color in
        DispatchQueue.main.async { size = geometry.size }
        return Color.clear
      }
      .coordinateSpace(.named("space"))
      Text("a").onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        size = $0
      }
      Text("a").onGeometryChange(for: CGFloat.self) { proxy in
        proxy.frame(in: .scrollView).minY
      } action: { old, new in
        offset = new - old
      }
      ViewThatFits {
        Text("wide")
        Text("narrow")
      }
      ViewThatFits(in: .horizontal) { Text("wide") }
      let layout = isWide ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout())
      layout { Text("a") }
      Flow(spacing: 8) { Text("a") }
      Flow { ForEach(0..<3) { Text("\($0)") } }
      Cached()() { Text("a") }
      ZStackLayout(alignment: .center)() { Text("a") }
      GridLayout()() { Text("a") }
    }
    Group {
      TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
      TimelineView(.periodic(from: .now, by: 1)) { context in Text("\(context.date)") }
      TimelineView(.animation) { timeline in Text("\(timeline.date.timeIntervalSince1970)") }
      TimelineView(.animation(minimumInterval: 0.5, paused: true)) { _ in Text("a") }
      TimelineView(.explicit([Date(timeIntervalSince1970: 0)])) { _ in Text("a") }
      Canvas { context, size in
        context.fill(
          Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.blue), lineWidth: 2)
        context.draw(Text("a"), at: CGPoint(x: 1, y: 1))
        context.opacity = 0.5
        context.translateBy(x: 1, y: 1)
      }
      .frame(width: 10, height: 10)
    }
    Group {
      Text("a").overlay(Text("b"), alignment: .top)
      Text("a").overlay(alignment: .topTrailing) { Text("b") }
      Text("a").overlay(RoundedRectangle(cornerRadius: 4).stroke(.red, lineWidth: 1))
      Text("a").overlay { if isWide { ProgressView() } }
      Text("a").background(Color.red)
      Text("a").background(.thinMaterial, in: RoundedRectangle(cornerRadius: 4))
      Text("a").background { Color.red }
      Text("a").background(alignment: .leading) { Circle() }
      Text("a").safeAreaInset(edge: .bottom) { Button("b") {} }
      Text("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("b") }
      Text("a").mask { Circle() }.mask(Circle()).contentShape(Rectangle()).zIndex(1)
      Text("a").opacity(isWide ? 0 : 1).hidden().allowsHitTesting(false)
      Text("a").drawingGroup().compositingGroup().clipShape(Capsule()).fixedSize()
      Text("a").disabled(true).labelsHidden().id(1).tag(1)
      Spacer()
      Spacer(minLength: 4)
      Divider()
      EmptyView()
      AnyView(Text("a"))
      AnyView(erasing: Text("a"))
      Group { Text("a") }.padding().frame(maxWidth: .infinity, alignment: .leading)
    }
  }
}

/// Pages `ViewBuilder`, `ViewModifier`, `EquatableView`.
struct BuilderCallForms: View {
  enum Phase {
    case loading
    case loaded(String)
    case failed(any Error)
  }
  struct Card: ViewModifier {
    @State private var isOpen = false
    var radius: CGFloat = 4
    func body(content: Content) -> some View {
      content.padding(radius).onTapGesture { isOpen.toggle() }
    }
  }
  struct Same: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }
  struct Wrapper<Content: View, Footer: View>: View {
    private let content: () -> Content
    @ViewBuilder let footer: Footer
    init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder footer: () -> Footer) {
      self.content = content
      self.footer = footer()
    }
    var body: some View {
      content()
      footer
    }
  }
  let phase = Phase.loading
  let name: String? = "a"

  var body: some View {
    VStack {
      switch phase {
      case .loading: ProgressView()
      case .loaded(let text) where text.isEmpty: EmptyView()
      case .loaded(let text): Text(text)
      case .failed(let error): Text("\(error.localizedDescription)")
      }
      if let name { Text(name) }
      if let name, !name.isEmpty {
        Text(name)
      } else if name == nil {
        Text("none")
      } else {
        Text("empty")
      }
      let title = header
      title
      header.modifier(Card())
      header.modifier(Card().concat(Card(radius: 2)))
      header.modifier(EmptyModifier())
      Same(name: "a").equatable()
      EquatableView(content: Same(name: "a"))
      Wrapper {
        Text("content")
      } footer: {
        Text("footer")
      }
      row("a")
      optionalView
      erased
    }
  }

  private var header: some View { Text("header").font(.headline) }
  @ViewBuilder private func row(_ name: String) -> some View {
    if name.isEmpty {
      Text("empty")
    } else {
      Text(name)
      Divider()
    }
  }
  private var optionalView: Text? { name.map { Text($0) } }
  private var erased: AnyView {
    if name == nil { return AnyView(EmptyView()) }
    return AnyView(Text("a"))
  }
}
