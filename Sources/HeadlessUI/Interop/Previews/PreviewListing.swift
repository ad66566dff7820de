/// A view that a provider shows as several previews, or names one with.
@MainActor protocol PreviewListing {
  /// The previews, each with its name if it has one.
  var listedPreviews: [ListedPreview] { get }
}

struct ListedPreview {
  var view: any View
  var name: String?
}

extension View {
  var previews: [ListedPreview] {
    (self as? any PreviewListing)?.listedPreviews ?? [ListedPreview(view: self)]
  }
}

extension TupleView: PreviewListing {
  var listedPreviews: [ListedPreview] {
    var all: [ListedPreview] = []
    repeat all.append(contentsOf: (each content).previews)
    return all
  }
}

extension Group: PreviewListing where Content: View {
  var listedPreviews: [ListedPreview] { content.previews }
}

extension PreviewDetail: PreviewListing {
  var listedPreviews: [ListedPreview] {
    content.previews.map { ListedPreview(view: $0.view, name: $0.name ?? name) }
  }
}
