#!/usr/bin/env python3
"""Checks that a module includes only modules above it, as CMakeLists.txt lists them.

A public header belongs to the module that ARCHITECTURE.md's table names for it; a private header to its folder in src."""
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent


def module_uses():
    """{module: set of modules it may include}, from the armature_module lines."""
    uses = {}
    for name, rest in re.findall(r"armature_module\((\w+)\s*(?:BATCHES\s*)?(?:USES ([\w\s]+))?\)", (root / "CMakeLists.txt").read_text()):
        uses[name] = set(rest.split()) | {name}
    return uses


def header_modules():
    """{public header: module}, from the table in ARCHITECTURE.md."""
    owner = {}
    for row in (root / "ARCHITECTURE.md").read_text().splitlines():
        cells = [cell.strip() for cell in row.split("|")]
        if len(cells) == 5 and cells[1].isidentifier():
            for header in re.findall(r"`(\w+)`", cells[3]):
                owner[header] = cells[1]
    return owner


def main():
    uses, owner, problems = module_uses(), header_modules(), []
    public = {path.stem for path in (root / "include/armature").glob("*.hpp")} - {"armature"}
    for header in sorted(public - set(owner)):
        problems.append(f"include/armature/{header}.hpp: no module in ARCHITECTURE.md's table names it")
    for header in sorted(set(owner) - public):
        problems.append(f"ARCHITECTURE.md names `{header}`, which does not exist in include/armature")
    files = [(path, path.relative_to(root / "src").parts[0]) for path in (root / "src").rglob("*.[ch]pp")]
    files += [(path, owner.get(path.stem)) for path in (root / "include/armature").glob("*.hpp") if path.stem in owner]
    for path, module in files:
        for number, line in enumerate(path.read_text().splitlines(), 1):
            found = re.match(r'\s*#include "(?:armature/(\w+)|(\w+)/(?:\w+/)?\w+)\.[hi]', line)
            if not found:
                continue
            target = owner.get(found[1]) if found[1] else found[2]
            if target in uses and module in uses and target not in uses[module]:
                problems.append(f"{path.relative_to(root)}:{number}: module {module} includes {target}, which is not above it")
    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


sys.exit(main())
