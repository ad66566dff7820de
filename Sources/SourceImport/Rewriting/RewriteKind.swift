/// What a change of an imported file is for.
package enum RewriteKind: String, Hashable, Sendable, CaseIterable {
  case availabilityQuestion = "availability-question"
  case availabilityAttribute = "availability-attribute"
  case objectiveCAttribute = "objective-c-attribute"
  case interfaceBuilderAttribute = "interface-builder-attribute"
  case dynamicModifier = "dynamic-modifier"
  case entryPoint = "entry-point"
  case selector
  case keyPath = "key-path"
  case buildCondition = "build-condition"
  case moduleImport = "module-import"

  /// What is done, for people.
  package var summary: String {
    switch self {
    case .availabilityQuestion: "`#available` asks the running profile"
    case .availabilityAttribute: "`@available` without version checks"
    case .objectiveCAttribute: "Objective-C attributes taken away"
    case .interfaceBuilderAttribute: "Interface Builder attributes taken away"
    case .dynamicModifier: "`dynamic` taken away"
    case .entryPoint: "entry points taken away"
    case .selector: "`#selector` names a method"
    case .keyPath: "`#keyPath` is a string"
    case .buildCondition: "`#if` takes the branch for iOS"
    case .moduleImport: "imports of submodules"
    }
  }
}
