#!/usr/bin/env python3
"""Writes docs/papers.md: the five commands, one section each. `./dev papers` runs it; minutes."""
import pathlib
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parent.parent
papers = ["swevers2007", "sturz2017", "jia2019", "xu2020", "ayvaci2022"]

HEAD = """# The five papers

Written by `./dev papers` from `armature reproduce PAPER`; do not edit. Every number that a paper prints is in `papers/*.yaml`.

- **paper**: as printed. **its method here**: the paper's own method on the virtual robot. **Armature**: the default options on the same
  recordings. Errors are against a truth that neither method sees.
- None of the papers' recordings is public, so that every measurement is repeated on a virtual robot made of the paper's own numbers. Its friction
  is the model's: what a real arm's friction does to these tables is not in them (`docs/guarantees.md` has tests with harder virtual robots).
- a ± b: mean and standard deviation over repetitions with other noise. Times are those of the machine that wrote this page.

"""


def main():
    binary = sys.argv[1] if len(sys.argv) > 1 else root / "build/armature"
    text, began = HEAD, time.time()
    with tempfile.TemporaryDirectory() as scratch:
        for paper in papers:
            out = pathlib.Path(scratch) / paper
            done = subprocess.run([binary, "reproduce", paper, "--out", out, "--quiet"], stdout=subprocess.DEVNULL)
            if done.returncode not in (0, 1):
                return done.returncode
            text += (out / "reproduction.md").read_text()
    (root / "docs/papers.md").write_text(text.rstrip() + "\n")
    print(f"docs/papers.md written in {time.time() - began:.0f} s", file=sys.stderr)
    return 0


sys.exit(main())
