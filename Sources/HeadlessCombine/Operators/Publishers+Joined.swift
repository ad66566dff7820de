// Modelled: full, documented

/// How the values of several sources are put together.
public protocol JoiningRule {
  /// Whether each value waits for its row, instead of the latest of each source being sent.
  static var waitsForRows: Bool { get }
}

extension Publishers {
  /// Joins the latest value of each source, whenever one changes.
  public enum LatestValues: JoiningRule { public static var waitsForRows: Bool { false } }
  /// Joins the first value of each source, the second of each, and so on.
  public enum RowsOfValues: JoiningRule { public static var waitsForRows: Bool { true } }

  /// A publisher of values joined from two sources.
  public struct Joined2<Rule: JoiningRule, A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first source.
    public let a: A
    /// The second source.
    public let b: B

    /// Makes the publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let gathering = Gathering(subscriber, rule: Rule.self, count: 2) {
        ($0[0] as! A.Output, $0[1] as! B.Output)
      }
      gathering.add(a, at: 0)
      gathering.add(b, at: 1)
    }
  }

  /// A publisher of values joined from three sources.
  public struct Joined3<Rule: JoiningRule, A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first source.
    public let a: A
    /// The second source.
    public let b: B
    /// The third source.
    public let c: C

    /// Makes the publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let gathering = Gathering(subscriber, rule: Rule.self, count: 3) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output)
      }
      gathering.add(a, at: 0)
      gathering.add(b, at: 1)
      gathering.add(c, at: 2)
    }
  }

  /// A publisher of values joined from four sources.
  public struct Joined4<Rule: JoiningRule, A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first source.
    public let a: A
    /// The second source.
    public let b: B
    /// The third source.
    public let c: C
    /// The fourth source.
    public let d: D

    /// Makes the publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, S.Failure == Failure, S.Input == Output {
      let gathering = Gathering(subscriber, rule: Rule.self, count: 4) {
        ($0[0] as! A.Output, $0[1] as! B.Output, $0[2] as! C.Output, $0[3] as! D.Output)
      }
      gathering.add(a, at: 0)
      gathering.add(b, at: 1)
      gathering.add(c, at: 2)
      gathering.add(d, at: 3)
    }
  }
}
