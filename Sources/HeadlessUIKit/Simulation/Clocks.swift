// Modelled: partial, documented
public import VirtualTime

/// Apple's queues on the simulation's clock; outside a simulation, the real ones.
public typealias DispatchQueue = VirtualDispatchQueue
/// Apple's timer on the simulation's clock; outside a simulation, the real one.
public typealias Timer = VirtualTimerSource
/// Apple's run loop on the simulation's clock; outside a simulation, the real one.
public typealias RunLoop = VirtualRunLoop
/// Apple's queue of operations on the simulation's clock; outside a simulation, the real one.
public typealias OperationQueue = VirtualOperationQueue
/// Apple's notification center, one for each simulated process.
public typealias NotificationCenter = VirtualNotificationCenter
