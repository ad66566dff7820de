extension UITableViewCell {
  // A table makes cells of a class that it knows only at run time, through an initializer that
  // Apple's interface does not mark `required` (so subclasses may not have to). The language has no
  // words for that call; the function below is the convenience initializer under its own name, and
  // that one dispatches to the subclass's designated initializer. A subclass without one traps with
  // "use of unimplemented initializer", as it does on Apple's platforms.
  @_silgen_name("$s13HeadlessUIKit15UITableViewCellC13registeredForACSS_tcfC")
  static func makeRegistered(_ identifier: consuming String) -> UITableViewCell
}
