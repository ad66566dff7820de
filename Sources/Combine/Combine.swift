@_exported public import HeadlessCombine
@_exported public import VirtualTime
