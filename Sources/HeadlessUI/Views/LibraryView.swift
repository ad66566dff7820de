import LifecycleSimulator

/// A view of the library that is made of others; traces name the app's view around it.
@MainActor @preconcurrency protocol LibraryView: View {}
