"""`armature` on the command line: the program itself, inside the extension."""

from __future__ import annotations

import signal
import sys


def main() -> int:
    from ._core import main as run

    # As a program of its own: Ctrl-C belongs to it, and so does a closed pipe.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return run(["armature", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
