/// A mistake in something that a user wrote: what is wrong, and where.
///
/// The words are made in one place, `InputFault+Words.swift`.
package struct InputFault: Error, Hashable, Sendable {
  package var problem: Problem
  package var place: InputPlace

  package init(_ problem: Problem, at place: InputPlace = InputPlace()) {
    self.problem = problem
    self.place = place
  }

  package enum Problem: Hashable, Sendable {
    // The text is not JSON.
    case emptyFile
    case byteOrderMark
    case invalidUTF8(byte: UInt8)
    case unexpectedCharacter(found: String, expected: String)
    case unexpectedEnd(expected: String)
    case trailingComma(in: String)
    case comment
    case contentAfterEnd(found: String)
    case duplicateKey(String, firstLine: Int)
    case badEscape(String)
    case loneSurrogate(String)
    case controlCharacter(String)
    case badNumber(String, reason: String)
    case badLiteral(String)
    case tooDeep(limit: Int)

    // The JSON is not what is expected there.
    case wrongType(found: String, expected: String)
    case missingKey(String, in: String)
    case unknownKey(String, in: String, allowed: [String])
    case unknownName(NameKind, String, allowed: [String])
    case emptyText(of: String)
    case emptyList(of: String)
    case badID(String)
    case badVersion(String)
    case numberOutOfRange(String, ClosedRange<Int>)
    case effectNeedsValue(String)
    case effectCount(Int)
    case durationCount(Int)

    // The values do not go together.
    case emptyRange(String)
    case twoEnds
    case unknownVersion(String, platform: String, known: [String])
    case unknownSDK(String, platform: String, known: [String])
    case versionsWithoutPlatform
    case releaseOrder(String, after: String)
    case duplicateID(String, of: String, first: String)
    case listedTwice(String)

    // Lint.
    case idDiffersFromFile(id: String, file: String)
    case notCanonical(found: String, expected: String)
    case badSource(String)
    case unrecordedSource
    case unknownSeed(String, known: [String])
    case conflict(seam: String, point: String, value: String, other: String, otherValue: String)
    case conflictingRules(point: String, rule: String, other: String, otherRule: String)
    case unreachableRule(by: Int)
    case rulesAreEqual(to: Int)
    case referenceValue(seam: String, value: String)
    case emptyQuirk
    case equalLogs
    case badSituation(String)
    case emptyLine
    case strayFile
    case equalRanges(Int)
    case twin(of: String)
    case badSummary(String)
    case needlessException(check: String, id: String)

    // Files and folders.
    case unreadableFile
    case missingFolder
    case notAProfileFolder
    case noBundledProfiles

    // Names on the command line.
    case unknownProfile(String, nearest: String?)
    case groupOfProfiles(String)
    case badProfileSuffix(String, profile: String)
    case targetAboveOS(target: String, os: String)
    case badVersionSpan(String)
    case emptyVersionSpan(String)

    /// A fault of another kind of input, worded by who reads it.
    case other(code: String, words: String, hint: String?)
  }

  /// What an unknown name was meant to name; the raw value is the word for it.
  package enum NameKind: String, Hashable, Sendable {
    case event, container, cause, role, phase, effect, seam, grade, platform, device, quirk
    case value, keyboard, check
    case sizeClass = "size class"
  }
}

/// Where a fault is, as far as it is known.
package struct InputPlace: Hashable, Sendable {
  /// The file as the user would name it.
  package var file: String?
  /// Counted from 1.
  package var line: Int?
  /// Counted from 1 in characters.
  package var column: Int?
  /// The path of keys and positions: `#/delivery/0/effect`.
  package var pointer: String?

  package init(
    file: String? = nil, line: Int? = nil, column: Int? = nil, pointer: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.pointer = pointer
  }
}

/// Every fault that was found in some input; at least one.
package struct InputFaults: Error, Hashable, Sendable {
  package var faults: [InputFault]

  package init(_ faults: [InputFault]) { self.faults = faults }
}

/// Collects the faults of one reading.
package final class FaultLog {
  package private(set) var faults: [InputFault] = []

  package init() {}

  package func add(_ fault: InputFault) { faults.append(fault) }
  package func add(_ problem: InputFault.Problem, at place: InputPlace = InputPlace()) {
    faults.append(InputFault(problem, at: place))
  }
}
