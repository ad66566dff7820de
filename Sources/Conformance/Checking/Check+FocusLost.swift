import LifecycleModel
import LifecycleSimulator

extension Check {
  /// The field being typed in lost focus by itself.
  public static let focusLost = Check(
    .focusLost,
    summary: "The field being typed in lost focus without a user's action.",
    remedy: "Give the row an identity that typing does not change.",
    scope: .action
  ) { moment, findings in
    if let typing = moment.interruptedTyping {
      findings.append(
        moment.finding(
          .focusLost, field: typing.field, expected: typing.of, actual: typing.typed,
          "\"\(typing.field)\" lost focus after \"\(typing.typed)\" of \"\(typing.of)\""))
    } else if let field = moment.abandonedField {
      findings.append(
        moment.finding(
          .focusLost, field: field,
          "\"\(field)\" lost focus although the user did not leave it"))
    }
  }
}
