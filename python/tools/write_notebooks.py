"""write_notebooks.py [--check]: a notebook beside every example, made from its cells (`# %%` and `# %% [markdown]`).

The Python file is the source; --check fails where a notebook is not what its file says.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parent.parent / "examples"


def cell(kind: str, lines: list[str], number: int) -> dict[str, Any]:
    while lines and not lines[-1].strip():
        lines.pop()
    if kind == "markdown":
        lines = [line.removeprefix("#").removeprefix(" ") for line in lines]
    source = [line + "\n" for line in lines[:-1]] + lines[-1:]
    out: dict[str, Any] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}, "source": source}
    return out if kind == "markdown" else {**out, "execution_count": None, "outputs": []}


def notebook(text: str) -> str:
    cells: list[dict[str, Any]] = []
    kind, lines = "", list[str]()
    for line in [*text.splitlines(), "# %%"]:
        if not line.startswith("# %%"):
            lines.append(line)
            continue
        if kind:
            cells.append(cell(kind, lines, len(cells) + 1))
        kind, lines = "markdown" if line.endswith("[markdown]") else "code", []
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": cells, "metadata": {"kernelspec": python}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    stale = []
    for example in sorted(EXAMPLES.glob("*.py")):
        made, place = notebook(example.read_text(encoding="utf-8")), example.with_suffix(".ipynb")
        if "--check" not in sys.argv:
            place.write_text(made, encoding="utf-8")
        elif not place.exists() or place.read_text(encoding="utf-8") != made:
            stale.append(place.name)
    if stale:
        print(f"run python/tools/write_notebooks.py: {', '.join(stale)}", file=sys.stderr)
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
