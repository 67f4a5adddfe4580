"""write_twin.py CALLS.py OUTPUT: the C++ side of tests/calls.py, one line per call."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path


def main() -> None:
    table = runpy.run_path(sys.argv[1])
    lines = ["// Made from calls.py by write_twin.py."]
    for group in ("OF_ROBOT", "OF_LOG"):
        lines.append(f"#ifdef {group}")
        lines += [f'save(out, "{call.name}", {call.cpp});' for call in table[group]]
        lines.append("#endif")
    Path(sys.argv[2]).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
