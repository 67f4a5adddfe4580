"""Commands killed at random moments, full disks and places that cannot be written.

usage: kill.py ARMATURE WORK [--kills N] [--seed S]

Every command first writes an old output. Then it is started again to write a new one and killed with SIGKILL after a
seeded delay: half of the delays anywhere in the run, half in its last fifth, where the writing is. What is found
afterwards must be the old output or the new one, whole. ARMATURE_SWEEP multiplies N.
"""
import argparse
import hashlib
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


class Job:
    """A command that writes one output; `old` and `new` are its arguments for two different outputs."""

    def __init__(self, name, armature, folder, output, old, new):
        self.name, self.folder = name, folder
        self.output = os.path.join(folder, output)
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
        if self.finished("new") != self.new:
            sys.exit(f"{self.name}: the same command wrote two different outputs")
        remove(self.output)
        self.old = self.finished("old")
        if self.old == self.new:
            sys.exit(f"{self.name}: old and new output are equal, so nothing could be told apart")
        self.saved = self.output + ".saved"
        remove(self.saved)
        (shutil.copytree if os.path.isdir(self.output) else shutil.copy2)(self.output, self.saved)

    def restore(self):
        remove(self.output)
        (shutil.copytree if os.path.isdir(self.saved) else shutil.copy2)(self.saved, self.output)
        for name in os.listdir(self.folder):  # what a killed command could not clean up
            if name.endswith(".partial"):
                remove(os.path.join(self.folder, name))

    def killed_after(self, delay):
        process = subprocess.Popen(self.commands["new"], cwd=self.folder, stdout=subprocess.DEVNULL,
                                   stderr=subprocess.DEVNULL)
        try:
            process.wait(delay)
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGKILL)
        process.wait()
        return digest(self.output)


def jobs_in(armature, work):
    design = os.path.join(work, "design")
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
    subprocess.run([armature, "design", "planar2r", "--budget-s", "1", "--bound-s", "0", "--quiet", "--out", design], **quiet)
    for seed in ("1", "2"):
        subprocess.run([armature, "rehearse", "planar2r", design, "--periods", "3", "--seed", seed, "--out",
                        os.path.join(work, "log" + seed)], **quiet)
    log = [os.path.join(work, "log" + seed, "recording.csv") for seed in ("1", "2")]
    model = os.path.join(work, "model")
    subprocess.run([armature, "identify", "planar2r", log[0], "--out", model], **quiet)
    return [
        Job("rehearse", armature, work, "rehearsal", ["rehearse", "planar2r", design, "--periods", "1", "--out", "rehearsal"],
            ["rehearse", "planar2r", design, "--periods", "1", "--seed", "2", "--out", "rehearsal"]),
        Job("identify", armature, work, "found", ["identify", "planar2r", log[0], "--out", "found"],
            ["identify", "planar2r", log[1], "--out", "found"]),
        Job("validate", armature, work, "judged", ["validate", model, log[0], "--out", "judged"],
            ["validate", model, log[1], "--out", "judged"]),
        Job("export c", armature, work, "arm.h", ["export", "planar2r", "--to", "c", "--out", "arm.h"],
            ["export", "planar2r", "--to", "c", "--prefix", "other", "--out", "arm.h"]),
        Job("export urdf", armature, work, "arm.urdf", ["export", "planar2r", "--to", "urdf", "--out", "arm.urdf"],
            ["export", model, "--to", "urdf", "--out", "arm.urdf"]),
    ]


def kill_all(jobs, kills, seed):
    rng = random.Random(seed)
    counts = {}
    for index in range(kills):
        job = jobs[index % len(jobs)]
        job.restore()
        begin = 0 if rng.random() < 0.5 else 0.8 * job.seconds
        delay = rng.uniform(begin, 1.1 * job.seconds)
        found = job.killed_after(delay)
        state = {job.old: "old", job.new: "new"}.get(found, "broken")
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
    if digest(job.output) != job.old:
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
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    a = parser.parse_args()
    armature, work = os.path.abspath(a.armature), os.path.abspath(a.work)
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    jobs = jobs_in(armature, work)
    for job in jobs:
        job.prepare()
    kills = a.kills * int(os.environ.get("ARMATURE_SWEEP", "1"))
    counts = kill_all(jobs, kills, a.seed)
    for job in jobs:
        full_disk(job, ["cannot be written", "File too large"], preexec_fn=small_files, restore_signals=False)
    disk = tiny_disk(armature, work)
    unwritable(armature, work)
    print(f"{kills} kills: {counts}; full disk by a limit on file sizes {disk}; unwritable places")
    shutil.rmtree(work, ignore_errors=True)


if __name__ == "__main__":
    main()
