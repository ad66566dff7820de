@_exported public import HeadlessUI
@_exported public import VirtualTime
