public import Foundation

/// An image; its name is kept, nothing is drawn.
// `@unchecked Sendable`: the class is open because Apple's is, and all it stores is constant.
open class UIImage: NSObject, @unchecked Sendable {
  /// The name of the asset or symbol.
  package let name: String

  public override init() {
    name = ""
    super.init()
  }

  public init?(named name: String) {
    self.name = name
    super.init()
  }

  public init?(systemName name: String) {
    self.name = name
    super.init()
  }

  public init?(data: Data) {
    name = ""
    super.init()
  }

  open var size: CGSize { .zero }
}
