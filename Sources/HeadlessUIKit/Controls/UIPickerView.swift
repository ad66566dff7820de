// Modelled: full, documented
public import Foundation
import LifecycleModel
package import LifecycleSimulator

/// Gives a picker its components and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives the rows of a picker their words or views, and is told of the choice.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { UIView() }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  { 44 }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    100
  }
}

/// Wheels from which a person picks rows; each wheel is an element of its own.
@preconcurrency @MainActor open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  open weak var delegate: (any UIPickerViewDelegate)?
  private var selection: [Int] = []

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int {
    guard numberOfRows(inComponent: component) > 0 else { return -1 }
    return selection.indices.contains(component) ? selection[component] : 0
  }

  /// Selects a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    while selection.count <= component { selection.append(0) }
    selection[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  open func reloadAllComponents() {
    for component in selection.indices { reloadComponent(component) }
  }

  /// Reads a wheel anew; its selection stays within its rows.
  open func reloadComponent(_ component: Int) {
    guard selection.indices.contains(component) else { return }
    selectRow(selection[component], inComponent: component, animated: false)
  }

  /// The words of a row: the delegate's title, or those in its view.
  func words(_ row: Int, _ component: Int) -> String {
    guard row >= 0, let delegate else { return "" }
    if let title = delegate.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return title.string
    }
    let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    var list = ElementList()
    view.collectElements(into: &list)
    return list.items.map(\.element.elementValue).joined(separator: " ")
  }

  func pick(_ title: String, _ component: Int) -> Bool {
    guard isReachable else { return false }
    for row in 0..<numberOfRows(inComponent: component) where words(row, component) == title {
      guard row != selectedRow(inComponent: component) else { return true }
      selectRow(row, inComponent: component, animated: true)
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      return true
    }
    return false
  }

  package override func collectVisible(into list: inout ElementList) {
    for component in 0..<numberOfComponents { list.add(Wheel(component, self)) }
  }

  /// One wheel.
  @MainActor private final class Wheel: Element {
    private let component: Int
    private let picker: UIPickerView
    init(_ component: Int, _ picker: UIPickerView) {
      self.component = component
      self.picker = picker
    }
    var elementRole: ElementRole { .picker }
    var elementLabel: String { component == 0 ? picker.accessibilityLabel ?? "" : "" }
    var elementIdentifier: String? { picker.accessibilityIdentifier }
    var elementValue: String {
      picker.words(picker.selectedRow(inComponent: component), component)
    }
    var isElementEnabled: Bool { picker.isReachable }
    func perform(_ gesture: Touch) -> Bool {
      if case .pick(let title) = gesture { return picker.pick(title, component) }
      return false
    }
  }
}
