"""write_verbs.py PACKAGE OUTPUT: one Python function per verb, from the declarations of their fields.

Signature, types, defaults and docstring come from the one declaration in the library; nothing is listed here by hand.
"""

from __future__ import annotations

import importlib.util
import json
import keyword
import sys
import textwrap
from pathlib import Path
from typing import Any

HEADER = '''"""One function per verb. Written by tools/write_verbs.py from the library's declarations: do not edit."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Literal

from ._outcome import Input, Outcome
from ._run import Progress, run

'''


def load_core(package: Path) -> Any:
    """The extension without the package around it, which is not complete yet."""
    [path] = package.glob("_core*.so")
    spec = importlib.util.spec_from_file_location("_core", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def name_of(field: dict[str, Any]) -> str:
    """"for" is a word of Python: for_."""
    return field["name"] + ("_" if keyword.iskeyword(field["name"]) else "")


def type_of(field: dict[str, Any]) -> str:
    kind = field["kind"]
    if kind == "words":
        return "Input | Sequence[Input]" if field["input"] else "str | Sequence[str]"
    if kind == "numbers":
        return "Sequence[float]"
    if kind == "str" and field["input"]:
        return "Input | None" if not field["required"] else "Input"
    if kind == "str" and field["choices"]:
        words = list(field["choices"])
        if field["default"] not in words:
            words.append(field["default"])
        return "Literal[" + ", ".join(repr(word) for word in words) + "]"
    if kind == "float" and field["default"] is None:
        return "float | None"
    return str(kind)


def default_of(field: dict[str, Any]) -> str:
    if field["input"] and field["kind"] == "str":
        return "None"
    value = field["default"]
    if isinstance(value, list):
        return "(" + "".join(repr(item) + ", " for item in value).rstrip(" ") + ")" if value else "()"
    return repr(value)


def parameters(fields: list[dict[str, Any]]) -> list[str]:
    """Places first, a list of places as *args, then everything by keyword only."""
    places = [f for f in fields if f["positional"]]
    options = [f for f in fields if not f["positional"]]
    lines, starred = [], False
    for f in places:
        if f["kind"] == "words":
            lines.append(f"*{name_of(f)}: {type_of(f)}")
            starred = True
        elif f["required"]:
            lines.append(f"{name_of(f)}: {type_of(f)}")
        else:
            lines.append(f"{name_of(f)}: {type_of(f)} = {default_of(f)}")
    if not starred:
        lines.append("*")
    lines += [f"{name_of(f)}: {type_of(f)}" for f in options if f["required"]]
    lines += [f"{name_of(f)}: {type_of(f)} = {default_of(f)}" for f in options if not f["required"]]
    return [
        *lines,
        "out: str | os.PathLike[str] | None = None",
        "force: bool = False",
        "progress: Progress | None = None",
    ]


def sentence(field: dict[str, Any]) -> str:
    text = field["help"] + (f" [{field['unit']}]" if field["unit"] else "")
    if field["choices"] and field["kind"] == "words":
        text += "; one or more of " + ", ".join(field["choices"])
    return text


def docstring(entry: dict[str, Any]) -> str:
    summary = entry["summary"][0].upper() + entry["summary"][1:] + "."
    lines = [summary, "", f"The same as `{entry['example']}`.", ""]
    listed = [(name_of(f), sentence(f)) for f in entry["fields"]]
    listed += [
        ("out", "directory or file to write, as on the command line; None: nothing is written"),
        ("force", "write into a directory that holds other files too; those stay"),
        ("progress", "called with stage, share, seconds left and a message while it works"),
    ]
    for name, text in listed:
        lines += textwrap.wrap(f"{name}: {text}", 112, subsequent_indent="    ", break_long_words=False)
    return "\n".join(("    " + line).rstrip() for line in lines).replace("\\", "\\\\").replace('"""', "'''").lstrip()


def function(entry: dict[str, Any]) -> str:
    body = ",\n".join(f"            {f['name']!r}: {name_of(f)}" for f in entry["fields"])
    signature = ",\n    ".join(parameters(entry["fields"]))
    return (
        f"def {python_name(entry)}(\n    {signature},\n) -> Outcome:\n"
        f'    """{docstring(entry)}\n    """\n'
        f"    return run(\n        {entry['verb']!r},\n        {{\n{body},\n        }},\n"
        f"        out=out,\n        force=force,\n        progress=progress,\n    )\n"
    )


def python_name(entry: dict[str, Any]) -> str:
    name = entry["verb"].replace("-", "_")
    return str(name) + ("_" if keyword.iskeyword(name) else "")


def main() -> None:
    package, output = Path(sys.argv[1]), Path(sys.argv[2])
    entries = json.loads(load_core(package).declarations())
    names = sorted(python_name(entry) for entry in entries)
    text = HEADER + "__all__ = [\n" + "".join(f'    "{name}",\n' for name in names) + "]\n\n\n"
    text += "\n\n".join(function(entry) for entry in entries)
    output.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
