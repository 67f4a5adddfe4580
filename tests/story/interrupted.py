"""Ctrl-C: long work ends with the best so far, written and marked; work that has nothing to give leaves nothing behind.

usage: interrupted.py ARMATURE WORK

Every command is interrupted when its progress says that it is in the middle. How long it took to end is printed; only what
takes many times longer than the second it should is a failure, since the machine may be busy.
"""
import json
import pathlib
import shutil
import signal
import subprocess
import sys
import time

LONGEST_S = 15


class Interrupted:
    """A command that got SIGINT once `sign` stood in its progress."""

    def __init__(self, binary, work, arguments, sign):
        process = subprocess.Popen([binary, *arguments], cwd=work, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        self.progress = []
        for line in process.stderr:
            self.progress.append(line.rstrip())
            if sign in line:
                break
        process.send_signal(signal.SIGINT)
        begin = time.monotonic()
        try:
            self.text, rest = process.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            process.kill()
            self.text, rest = process.communicate()
        self.seconds = time.monotonic() - begin
        self.errors = rest
        self.code = process.returncode
        print(f"{' '.join(arguments)[:100]}: ended {self.seconds:.2f} s after Ctrl-C, exit {self.code}", flush=True)


def check_kept(name, done, place, files):
    """Exit 1, a verdict that says so, and every file of the best so far."""
    out = []
    if done.code != 1 or "stopped: this is the best so far" not in done.text:
        out.append(f"{name}: exit {done.code}: {done.text[-300:]}{done.errors[-300:]}")
    missing = [file for file in files if not (place / file).exists()]
    if missing:
        return out + [f"{name}: not written: {missing}"]
    if json.loads((place / "job.json").read_text())["stopped"] is not True:
        out.append(f"{name}: job.json does not say that it was stopped")
    return out


def main():
    binary, work = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    problems = []

    def run(arguments, sign):
        done = Interrupted(binary, work, arguments, sign)
        if done.seconds > LONGEST_S:
            problems.append(f"{' '.join(arguments)}: {done.seconds:.1f} s from Ctrl-C to the end")
        return done

    # The search of a motion: the best one is certified, written, and can be run; its job cannot be repeated.
    design = run(["design", "panda", "--out", "best"], "searching")
    problems += check_kept("design", design, work / "best", ["design.yaml", "motion.csv", "certificate.json", "design.html"])
    if not any("left" in line for line in design.progress):
        problems.append(f"design: no estimate of what is left: {design.progress[-3:]}")
    for arguments, code, words in [(["design", "panda", "--check", "best"], 0, "certified"),
                                   (["repeat", "best"], 1, "it was stopped")]:
        after = subprocess.run([binary, *arguments], cwd=work, capture_output=True, text=True, timeout=300)
        if after.returncode != code or words not in after.stdout:
            problems.append(f"{' '.join(arguments)}: exit {after.returncode}: {after.stdout[-300:]}{after.stderr[-300:]}")

    # Validation motions: those that were found before.
    several = run(["design", "planar2r", "--for", "validation", "--out", "motions"], "quintic-10")
    problems += check_kept("validation motions", several, work / "motions", ["sine-series.yaml", "robot.yaml"])

    # A paper's tables: those that are finished, in the middle of one that takes long.
    tables = run(["reproduce", "jia2019", "--draws", "50", "--out", "tables"], "Table 4")
    problems += check_kept("reproduce", tables, work / "tables", ["reproduction.json", "reproduction.md", "times.md"])

    # These have no best so far: nothing is written, and the shell is told who ended it. What is long here takes minutes.
    log = subprocess.run([binary, "rehearse", "panda", "best", "--periods", "1", "--out", "log"], cwd=work,
                         capture_output=True, text=True, timeout=300)
    if log.returncode != 0:
        problems.append(f"rehearse: exit {log.returncode}: {log.stdout[-300:]}{log.stderr[-300:]}")
    many = ["log/recording.csv"] * 100
    for arguments, sign in [(["rehearse", "panda", "best", "--periods", "400"], "rehearsing"),
                            (["identify", "panda", *many], "reading"),
                            (["calibrate", "panda", "--load-kg", "1", *(word for log in many for word in ("--bare", log)),
                              *(word for log in many for word in ("--loaded", log))], "reading"),
                            (["demo"], "rehearsing")]:
        nothing = run([*arguments, "--out", "nothing"], sign)
        if nothing.code != 130 or "nothing is written" not in nothing.errors or (work / "nothing").exists():
            problems.append(f"{arguments[0]}: exit {nothing.code}: {nothing.text[-300:]}{nothing.errors[-300:]}")

    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
