import SwiftUI

// Foundation has types of these names, too. What a module declares itself goes before what it
// imports: with this file, every other one means the types that run on the simulation's time.
// `holdfast import` writes such a file.

typealias DispatchQueue = SwiftUI.DispatchQueue
typealias NotificationCenter = SwiftUI.NotificationCenter
typealias OperationQueue = SwiftUI.OperationQueue
typealias RunLoop = SwiftUI.RunLoop
typealias Timer = SwiftUI.Timer
typealias UserDefaults = SwiftUI.UserDefaults
