/// The front door: `import Holdfast` brings what a suite of cases needs, and its command line.
@_exported public import Conformance
@_exported public import HoldfastCommands
@_exported public import LifecycleModel
