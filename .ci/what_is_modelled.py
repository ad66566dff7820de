"""Writes the list of what the surfaces model, from annotations beside the code.

usage: what_is_modelled.py SYMBOLS SOURCES OUTPUT [--check]

SYMBOLS is a folder with the symbol graphs of the surface modules, SOURCES the folder of the
targets. The first line of a surface file says what holds for its public names:

    // Modelled: full, documented

A public declaration that differs says so in its documentation comment:

    /// - Modelled: partial, inferred. What is missing.
"""

import json
import pathlib
import re
import sys
from collections import Counter, defaultdict

MODULES = {"HeadlessUI": "SwiftUI", "HeadlessUIKit": "UIKit", "HeadlessCombine": "Combine"}
COVERAGES = ("full", "partial", "accepted")
BASES = ("documented", "evidence", "inferred")
OF_FILE = re.compile(r"^// Modelled: (\w+), (\w+)(?:\. (.+))?$")
OF_NAME = re.compile(r"^- Modelled: (\w+), (\w+)(?:\. (.+))?$")

INTRODUCTION = """# What is modelled

Every public name of the headless surfaces, how far the simulation goes with it, and on whose word.

## Overview

*Coverage* says what happens when an app uses the name. **full**: what a person sees and what the
app is told follow the reference. **partial**: the main behavior does; the note says what is
missing. **accepted**: it compiles and changes nothing that a person could tell from the screen's
words and controls, as colours and fonts do not.

*Basis* says where the behavior comes from. **documented**: the platform's documentation.
**evidence**: observed on real platforms, with its entry cited in the code. **inferred**: neither
says it; the choice is ours.

A name that is not on this page does not exist here: using it is a compile error. What compiles and
cannot be simulated says `unsupported` with its place at run time and makes the cell `skip`.

This page is generated from annotations beside the code.
"""


class Fault(Exception):
    pass


def parse(match, place):
    coverage, basis, note = match.group(1), match.group(2), match.group(3) or ""
    if coverage not in COVERAGES:
        raise Fault(f'{place}: no coverage is named "{coverage}"; there are {", ".join(COVERAGES)}')
    if basis not in BASES:
        raise Fault(f'{place}: no basis is named "{basis}"; there are {", ".join(BASES)}')
    return coverage, basis, note.strip()


class Sources:
    def __init__(self, root):
        self.root = root
        self.known = {}
        self.faults = []

    def annotation(self, path):
        if path not in self.known:
            with open(path, encoding="utf-8") as file:
                first = file.readline().rstrip("\n")
            match = OF_FILE.match(first)
            name = path.relative_to(self.root)
            if match:
                self.known[path] = parse(match, f"{name}:1")
            else:
                self.known[path] = None
                self.faults.append(
                    f'{name}:1: error: a file with public names begins with '
                    f'"// Modelled: <coverage>, <basis>"')
        return self.known[path]


def symbols(folder, module):
    for path in sorted(folder.glob(f"{module}*.symbols.json")):
        if path.name.startswith((f"{module}.", f"{module}@")):
            with open(path, encoding="utf-8") as file:
                yield from json.load(file)["symbols"]


def is_hidden(symbol):
    return any(part.startswith("_") for part in symbol["pathComponents"])


def read(folder, sources, module):
    """The names of one module: room, owner, name, coverage, basis, note."""
    found = []
    root = sources.root / module
    for symbol in symbols(folder, module):
        location = symbol.get("location")
        if not location or is_hidden(symbol):
            continue
        path = pathlib.Path(location["uri"].removeprefix("file://"))
        if root not in path.parents:
            continue
        annotation = sources.annotation(path)
        if annotation is None:
            continue
        for line in symbol.get("docComment", {}).get("lines", []):
            match = OF_NAME.match(line["text"].strip())
            if match:
                place = f'{path.relative_to(sources.root)}:{location["position"]["line"] + 1}'
                annotation = parse(match, place)
        parts = path.relative_to(root).parts
        room = parts[0] if len(parts) > 1 else "Rest"
        found.append((room, tuple(symbol["pathComponents"]), *annotation))
    return found


def rows(names):
    """One row for a top-level name and its members; those that differ have rows of their own."""
    tops = {path[0]: rest for (_, path, *rest) in names if len(path) == 1}
    grouped = defaultdict(set)
    for room, path, *rest in names:
        if len(path) == 1:
            grouped[room, path[0], tuple(rest)] |= set()
        elif path[0] in tops and list(tops[path[0]]) == rest:
            grouped[room, path[0], tuple(rest)].add(".".join(path[1:]))
        elif path[0] in tops and not path[0].endswith("View"):
            grouped[room, ".".join(path), tuple(rest)] |= set()
        else:
            base = path[-1].split("(")[0]
            grouped[room, f"{path[0]}.{base}", tuple(rest)].add(path[-1])
    return grouped


def page(folder, sources):
    lines = [INTRODUCTION]
    for module, title in MODULES.items():
        names = read(folder, sources, module)
        counts = Counter(coverage for (_, _, coverage, _, _) in names)
        told = ", ".join(f"{counts[key]} {key}" for key in COVERAGES if counts[key])
        lines.append(f"## {title}\n\n{len(names)} names: {told}.\n")
        table = rows(names)
        for room in sorted({key[0] for key in table}):
            lines.append(f"### {room} of {title}\n")
            lines.append("| name | coverage | basis | forms and members | note |")
            lines.append("|---|---|---|---|---|")
            for (_, name, (coverage, basis, note)), members in sorted(
                    (item for item in table.items() if item[0][0] == room),
                    key=lambda item: (item[0][1].lower(), item[0])):
                forms = ", ".join(f"`{member}`" for member in sorted(members))
                lines.append(f"| `{name}` | {coverage} | {basis} | {forms} | {note} |".replace("|  |", "| |"))
            lines.append("")
    return "\n".join(lines)


def main(arguments):
    check = "--check" in arguments
    folder, root, output = (pathlib.Path(a).resolve() for a in arguments if a != "--check")
    sources = Sources(root)
    text = page(folder, sources)
    if sources.faults:
        raise Fault("\n".join(sorted(sources.faults)))
    if not check:
        output.write_text(text, encoding="utf-8")
    elif not output.exists() or output.read_text(encoding="utf-8") != text:
        raise Fault(f"{output.name} is out of date; write it again with .ci/what-is-modelled")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Fault as fault:
        print(fault, file=sys.stderr)
        sys.exit(1)
