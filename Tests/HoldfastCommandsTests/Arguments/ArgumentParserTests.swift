import HoldfastCommands
import Testing

@Suite struct ArgumentParserTests {
  private func parsed(_ arguments: String...) throws -> ParsedArguments {
    guard case .run(let parsed) = try ArgumentParser().parse(arguments) else {
      throw UsageError.noVerb
    }
    return parsed
  }

  @Test func aValueFollowsItsFlagOrAnEqualsSign() throws {
    let spaced = try parsed("matrix", "--case", "a", "--jobs", "2")
    let joined = try parsed("matrix", "--case=a", "--jobs=2")
    #expect(spaced == joined)
    #expect(spaced.all("--case") == ["a"])
    #expect(spaced.value("--jobs") == "2")
  }

  @Test func aRepeatableFlagKeepsItsValuesInOrder() throws {
    #expect(try parsed("matrix", "--case=b", "--case", "a").all("--case") == ["b", "a"])
  }

  @Test func aValueMayHoldSpacesEqualsSignsAndOneDash() throws {
    let arguments = try parsed("matrix", "--scenario=a = b", "--case", "-x")
    #expect(arguments.all("--scenario") == ["a = b"])
    #expect(arguments.all("--case") == ["-x"])
  }

  @Test func whatFollowsTwoDashesIsNoFlag() throws {
    #expect(try parsed("replay", "--", "--file").operands == ["--file"])
  }

  @Test func flagsMayStandBeforeAndAfterOperands() throws {
    let arguments = try parsed("profiles", "diff", "a", "--format", "json", "b")
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.value("--format") == "json")
  }

  @Test(arguments: Verb.all)
  func everyVerbHasHelpWithAnExampleThatParses(verb: Verb) throws {
    #expect(try ArgumentParser().parse(verb.path + ["--help"]) == .help(verb.path))
    let help = Help.text(for: verb.path)
    #expect(help.contains("Example:\n  holdfast \(verb.name)"))
    for flag in verb.flags { #expect(help.contains(flag.name)) }
    let words = shellWords(verb.example)
    #expect(words.first == "holdfast")
    guard case .run(let parsed) = try ArgumentParser().parse(Array(words.dropFirst())) else {
      Issue.record("the example asks for no run")
      return
    }
    #expect(parsed.verb == verb)
  }

  @Test(arguments: [["help"], ["--help"], ["-h"]])
  func helpListsEveryVerb(arguments: [String]) throws {
    #expect(try ArgumentParser().parse(arguments) == .help([]))
    let help = Help.text(for: [])
    for verb in Verb.all { #expect(help.contains("  \(verb.name) ")) }
  }

  @Test func helpFitsATerminal() {
    let texts = [Help.text(for: [])] + Verb.all.map { Help.text(for: $0.path) }
    for line in texts.flatMap({ $0.split(separator: "\n") }) where !line.hasPrefix("  holdfast ") {
      #expect(line.count <= 80, "\(line)")
    }
  }

  @Test func aGroupOfVerbsHasHelpToo() throws {
    #expect(try ArgumentParser().parse(["profiles", "--help"]) == .help(["profiles"]))
    #expect(try ArgumentParser().parse(["help", "profiles"]) == .help(["profiles"]))
    #expect(Help.text(for: ["profiles"]).contains("profiles lint"))
  }

  @Test func theVersionIsAFlagAndAWord() throws {
    #expect(try ArgumentParser().parse(["--version"]) == .version)
  }

  /// Splits a command line at spaces outside single quotes.
  private func shellWords(_ line: String) -> [String] {
    var words = [""]
    var isQuoted = false
    for character in line {
      switch character {
      case "'": isQuoted.toggle()
      case " " where !isQuoted: words.append("")
      default: words[words.count - 1].append(character)
      }
    }
    return words
  }
}
