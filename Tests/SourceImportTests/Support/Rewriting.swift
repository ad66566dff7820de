import SourceImport

/// The content of a file after it was imported, without its header.
func rewritten(_ text: String) -> String {
  var lines = imported(text).text.split(separator: "\n", omittingEmptySubsequences: false)
  while let first = lines.first, !first.hasPrefix("#sourceLocation") { lines.removeFirst() }
  return lines.dropFirst().joined(separator: "\n")
}

func imported(_ text: String, path: String = "Screen.swift") -> (
  text: String, result: SourceRewriter.Result
) {
  let result = SourceRewriter().rewrite(Array(text.utf8), path: path)
  return (String(decoding: result.bytes, as: UTF8.self), result)
}

func notes(of text: String) -> [String] {
  imported(text).result.notes.map { "\($0.line) \($0.id)" }
}
