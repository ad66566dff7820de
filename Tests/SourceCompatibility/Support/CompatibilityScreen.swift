import Conformance
import LifecycleModel
import SwiftUI
import Testing
import UIKit

/// A small screen as an app has it, what a person does on it, and where the right values come from.
struct CompatibilityScreen: Sendable, CustomTestStringConvertible {
  /// The name of its golden file.
  let name: String
  /// Documentation pages and evidence entries that say what must be seen and told.
  let sources: [String]
  let device: Device
  /// Launches it anew.
  let launch: @MainActor @Sendable () -> Simulation
  /// What a person does, with what must then be on the screen.
  let walk: @Sendable (User) -> Void

  /// - Parameter sources: At least one; each is written at the head of the golden file.
  init<Content: View>(
    _ name: String, from sources: String..., on device: Device = .standard,
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content,
    walk: @escaping @Sendable (User) -> Void = { _ in }
  ) {
    self.name = name
    self.sources = sources
    self.device = device
    self.launch = { Simulation(.reference, device: device, content) }
    self.walk = walk
  }

  /// A screen of UIKit.
  init(
    _ name: String, from sources: String..., on device: Device = .standard,
    controller: @escaping @MainActor @Sendable () -> UIViewController,
    walk: @escaping @Sendable (User) -> Void = { _ in }
  ) {
    self.name = name
    self.sources = sources
    self.device = device
    self.launch = { Simulation(.reference, device: device, controller) }
    self.walk = walk
  }

  /// A whole app.
  init<Launched: App & SendableMetatype>(
    _ name: String, from sources: String..., on device: Device = .standard, app: Launched.Type,
    walk: @escaping @Sendable (User) -> Void = { _ in }
  ) {
    self.name = name
    self.sources = sources
    self.device = device
    self.launch = { Simulation(.reference, device: device, app: app) }
    self.walk = walk
  }

  var testDescription: String { name }
}

extension Device {
  /// A tablet with room for columns.
  static let wide = Device(
    id: "wide", visibleRows: 21, sizeClass: .regular, keyboard: .hardware, multitasking: true)
  /// A phone on which six rows fit.
  static let small = Device(id: "small", visibleRows: 6)
}
