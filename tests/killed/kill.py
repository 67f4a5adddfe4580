"""Commands killed at random moments, full disks and places that cannot be written.

usage: kill.py ARMATURE WORK [--seed S]

Every command that writes first writes an old output. Then it is started again to write a new one and killed with
SIGKILL: half of the times anywhere in the run, half up to 20 ms after it began to write. What
is found afterwards must be the old output or the new one, whole. At the end every command runs undisturbed once more and
must leave nothing hidden behind. Each command is killed a few times; with ARMATURE_SWEEP above 1, 200 times.
"""
import argparse
import hashlib
import json
import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time


def digest(path):
    """One number for a file or a directory with everything in it; None if there is nothing. Hidden *.partial files, which
    a killed command cannot clean up, are no part of an output."""
    if not os.path.exists(path):
        return None
    total = hashlib.sha256()
    files = [path] if os.path.isfile(path) else sorted(
        os.path.join(folder, name) for folder, _, names in os.walk(path) for name in names
        if not (name.startswith(".") and name.endswith(".partial")))
    for name in files:
        with open(name, "rb") as file:
            total.update(os.path.relpath(name, path).encode() + b"\0" + hashlib.sha256(file.read()).digest())
    return total.hexdigest()


def remove(path):
    if os.path.isdir(path):
        shutil.rmtree(path)
    elif os.path.exists(path):
        os.remove(path)


def hidden(folder):
    """What unfinished writers left in a folder."""
    return [name for name in os.listdir(folder) if name.endswith(".partial")]


class Job:
    """A command that writes one output; `old` and `new` are its arguments for two different outputs. `kills`: how often
    it is killed in a short run."""

    def __init__(self, name, armature, folder, output, old, new, kills=3):
        self.name, self.folder, self.kills = name, os.path.join(folder, name.replace(" ", "_")), kills
        os.makedirs(self.folder)
        self.output = os.path.join(self.folder, output)
        self.commands = {"old": [armature, *old], "new": [armature, *new]}

    def run(self, which, **how):
        return subprocess.run(self.commands[which], cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              text=True, check=False, **how)

    def finished(self, which):
        done = self.run(which)
        if done.returncode not in (0, 1):
            sys.exit(f"{self.name}: {' '.join(self.commands[which])} ended with {done.returncode}:\n{done.stdout}")
        return digest(self.output)

    def prepare(self):
        begin = time.monotonic()
        self.new = self.finished("new")
        self.seconds = time.monotonic() - begin
        remove(self.output)
        self.old = self.finished("old")
        if self.old == self.new:
            sys.exit(f"{self.name}: old and new output are equal, so nothing could be told apart")
        self.saved = self.folder + ".saved"
        remove(self.saved)
        (shutil.copytree if os.path.isdir(self.output) else shutil.copy2)(self.output, self.saved)

    def restore(self):
        remove(self.output)
        (shutil.copytree if os.path.isdir(self.saved) else shutil.copy2)(self.saved, self.output)

    def killed_after(self, delay, writing):
        """Killed so many seconds after it was started, or after it began to write."""
        before = set(hidden(self.folder))
        process = subprocess.Popen(self.commands["new"], cwd=self.folder, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        while writing and process.poll() is None and before >= set(hidden(self.folder)):
            time.sleep(1e-4)
        try:
            process.wait(delay)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
        process.wait()
        return digest(self.output)

    def state(self, found):
        return {self.old: "old", self.new: "new"}.get(found, "broken")

    def cleaned(self):
        """A run that is not disturbed removes what the killed ones left."""
        left = len(hidden(self.folder))
        if self.finished("new") != self.new:
            sys.exit(f"{self.name}: the same command wrote two different outputs")
        if hidden(self.folder):
            sys.exit(f"{self.name}: left {hidden(self.folder)}")
        return left


class Timed(Job):
    """A command that searches for a given time, so that two runs may differ: its new output is whole when it has all
    files of a run that was not disturbed and each can be read to its end."""

    def prepare(self):
        super().prepare()
        self.names = self.listed()

    def listed(self):
        return sorted(os.listdir(self.output)) if os.path.isdir(self.output) else []

    def finished(self, which):
        super().finished(which)
        return which

    def state(self, found):
        if digest(self.output) == digest(self.saved):
            return "old"
        ends = {".json": b"}", ".html": b"</html>"}
        for name in self.listed():
            with open(os.path.join(self.output, name), "rb") as file:
                text = file.read().rstrip()
            if not text or not text.endswith(ends.get(os.path.splitext(name)[1], b"")):
                return "broken"
        return "new" if self.listed() == self.names else "broken"


class Pair(Job):
    """An export with a side file, both in one folder. Two files cannot be renamed at once: a kill between the two
    renames leaves the new side file beside the old export, and the side file says that it belongs to another."""

    def state(self, found):
        state = super().state(found)
        if state != "broken":
            return state
        with open(os.path.join(self.output, "arm.sdf"), "rb") as file:
            export = file.read()
        with open(os.path.join(self.output, "arm.sdf.side.json"), encoding="utf-8") as file:
            side = json.load(file)
        return "told apart" if side["belongs_to_sha256"] != hashlib.sha256(export).hexdigest() else "broken"


class Rewritten(Job):
    """A model's directory, whose report `validate` writes again with the validation in it. Two files: a kill between them
    leaves the old report beside a job.json that no longer calls it its own, so that `repeat` does not complain."""

    def __init__(self, name, armature, folder, model, log):
        super().__init__(name, armature, folder, "model", [], ["validate", "model", log, "--out", "-"])
        self.saved = model

    def prepare(self):
        self.restore()
        self.old = digest(self.output)
        begin = time.monotonic()
        self.new = self.finished("new")
        self.seconds = time.monotonic() - begin

    def state(self, found):
        state = super().state(found)
        if state != "broken":
            return state
        with open(os.path.join(self.output, "job.json"), encoding="utf-8") as file:
            rewritten = json.load(file).get("rewritten", [])
        same = digest(os.path.join(self.output, "report.html")) == digest(os.path.join(self.saved, "report.html"))
        return "told apart" if same and rewritten == ["report.html"] else "broken"


def base_table(model, path):
    """The base parameters of a model as `check` takes them."""
    with open(os.path.join(model, "model.json"), encoding="utf-8") as file:
        values = json.load(file)["base"]["values"]
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(f"{name},{value}\n" for name, value in values.items()))
    return path


