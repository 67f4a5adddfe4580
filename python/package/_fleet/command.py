"""armature fleet and armature study on the command line. Options come from the functions' signatures and docstrings."""

from __future__ import annotations

import argparse
import inspect
import re
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .._errors import Error

#: As every verb of the command line: 0 good · 1 finished, and the verdict is not good · 2 usage · 3 input · 4 failure.
GOOD, NOT_GOOD, USAGE, INPUT, FAILED = 0, 1, 2, 3, 4
#: A line of progress per so many seconds where nobody watches it move.
SECONDS_BETWEEN_LINES = 10.0


def _sentences(function: Callable[..., Any]) -> dict[str, str]:
    return dict(re.findall(r"^ {4}(\w+): (.+)$", function.__doc__ or "", flags=re.MULTILINE))


def parser_of(verb: str, function: Callable[..., Any]) -> argparse.ArgumentParser:
    """One option per keyword of the function, with its default and its sentence."""
    summary = (function.__doc__ or "").splitlines()[0]
    parser = argparse.ArgumentParser(prog=f"armature {verb}", description=summary, allow_abbrev=False)
    sentences = _sentences(function)
    for name, parameter in inspect.signature(function).parameters.items():
        if name == "progress":
            continue
        help_text, default = sentences[name].replace("%", "%%"), parameter.default
        if default is inspect.Parameter.empty:
            parser.add_argument(name, metavar=name.upper(), help=help_text)
        elif isinstance(default, bool):
            parser.add_argument(f"--{name.replace('_', '-')}", action="store_true", help=help_text)
        else:
            shown = ",".join(default) if isinstance(default, tuple) else default
            kind = type(default) if isinstance(default, (int, float)) else str
            parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=shown, help=f"{help_text} ({shown})")
    parser.add_argument("--json", action="store_true", help=f"print {verb}.json instead of text")
    parser.add_argument("--quiet", action="store_true", help="no progress")
    return parser


class _Line:
    """Progress on stderr: a moving line on a terminal, a line now and then elsewhere."""

    def __init__(self) -> None:
        self.last, self.stage = 0.0, ""

    def show(self, stage: str, share: float, left_s: float, message: str) -> None:
        now, moves = time.monotonic(), sys.stderr.isatty()
        if stage == self.stage and share < 1 and now - self.last < (0.2 if moves else SECONDS_BETWEEN_LINES):
            return
        self.last, self.stage = now, stage
        left = f", {left_s:.0f} s left" if left_s >= 1 else ""
        print(f"{stage}: {message}{left}", end="\x1b[K\r" if moves and share < 1 else "\n", file=sys.stderr, flush=True)


def main(verb: str, words: Sequence[str]) -> int:
    from .run import Fleet, fleet
    from .study import study

    functions: dict[str, Callable[..., Any]] = {"fleet": fleet, "study": study}
    arguments = vars(parser_of(verb, functions[verb]).parse_args(words))
    quiet, as_json = arguments.pop("quiet"), arguments.pop("json")
    try:
        found = functions[verb](**arguments, progress=None if quiet else _Line().show)
    except Error as error:
        print(f"armature {verb}: {error}", file=sys.stderr)
        return USAGE if error.code == "usage" else INPUT
    except OSError as error:
        # Dask's word for a lost connection has no number.
        if error.errno is None:
            print(f"armature {verb}: the cluster was lost: {error}. What is done is kept: the same command goes on from there.",
                  file=sys.stderr)  # fmt: skip
            return FAILED
        where = f" {error.filename}" if error.filename else ""
        print(f"armature {verb}: a file{where} cannot be written or read: {error.strerror}. What is done is kept: make room, "
              "and run the same command again.", file=sys.stderr)  # fmt: skip
        return INPUT
    except KeyboardInterrupt:
        print(f"\narmature {verb}: stopped. What is done is kept: the same command goes on from there.", file=sys.stderr)
        return 130
    except Exception:
        # A lost cluster, a fault of ours: never the code that says "finished, look at it".
        traceback.print_exc()
        print(f"armature {verb}: it failed. What is done is kept: the same command goes on from there.", file=sys.stderr)
        return FAILED
    if as_json:
        print((Path(found.out) / f"{verb}.json").read_text(encoding="utf-8"), end="")
    else:
        print(found)
        print(f"\nwritten to {found.out}")
    if isinstance(found, Fleet):
        return GOOD if found.verdict.level == "good" else NOT_GOOD
    return NOT_GOOD if found.failed else GOOD
