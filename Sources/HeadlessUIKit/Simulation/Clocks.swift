public import VirtualTime

/// Apple's queues on the simulation's clock; outside a simulation, the real ones.
public typealias DispatchQueue = VirtualDispatchQueue
/// Apple's timer on the simulation's clock; outside a simulation, the real one.
public typealias Timer = VirtualTimerSource
/// Apple's run loop on the simulation's clock; outside a simulation, the real one.
public typealias RunLoop = VirtualRunLoop
