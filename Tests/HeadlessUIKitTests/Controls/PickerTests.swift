import HeadlessUIKit
import LifecycleModel
import LifecycleSimulator
import Testing

@MainActor @Suite struct PickerTests {
  final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
    let log: Log
    let field = UITextField()
    let picker = UIPickerView()
    let bar = UIToolbar()
    let sizes = ["S", "M", "L"]
    init(_ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      picker.dataSource = self
      picker.delegate = self
      field.placeholder = "size"
      field.inputView = picker
      bar.setItems(
        [
          UIBarButtonItem(systemItem: .flexibleSpace),
          UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [unowned self] _ in field.resignFirstResponder() }),
        ], animated: false)
      field.inputAccessoryView = bar
      view.addSubview(field)
    }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      sizes.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { sizes[row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      field.text = sizes[row]
      log.note("chose \(row)")
    }
  }

  // Apple, inputView and inputAccessoryView: shown while the field is the first responder.
  @Test func pickerStandsInForTheKeyboard() {
    var form: Form!
    let stage = Stage { log in
      form = Form(log)
      return form
    }
    #expect(stage.words == ["size"] || stage.words == [""])
    stage.focus(form.field)
    let roles = stage.elements.items.map(\.element.elementRole)
    #expect(roles == [.textField, .picker, .button])
    stage.run { #expect(stage.elements.items[1].element.perform(.pick("L"))) }
    #expect(stage.log.take() == ["chose 2"])
    #expect(form.field.text == "L")
    stage.tap("Done")
    #expect(!form.field.isFirstResponder)
    #expect(stage.elements.items.count == 1)
  }

  // Apple, selectRow(_:inComponent:animated:): the delegate is not told.
  @Test func selectingInCodeTellsNobody() {
    var form: Form!
    let stage = Stage { log in
      form = Form(log)
      return form
    }
    stage.run { form.picker.selectRow(1, inComponent: 0, animated: false) }
    #expect(form.picker.selectedRow(inComponent: 0) == 1)
    #expect(stage.log.take().isEmpty)
  }
}
