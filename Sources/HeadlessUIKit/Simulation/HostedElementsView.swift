package import LifecycleSimulator

/// A view whose contents another surface shows: the SwiftUI views of a cell.
package final class HostedElementsView: UIView {
  /// Adds what a person can see of the contents.
  package var collectContents: ((inout ElementList) -> Void)?
  /// Whether a text input belongs to the contents.
  package var holdsInput: ((any TextInputClient) -> Bool)?

  package override func collectVisible(into list: inout ElementList) { collectContents?(&list) }

  package override func containsInput(_ client: any TextInputClient) -> Bool {
    holdsInput?(client) ?? false
  }
}
