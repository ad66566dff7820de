#if canImport(Glibc)
  import Glibc

  extension ChildCrew {
    /// Takes what a child sent, and buries it when that was its last word.
    func receive(from index: Int) {
      guard slots[index].child != nil else { return }
      let isOpen = slots[index].child!.receive()
      guard takeFrames(from: index) else {
        return bury(index, as: .brokenChannel) { child in
          child.end()
          return nil
        }
      }
      if !isOpen { bury(index, as: .ownEnd) { $0.reap() } }
    }

    /// Takes whole frames; false when something else than frames arrived.
    private func takeFrames(from index: Int) -> Bool {
      guard var child = slots[index].child else { return true }
      // Held once only, so that nothing is copied.
      slots[index].child = nil
      var position = 0
      defer {
        child.received.removeSubrange(..<position)
        slots[index].child = child
      }
      while position < child.received.count {
        switch Frame.read(child.received[position...]) {
        case .incomplete: return true
        case .broken: return false
        case .frame(let frame, let next):
          position = next
          // Frames come in the order of cells: anything else is not the harness's own.
          guard frame.cell == child.cells.first else { return false }
          switch frame.kind {
          case .note: child.notes.append(Array(frame.body))
          case .outcome:
            var reader = ByteReader(frame.body)
            guard let nanoseconds = reader.number(), let outcome = CellOutcome(from: &reader)
            else { return false }
            let ending = CellEnding(
              result: .finished(outcome), notes: child.notes, seconds: Double(nanoseconds) / 1e9)
            child.notes = []
            child.cells.removeFirst()
            child.cellStart = monotonicTime()
            ended(frame.cell, ending)
          }
        }
      }
      return true
    }

    /// Looks for children that make no progress, or that died without closing their pipe.
    func watch(at now: Int) {
      for index in slots.indices {
        guard var child = slots[index].child else { continue }
        let progress = Child.Progress(
          cell: slots[index].shared.cell, action: slots[index].shared.action)
        if progress != child.progress {
          child.progress = progress
          child.progressTime = now
          child.progressProcessorTime = ProcessFigures(process: child.process).processorTime
          slots[index].child = child
          continue
        }
        let still = now - child.progressTime
        if still < Self.roundLength * 1_000_000 { continue }
        var status: Int32 = 0
        if waitpid(child.process, &status, WNOHANG) == child.process {
          // Something that the app started holds the pipe open.
          receiveRest(of: index)
          bury(index, as: .ownEnd) { _ in status }
        } else if still >= options.timeout * 1_000_000, !isStarved(child, still: still) {
          receiveRest(of: index)
          let grown = ProcessFigures(process: child.process).data - dataAtStart
          // An eighth of what it may have, and not at rest: it was on its way to all of it.
          let cause: Coroner.Cause = grown > options.memory / 8 ? .growth : .noProgress
          bury(index, as: cause) { child in
            child.end()
            return nil
          }
        }
      }
    }

    private func receiveRest(of index: Int) {
      _ = slots[index].child?.receive()
      _ = takeFrames(from: index)
    }

    /// Whether a child makes no progress only because the machine is busy with others.
    private func isStarved(_ child: Child, still: Int) -> Bool {
      let figures = ProcessFigures(process: child.process)
      let used = figures.processorTime - child.progressProcessorTime
      // A fifth of a processor for ten times the time would have been enough.
      return used < options.timeout * 500_000 && still < options.timeout * 10_000_000
        && figures.wantsProcessor
    }

    /// Ends a child, says what became of its cell, and sends the rest of its group on.
    private func bury(_ index: Int, as cause: Coroner.Cause, _ end: (Child) -> Int32?) {
      guard let child = slots[index].child else { return }
      let status = end(child)
      close(child.channel)
      slots[index].child = nil
      // All cells were reported: what became of the process afterwards concerns none of them.
      guard let cell = child.cells.first else { return }
      // What the app started and left behind goes with it.
      kill(-child.process, SIGKILL)
      let death = coroner.death(
        in: slots[index], status: status, cause: cause, options: options)
      let rest = child.cells.dropFirst()
      if !rest.isEmpty { waiting.append(rest) }
      ended(
        cell,
        CellEnding(
          result: .died(death), notes: child.notes,
          seconds: Double(monotonicTime() - child.cellStart) / 1e9))
    }
  }
#endif
