/// The seams of marked text, corrections and undo, and of a field's last moments on the screen.
public struct CompositionBehavior: Sendable, Hashable {
  /// Whether a text view tells of text that an input method has not confirmed.
  public enum MarkedText: String, SeamValue {
    case toldAsChange, changesSilently
  }
  /// Which values a text view in a SwiftUI view is updated with while text is composed in it.
  public enum UpdateWhileComposing: String, SeamValue {
    case currentValues, valuesBefore
  }
  /// What setting the text that a field shows already does to its composition.
  public enum SameTextSet: String, SeamValue {
    case goesOnComposing, confirms
  }
  /// What a delegate is asked about when an input method turns keys into another script.
  public enum ProposedText: String, SeamValue {
    case asShown, asKeyed
  }
  /// Whether a delegate is asked about a word that is picked from the keyboard's candidates.
  public enum Candidate: String, SeamValue {
    case delegateIsAsked, delegateIsNotAsked
  }
  /// How a character is replaced by the next one of a key that is touched again and again.
  public enum RepeatedKey: String, SeamValue {
    case replaces, insertsThenRemoves
  }
  /// Who gets the Return key that would confirm a composition.
  public enum ReturnKey: String, SeamValue {
    case inputMethodFirst, appFirst
  }
  /// What becomes of the correction on offer when the app replaces the text.
  public enum OfferedCorrection: String, SeamValue {
    case dropped, writtenLate
  }
  /// What a UIKit field tells of a correction that is made as editing ends.
  public enum LastCorrection: String, SeamValue {
    case toldAsChange, notTold
  }
  /// Whether a UIKit field knows the positions of its text while it gives up the keyboard.
  public enum PositionsAtEnd: String, SeamValue {
    case known, unknown
  }
  /// What setting a text view's text does to the typing that can be taken back.
  public enum UndoAfterSet: String, SeamValue {
    case kept, forgotten
  }
  /// What becomes of a field that is edited within a container in a row as its screen goes away.
  public enum NestedField: String, SeamValue {
    case resigns, crashes
  }
  /// Whether a field that is removed from its screen while it is edited writes its binding again.
  public enum RemovedField: String, SeamValue {
    case silent, writesOnceMore
  }
  public var markedText = Setting(MarkedText.reference)
  public var updateWhileComposing = Setting(UpdateWhileComposing.reference)
  public var sameTextSet = Setting(SameTextSet.reference)
  public var proposedText = Setting(ProposedText.reference)
  public var candidate = Setting(Candidate.reference)
  public var repeatedKey = Setting(RepeatedKey.reference)
  public var returnKey = Setting(ReturnKey.reference)
  public var offeredCorrection = Setting(OfferedCorrection.reference)
  public var lastCorrection = Setting(LastCorrection.reference)
  public var positionsAtEnd = Setting(PositionsAtEnd.reference)
  public var undoAfterSet = Setting(UndoAfterSet.reference)
  public var nestedField = Setting(NestedField.reference)
  public var removedField = Setting(RemovedField.reference)
}

extension CompositionBehavior {
  static let seams: [Seam] = [
    Seam("composition.candidate", \.composition.candidate),
    Seam("composition.lastCorrection", \.composition.lastCorrection),
    Seam("composition.markedText", \.composition.markedText),
    Seam("composition.nestedField", \.composition.nestedField),
    Seam("composition.offeredCorrection", \.composition.offeredCorrection),
    Seam("composition.positionsAtEnd", \.composition.positionsAtEnd),
    Seam("composition.proposedText", \.composition.proposedText),
    Seam("composition.removedField", \.composition.removedField),
    Seam("composition.repeatedKey", \.composition.repeatedKey),
    Seam("composition.returnKey", \.composition.returnKey),
    Seam("composition.sameTextSet", \.composition.sameTextSet),
    Seam("composition.undoAfterSet", \.composition.undoAfterSet),
    Seam("composition.updateWhileComposing", \.composition.updateWhileComposing),
  ]
}
