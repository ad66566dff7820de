import SwiftUI
import UIKit

private struct HostedForm: View {
  var title: String
  let onSave: (String) -> Void
  @State private var text = "draft"
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("form \(title)")
      TextField("Text", text: $text)
      Button("Save") { onSave(text) }
    }
    .onAppear { onSave("appeared") }
  }
}

private final class HostingParent: UIViewController {
  private let status = UILabel()
  private let rename = UIButton(type: .system)
  private var child: UIHostingController<HostedForm>!

  override func viewDidLoad() {
    super.viewDidLoad()
    status.text = "nothing saved"
    rename.setTitle("Rename", for: .normal)
    rename.addAction(
      UIAction { [unowned self] _ in child.rootView.title = "second" }, for: .touchUpInside)
    child = UIHostingController(
      rootView: HostedForm(title: "first") { [weak self] in self?.status.text = "saved \($0)" })
    addChild(child)
    view.addSubview(status)
    view.addSubview(rename)
    view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.didMove(toParent: self)
  }
}

let hostedForm = CompatibilityScreen(
  "hosted-form", from: "developer.apple.com/documentation/swiftui/uihostingcontroller",
  controller: { HostingParent() },
  walk: { user in
    user.expect("the hosted view appears with its controller") { $0.contains("saved appeared") }
    user.type("!", into: "Text")
    user.tap("Save")
    user.expect("its closure reaches UIKit") { $0.contains("saved draft!") }
    user.tap("Rename")
    user.expect("a new root view keeps the state") {
      $0.contains("form second") && $0.description.contains("showing \"draft!\"")
    }
  })