def jobs_in(armature, work):
    def run(*arguments):
        subprocess.run([armature, *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)

    design = os.path.join(work, "motion")
    run("design", "planar2r", "--budget-s", "1", "--bound-s", "0", "--quiet", "--out", design)
    log, model = [], []
    for seed in ("1", "2"):
        folder = os.path.join(work, "log" + seed)
        run("rehearse", "planar2r", design, "--periods", "3", "--seed", seed, "--out", folder)
        log.append(os.path.join(folder, "recording.csv"))
        model.append(os.path.join(work, "model" + seed))
        run("identify", "planar2r", log[-1], "--terms", "viscous,coulomb,offset", "--out", model[-1])

    def job(name, output, old, new, kind=Job, **how):
        return kind(name, armature, work, output, [*old, "--out", how.get("out", output)],
                    [*new, "--out", how.get("out", output)], how.get("kills", 3))

    rehearse = ["rehearse", "planar2r", design, "--periods", "1"]
    search = ["design", "planar2r", "--budget-s", "1", "--bound-s", "0", "--quiet"]
    demo = ["demo", "--robot", "planar2r", "--quick"]
    terms = ["--robot", "planar2r", "--terms", "viscous,coulomb,offset"]
    # validate writes into the model's report and job.json, so it gets a copy: the others need theirs unchanged.
    judged = shutil.copytree(model[0], os.path.join(work, "judged_model"))
    table = [base_table(model[k], os.path.join(work, f"base{k}.csv")) for k in (0, 1)]
    return [
        job("inspect", "inspected", ["inspect", "planar2r"], ["inspect", "planar2r", "--terms", "viscous"]),
        job("partial", "part", ["identify", "planar2r", log[0], "--partial"], ["identify", "planar2r", log[1], "--partial"]),
        Rewritten("validate again", armature, work, model[0], log[1]),
        job("play", "played", ["play", design, "--to", "csv"], ["play", design, "--to", "csv", "--rate-hz", "50"]),
        job("check", "checked", ["check", table[0], *terms], ["check", table[1], *terms]),
        job("compare", "compared", ["compare", *model], ["compare", *model[::-1]]),
        job("mapping", "mapped", ["mapping", log[0]], ["mapping", log[0], "--robot", "planar2r"]),
        job("repeat", "repeated", ["repeat", model[0]], ["repeat", model[1]]),
        job("completion", "script", ["completion", "bash"], ["completion", "zsh", "--force"]),
        job("rehearse", "rehearsal", rehearse, [*rehearse, "--seed", "2"]),
        job("identify", "found", ["identify", "planar2r", log[0]], ["identify", "planar2r", log[1]]),
        job("validate", "judged", ["validate", judged, log[0]], ["validate", judged, log[1]]),
        job("payload", "load", ["payload", model[0], log[0]], ["payload", model[0], log[1]]),
        job("monitor", "watched", ["monitor", model[0], log[0]], ["monitor", model[0], log[1]]),
        job("export c", "arm.h", ["export", "planar2r", "--to", "c"],
            ["export", "planar2r", "--to", "c", "--prefix", "other"]),
        job("export urdf", "arm.urdf", ["export", "planar2r", "--to", "urdf"], ["export", model[0], "--to", "urdf"]),
        job("export sdf", "pair", ["export", model[0], "--to", "sdf"], ["export", model[1], "--to", "sdf"], Pair,
            out="pair/arm.sdf"),
        job("design", "motion", search, [*search, "--seed", "2"], Timed, kills=2),
        job("demo", "all", demo, [*demo, "--seed", "2"], Timed, kills=1),
    ]


def kill_all(jobs, sweep, seed):
    rng = random.Random(seed)
    counts = {}
    for job in jobs:
        for index in range(200 if sweep else job.kills):
            job.restore()
            writing = rng.random() < 0.5
            delay = rng.uniform(0, 0.02 if writing else 1.1 * job.seconds)
            state = job.state(job.killed_after(delay, writing))
            counts[state] = counts.get(state, 0) + 1
            if state == "broken":
                sys.exit(f"{job.name}: killed after {delay:.4f} s (seed {seed}, kill {index}) its output is neither old nor new")
    return counts


def full_disk(job, words, **how):
    """The command must fail with these words and leave the old output."""
    job.restore()
    done = job.run("new", **how)
    if done.returncode != 3 or not all(w in done.stdout for w in words):
        sys.exit(f"{job.name} on a full disk ended with {done.returncode} and said:\n{done.stdout}")
    if digest(job.output) != digest(job.saved):
        sys.exit(f"{job.name} on a full disk changed its old output")


def small_files():
    resource.setrlimit(resource.RLIMIT_FSIZE, (256, 256))
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)


