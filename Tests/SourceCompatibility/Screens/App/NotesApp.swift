import Foundation
import SwiftUI
import UIKit

private final class NotesDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var events: [String] = []
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("launched")
    return true
  }
  func applicationWillTerminate(_ application: UIApplication) { events.append("terminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    events.append("memory")
  }
}

private final class NotesStore: ObservableObject {
  @Published var notes = ["first"]
  @Published var opened = "nothing"
  @Published var phases: [String] = []
}

private struct NotesApp: App {
  @UIApplicationDelegateAdaptor(NotesDelegate.self) private var delegate
  @Environment(\.scenePhase) private var phase
  @StateObject private var store = NotesStore()

  var body: some Scene {
    WindowGroup {
      NotesRoot()
        .environmentObject(store)
        .onOpenURL { url in store.opened = url.lastPathComponent }
    }
    .onChange(of: phase) { _, new in store.phases.append("app \(new)") }
  }
}

private struct NotesRoot: View {
  @EnvironmentObject var store: NotesStore
  @EnvironmentObject var delegate: NotesDelegate
  @Environment(\.openURL) private var openURL
  @Environment(\.scenePhase) private var phase
  var body: some View {
    VStack {
      Text("notes \(store.notes.count)")
      Text("opened \(store.opened)")
      Text("delegate: " + delegate.events.joined(separator: ", "))
      Text("phases: " + store.phases.joined(separator: ", "))
      Button("Add") { store.notes.append("next") }
      Button("Open") {
        UIApplication.shared.open(URL(string: "notes://folder/today")!)
      }
      Link("Site", destination: URL(string: "https://example.com")!)
    }
    .onChange(of: phase) { store.phases.append("view \($0)") }
  }
}

let notesApp = CompatibilityScreen(
  "notes-app", from: "developer.apple.com/documentation/swiftui/app",
  "developer.apple.com/documentation/swiftui/uiapplicationdelegateadaptor",
  "developer.apple.com/documentation/swiftui/view/onopenurl(perform:)",
  app: NotesApp.self,
  walk: { user in
    user.expect("the delegate has heard of the launch") { $0.contains("delegate: launched") }
    user.tap("Open")
    user.expect("an address of the app reaches its screen") { $0.contains("opened today") }
    user.tap("Add")
    user.warnMemory()
    user.expect("the delegate is an environment object") { $0.contains("launched, memory") }
    user.background()
    user.foreground()
    user.expect("state of the app is kept") { $0.contains("notes 2") }
    user.expect("the app sees the phases of its scenes") {
      $0.contains("app background") && $0.contains("view background")
    }
    user.terminate()
    user.relaunch()
    user.expect("a relaunch makes the app anew") {
      $0.contains("notes 1") && $0.contains("opened nothing")
    }
  })
