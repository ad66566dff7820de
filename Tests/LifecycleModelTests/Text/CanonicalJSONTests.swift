import LifecycleModel
import Testing

@Suite struct CanonicalJSONTests {
  @Test func `short containers stay on one line, the outermost is spread`() {
    let value: JSONValue = ["id": "x", "list": [1, 2], "empty": [:], "none": []]
    #expect(
      value.canonicalText() == """
        {
          "id": "x",
          "list": [1, 2],
          "empty": {},
          "none": []
        }

        """)
  }

  @Test func `a container that ends beyond the limit is spread`() {
    let value: JSONValue = ["list": ["aaaa", "bbbb"]]
    #expect(
      value.canonicalText(.fitting(columns: 26)) == """
        {
          "list": ["aaaa", "bbbb"]
        }

        """)
    #expect(
      value.canonicalText(.fitting(columns: 25)) == """
        {
          "list": [
            "aaaa",
            "bbbb"
          ]
        }

        """)
  }

  @Test func `the comma after a value counts`() {
    let value: JSONValue = [["aaaa"], ["bbbb"]]
    #expect(
      value.canonicalText(.fitting(columns: 10)) == """
        [
          [
            "aaaa"
          ],
          ["bbbb"]
        ]

        """)
  }

  @Test func `the compact form has no spaces`() {
    let value: JSONValue = ["b": [true, nil], "a": ["c": 1]]
    #expect(value.canonicalText(.compact) == #"{"b":[true,null],"a":{"c":1}}"#)
  }

  @Test func `only what must be escaped is escaped`() {
    let value: JSONValue = .string("入力/\"\\\n\t\u{1}é")
    #expect(value.canonicalText(.compact) == #""入力/\"\\\n\t\u0001é""#)
  }

  @Test(arguments: [(1.0, "1"), (0.1, "0.1"), (-2.5, "-2.5"), (.infinity, "null"), (1e21, "1e+21")])
  func `numbers are written in their shortest form`(number: Double, text: String) {
    #expect(JSONValue.number(number).canonicalText(.compact) == text)
  }

  @Test func `sorted keys are in the order of their scalars`() {
    let value = JSONValue.sorted(["b": 1, "a": 2, "B": 3, "é": 4])
    #expect(value.canonicalText(.compact) == #"{"B":3,"a":2,"b":1,"é":4}"#)
  }
}