def tiny_disk(armature, work):
    """A real full disk, where mounting is allowed."""
    place = os.path.join(work, "tiny")
    os.makedirs(place, exist_ok=True)
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4k", "tmpfs", place], stderr=subprocess.DEVNULL, check=False).returncode != 0:
        return "not allowed to mount, so only a limit on file sizes was tried"
    try:
        done = subprocess.run([armature, "export", "iiwa14", "--to", "urdf", "--out", os.path.join(place, "arm.urdf")],
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 3 or "No space left on device" not in done.stdout or "Free some space" not in done.stdout:
            sys.exit(f"on a full disk export ended with {done.returncode} and said:\n{done.stdout}")
        if os.listdir(place):
            sys.exit(f"on a full disk export left {os.listdir(place)}")
    finally:
        subprocess.run(["umount", place], check=False)
    return "and a full tmpfs"


def unwritable(armature, work):
    blocked = os.path.join(work, "a_file")
    with open(blocked, "w", encoding="utf-8") as file:
        file.write("x")
    for place in (os.path.join(blocked, "arm.h"), "/proc/nowhere/arm.h"):
        done = subprocess.run([armature, "export", "planar2r", "--to", "c", "--out", place], stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, text=True, check=False)
        if done.returncode != 3 or "cannot be written" not in done.stdout or os.path.dirname(place) not in done.stdout:
            sys.exit(f"writing to {place} ended with {done.returncode} and said:\n{done.stdout}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("work")
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args()
    armature, work = os.path.abspath(a.armature), os.path.abspath(a.work)
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    jobs = jobs_in(armature, work)
    for job in jobs:
        job.prepare()
    counts = kill_all(jobs, int(os.environ.get("ARMATURE_SWEEP", "1")) > 1, a.seed)
    left = sum(job.cleaned() for job in jobs)
    for job in jobs:
        full_disk(job, ["cannot be written", "File too large"], preexec_fn=small_files, restore_signals=False)
    disk = tiny_disk(armature, work)
    unwritable(armature, work)
    print(f"{sum(counts.values())} kills of {len(jobs)} commands: {counts}; {left} unfinished outputs cleaned up; full disk by a limit on file sizes {disk}; unwritable places")
    shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
