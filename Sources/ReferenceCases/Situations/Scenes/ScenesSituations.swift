import Holdfast

extension ReferenceCases {
  static let scenesSituations: [any Situation] = [
    LockScreen()
  ]
}
