import UIKit

/// One line of the form.
struct FormLine {
  let label: String
  var text: String

  static let all: [FormLine] = (1...12).map { FormLine(label: "Field \($0)", text: "") }
}

/// Where Save puts the form: stands for the server of the post.
final class FormStore {
  private(set) var values: [String: String] = [:]

  init() {
    for line in FormLine.all { values[line.label] = line.text }
  }

  func save(_ lines: [FormLine]) {
    for line in lines { values[line.label] = line.text }
  }
}
