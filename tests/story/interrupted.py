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
LONG_ROWS = 300_000


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


def one_long_log(binary, work, run):
    """Verbs with a single log: an estimate of what is left, and what a stop keeps of it."""
    problems = []
    for command in ["design planar2r --budget-s 2 --bound-s 0 --out arm", "rehearse planar2r arm --out short",
                    "identify planar2r short/recording.csv --out model",
                    "rehearse planar2r arm --periods 3 --realism lab --out other"]:
        made = subprocess.run([binary, *command.split()], cwd=work, capture_output=True, text=True, timeout=300)
        if made.returncode > 1:
            return [f"{command}: exit {made.returncode}: {made.stdout[-300:]}{made.stderr[-300:]}"]

    # The same motion again and again: the last row of a recording is the first of the next.
    head, *rows = (work / "other/recording.csv").read_text().splitlines()
    while not rows[0][:1].isdigit():
        head, rows = head + "\n" + rows[0], rows[1:]
    times = [float(row.split(",", 1)[0]) for row in rows]
    rest = [row.split(",", 1)[1] for row in rows]
    length = times[-1] - times[0] + times[1] - times[0]
    with open(work / "long.csv", "w") as out:
        out.write(head + "\n")
        for again in range(LONG_ROWS // len(rows)):
            out.writelines(f"{time + again * length:.4f},{row}\n" for time, row in zip(times, rest))

    # A whole run tells how much is left, also of a single log.
    for command in ["identify planar2r long.csv --out whole", "validate model long.csv --out judged", "payload model long.csv --out load",
                    "monitor model long.csv --out watched"]:
        done = subprocess.run([binary, *command.split()], cwd=work, capture_output=True, text=True, timeout=600)
        if done.returncode > 1:
            problems.append(f"{command}: exit {done.returncode}: {done.stdout[-300:]}{done.stderr[-300:]}")
        if "left" not in done.stderr:
            problems.append(f"{command}: no estimate of what is left: {done.stderr[-300:]}")

    # The watch keeps the rows that it has seen; a validation is known before its report is made again.
    watch = run(["monitor", "model", "long.csv", "--out", "contacts"], "watching")
    problems += check_kept("monitor", watch, work / "contacts", ["monitor.json", "monitor.html"])
    if "the watch was stopped at" not in watch.text:
        problems.append(f"monitor: it is not said where the watch ended: {watch.text[-300:]}")
    judged = run(["validate", "model", "other/recording.csv", "--out", "validation"], "repeating the identification")
    problems += check_kept("validate", judged, work / "validation", ["validation.json", "validation.html"])
    return problems


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

    # The same where every table rests on a search or on repeated experiments.
    swevers = run(["reproduce", "swevers2007", "--out", "swevers"], "Table 3")
    problems += check_kept("reproduce swevers2007", swevers, work / "swevers", ["reproduction.json", "times.md"])

    # The demo keeps what its chapters have made.
    for sign, files in [("searching", ["trajectory.yaml"]), ("rehearsing", ["trajectory.yaml"]),
                        ("Validation", ["trajectory.yaml", "recording.csv", "rehearsal.html", "model.json", "report.html"])]:
        demo = run(["demo", "--quick", "--out", f"demo_{sign}"], sign)
        problems += check_kept(f"demo, {sign}", demo, work / f"demo_{sign}", files)
        if not any("left" in line for line in demo.progress) and sign != "searching":
            problems.append(f"demo, {sign}: no estimate of what is left: {demo.progress[-3:]}")

    problems += one_long_log(binary, work, run)

    # These have no best so far: nothing is written, and the shell is told who ended it. What is long here takes minutes.
    log = subprocess.run([binary, "rehearse", "panda", "best", "--periods", "1", "--out", "log"], cwd=work,
                         capture_output=True, text=True, timeout=300)
    if log.returncode != 0:
        problems.append(f"rehearse: exit {log.returncode}: {log.stdout[-300:]}{log.stderr[-300:]}")
    many = ["log/recording.csv"] * 100
    for arguments, sign in [(["rehearse", "panda", "best", "--periods", "400"], "rehearsing"),
                            (["identify", "panda", *many], "reading"),
                            (["calibrate", "panda", "--load-kg", "1", *(word for log in many for word in ("--bare", log)),
                              *(word for log in many for word in ("--loaded", log))], "reading")]:
        nothing = run([*arguments, "--out", "nothing"], sign)
        if nothing.code != 130 or "nothing is written" not in nothing.errors or (work / "nothing").exists():
            problems.append(f"{arguments[0]}: exit {nothing.code}: {nothing.text[-300:]}{nothing.errors[-300:]}")

    print("\n".join(problems), end="\n" if problems else "")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
