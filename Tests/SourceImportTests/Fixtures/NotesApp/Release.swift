import Foundation

enum Release {
  static var isModern: Bool {
    if #unavailable(iOS 16) { return false }
    return true
  }

  @available(iOS, unavailable, message: "for the Mac")
  static func openPanel() {}
}
