"""`armature` on the command line: the program itself, inside the extension."""

from __future__ import annotations

import signal
import sys


def main() -> int:
    # What spreads over machines is written in Python; everything else is the program.
    if sys.argv[1:2] in (["fleet"], ["study"]):
        from ._fleet.command import main as spread

        return spread(sys.argv[1], sys.argv[2:])
    from ._core import main as run

    # As a program of its own: Ctrl-C belongs to it, and so does a closed pipe.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    code = run(["armature", *sys.argv[1:]])
    if sys.argv[1:] in (["--help"], ["-h"]):
        print("\nWith the Python package also:\n  fleet       many arms and their logs: a model, a verdict and a history each\n"
              "  study       the same work many times over, on one machine or many")  # fmt: skip
    return code


if __name__ == "__main__":
    sys.exit(main())
