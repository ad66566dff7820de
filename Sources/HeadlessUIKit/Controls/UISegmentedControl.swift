// Modelled: full, documented
public import Foundation
package import LifecycleModel
package import LifecycleSimulator

/// A row of choices, one of which is selected.
///
/// The control stands for its selected segment; the others are elements of their own.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var segments: [Segment] = []
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control with titles or images.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      insertSegment(
        withTitle: item as? String ?? (item as? UIImage)?.name, at: index, animated: false)
    }
  }

  /// Makes a control whose segments run actions.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    segments[min(max(segment, 0), segments.count - 1)].action = action
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insertSegment(withTitle: image?.name, at: segment, animated: animated)
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    segments[segment].action = action
    segments[segment].title = action.title
  }
  open func actionForSegment(at segment: Int) -> UIAction? { segments[segment].action }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    segments[segment].title = image?.name ?? ""
  }
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
  open var selectedSegmentTintColor: UIColor?
  open var apportionsSegmentWidthsByContent = false

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(
      Segment(title: title ?? "", control: self), at: min(max(segment, 0), segments.count))
    if selectedSegmentIndex >= segment { selectedSegmentIndex += 1 }
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    if selectedSegmentIndex == segment {
      selectedSegmentIndex = UISegmentedControl.noSegment
    } else if selectedSegmentIndex > segment {
      selectedSegmentIndex -= 1
    }
  }

  open func removeAllSegments() {
    segments.removeAll()
    selectedSegmentIndex = UISegmentedControl.noSegment
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    segments[segment].title = title ?? ""
  }
  open func titleForSegment(at segment: Int) -> String? { segments[segment].title }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    segments[segment].isEnabled = enabled
  }
  open func isEnabledForSegment(at segment: Int) -> Bool { segments[segment].isEnabled }

  package override var elementRole: ElementRole { .picker }
  package override var elementValue: String {
    segments.indices.contains(selectedSegmentIndex) ? segments[selectedSegmentIndex].title : ""
  }

  package override func perform(_ gesture: Touch) -> Bool {
    switch gesture {
    case .pick(let title):
      guard let index = segments.firstIndex(where: { $0.title == title }) else { return false }
      return choose(index)
    case .tap: return isElementEnabled && selectedSegmentIndex != UISegmentedControl.noSegment
    default: return false
    }
  }

  package override func collectVisible(into list: inout ElementList) {
    list.add(self)
    for (index, segment) in segments.enumerated() where index != selectedSegmentIndex {
      list.add(segment)
    }
  }

  private func choose(_ index: Int) -> Bool {
    guard isElementEnabled, segments[index].isEnabled else { return false }
    guard index != selectedSegmentIndex else { return true }
    selectedSegmentIndex = index
    segments[index].action?.run(from: self)
    sendByHand([.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
    return true
  }

  /// One choice that is not selected.
  @MainActor private final class Segment: Element {
    var title: String
    var isEnabled = true
    var action: UIAction?
    private unowned let control: UISegmentedControl

    init(title: String, control: UISegmentedControl) {
      self.title = title
      self.control = control
    }

    var elementRole: ElementRole { .segment }
    var elementLabel: String { title }
    var isElementEnabled: Bool { isEnabled && control.isElementEnabled }

    func perform(_ gesture: Touch) -> Bool {
      guard gesture == .tap,
        let index = control.segments.firstIndex(where: { $0 === self })
      else { return control.perform(gesture) }
      return control.choose(index)
    }
  }
}
