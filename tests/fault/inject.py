"""Every writing call of every verb fails in turn, and kills the process in turn.

usage: inject.py ARMATURE PRELOAD WORK [--all] [--only NAME...] [--memory [MOST]] [--writes] [--depth D]

Each command first writes an old output, then runs again to write a new one while one of its writing calls (preload.c)
fails with "no space left" or "input/output error", fails from there on, takes half of its bytes, or never returns
because the process dies there. Afterwards

  - the output is the old one or the new one, whole;
  - the exit code is true: 0 or 1 only with the new output, 3 with the old one. After a rename that worked, a directory
    that cannot be flushed is reported too: then the new output is there and may not survive a power cut;
  - files beside and around the output, and the inputs, are untouched;
  - what is hidden and half-written is left only where the process died, had no memory or could not remove it, and the next
    run removes it.

The order of the calls is checked too: whatever gets its name by a rename was flushed before, and its directory after;
the old output is removed only then.
With --memory allocations fail in turn: of all allocations that have the same innermost callers (DEPTH of them), the first;
at most MOST of them per command, spread over the run. No crash, exit code 4 and words that say so, and the same promises.
By default three calls of each kind and six allocations of each command, without design and demo, which take seconds per
run; all with --all or ARMATURE_SWEEP above 1, of the writing calls of demo twelve of each kind. --writes leaves the allocations out, --memory the writing calls.
"""
import argparse
import errno
import os
import shutil
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "killed"))
import kill  # noqa: E402  the same commands, and how their outputs are told apart

KINDS = {"no space": f"fail:{{}}:{errno.ENOSPC}", "input/output error": f"fail:{{}}:{errno.EIO}",
         "full from here": f"after:{{}}:{errno.ENOSPC}", "half a write": "short:{}", "killed": "kill:{}"}

SLOW = ("design", "demo")


class Broken(Exception):
    """A promise that was not kept."""


class Injected:
    """One command under faults. `job` knows its old and its new output."""

    def __init__(self, job, preload, work):
        self.job, self.preload = job, preload
        self.log = os.path.join(work, "calls")
        self.bystander = os.path.join(job.folder, "notes.txt")
        with open(self.bystander, "w", encoding="utf-8") as file:
            file.write("mine\n")
        self.counts = {}

    def run(self, fault):
        if os.path.exists(self.log):
            os.remove(self.log)
        environment = dict(os.environ, LD_PRELOAD=self.preload, ARMATURE_FAULT=fault, ARMATURE_FAULT_LOG=self.log)
        with open(os.path.join(self.job.folder, ".stdout"), "w+b") as out:
            done = subprocess.run(self.job.commands["new"], cwd=self.job.folder, stdout=out, stderr=subprocess.PIPE,
                                  env=environment, check=False)
        with open(self.log, encoding="utf-8", errors="replace") as file:
            lines = file.read().splitlines()
        calls = [tuple(line.split("\t")) for line in lines if "\t" in line]
        allocations = sum(int(line.split()[1]) for line in lines if line.startswith("allocations"))
        sites = [int(line.split()[1]) for line in lines if line.startswith("site")]
        return done, calls, allocations, sites

    def check(self, fault, before):
        self.job.restore()
        earlier = set(kill.hidden(self.job.folder))
        done, calls, _, _ = self.run(fault)
        at = int(fault.split(":")[1])
        what = calls[at - 1] if not fault.startswith("memory") and at <= len(calls) else ("", "", "")
        said = done.stderr.decode(errors="replace")
        state = self.job.state(kill.digest(self.job.output))
        place = f"{self.job.name}: {fault} at {' '.join(what)}: exit {done.returncode}, output {state}, said: {said.strip()[-300:]}"
        if state == "broken":
            raise Broken("neither old nor new; " + place)
        # The C library ends a process itself where it cannot note a destructor of a thread; its words say so.
        ended = fault.startswith("memory") and "Fatal glibc error" in said
        died = fault.startswith("kill") or ended
        if done.returncode < 0 and not (died and done.returncode == (-6 if ended else -9)):
            raise Broken("a crash; " + place)
        if fault.startswith("memory") and not ended:
            self.true_about_memory(done, state, said, place)
        elif not died:
            self.true_exit(fault, done, what, state, calls, place)
        if self.around() != before:
            raise Broken("other files changed; " + place)
        cannot_remove = fault.startswith(("after", "memory")) or what[0] in ("unlink", "rmdir")
        left = set(kill.hidden(self.job.folder)) - earlier
        if left and not died and not cannot_remove:
            raise Broken(f"left {left}; " + place)
        # A run that got its output into place removed what an earlier one had to leave.
        if state == "new" and earlier & set(kill.hidden(self.job.folder)) and not died and not fault.startswith(("after", "memory")):
            raise Broken(f"did not remove {earlier} of an earlier run; " + place)
        return state

    def true_exit(self, fault, done, what, state, calls, place):
        if done.returncode in (0, 1) and state == "old":
            raise Broken("says done, and the old output is there; " + place)
        if done.returncode in (0, 1) and fault.startswith(("fail", "after")) and what[0] in ("write", "fsync", "open"):
            raise Broken("a failed " + what[0] + " went unnoticed; " + place)
        renamed = any(call[0] in ("rename", "swap") for call in calls)
        told = what[0] in ("fsync", "write", "open") and renamed or fault.startswith("after")
        if done.returncode not in (0, 1) and state == "new" and not told:
            raise Broken("says it failed, and the new output is there; " + place)
        if done.returncode not in (0, 1, 3):
            raise Broken("the exit code is not that of a file that cannot be written; " + place)

    def true_about_memory(self, done, state, said, place):
        """Done without it, with the same bytes; or not, in words. After the output is in place, printing may still fail."""
        if done.returncode in (0, 1) and state != "new":
            raise Broken("says done, and the old output is there; " + place)
        if done.returncode not in (0, 1, 3, 4) or "Please report" in said:
            raise Broken("not the exit code of a lack of memory; " + place)
        if done.returncode in (3, 4) and not said.rstrip().rpartition("\n")[2].startswith("armature"):
            raise Broken("fails without words; " + place)

    def around(self):
        """Everything in the command's folder but its output, and its inputs."""
        skip = {os.path.basename(self.job.output), ".stdout"}
        return [(name, kill.digest(os.path.join(self.job.folder, name))) for name in sorted(os.listdir(self.job.folder))
                if name not in skip and not name.endswith(".partial")]

    def faults(self, share):
        self.job.restore()
        done, calls, _, _ = self.run("count")
        if done.returncode not in (0, 1):
            sys.exit(f"{self.job.name} ends with {done.returncode} without a fault: {done.stderr.decode()}")
        flushed_in_order(self.job, calls)
        before = self.around()
        for kind, pattern in KINDS.items():
            numbers = [n for n in range(1, len(calls) + 1) if kind != "half a write" or calls[n - 1][0] == "write"]
            for number in spread(numbers, share):
                state = self.check(pattern.format(number), before)
                self.counts[kind, state] = self.counts.get((kind, state), 0) + 1
        return len(calls)

    def memory(self, most, depth):
        """At most so many allocations fail, each the first with its callers: (allocations, different callers)."""
        self.job.restore()
        _, _, allocations, sites = self.run(f"sites:{depth}")
        self.job.restore()
        before = self.around()
        broken = []
        for number in spread(sites, most):
            try:
                state = self.check(f"memory:{number}", before)
                self.counts["no memory", state] = self.counts.get(("no memory", state), 0) + 1
            except Broken as problem:
                broken.append(str(problem))
        if broken:
            raise Broken("\n".join(broken))
        return allocations, len(sites)


def spread(numbers, share):
    """At most `share` of the numbers, the first and the last among them."""
    if share is None or len(numbers) <= share:
        return numbers
    return sorted({numbers[round(i * (len(numbers) - 1) / (share - 1))] for i in range(share)})


def flushed_in_order(job, calls):
    """Power may fail at any moment: bytes reach the disk before the name that promises them, and the name is flushed."""
    def whole(path):
        return os.path.realpath(os.path.join(job.folder, path))
    name, dirty, pending, swapped = job.name, set(), {}, None
    for what, path, to in calls:
        path, to = whole(path), whole(to) if to else to
        if what == "write" and not path.endswith(".stdout"):
            dirty.add(path)
        if what == "fsync":
            dirty.discard(path)
            pending = {at: folder for at, folder in pending.items() if folder != path}
        if what in ("rename", "swap"):
            lost = [d for d in dirty if d == path or d.startswith(path + os.sep)]
            if lost:
                raise Broken(f"{name}: {path} gets its name before {lost} is on the disk")
            pending[to] = os.path.dirname(to)
            swapped = path if what == "swap" else swapped
        # What was swapped out is the only other copy until the new name is on the disk.
        if what in ("unlink", "rmdir") and swapped and (path + os.sep).startswith(swapped + os.sep) and pending:
            raise Broken(f"{name}: {path} of the old output is removed before the new name is on the disk")
    # What was renamed inside a directory that was itself renamed later is flushed with its old name.
    renamed = [whole(c[1]) for c in calls if c[0] in ("rename", "swap")]
    open_names = [at for at in pending if not any(at.startswith(r + os.sep) for r in renamed)]
    if open_names:
        raise Broken(f"{name}: the names {open_names} are never flushed")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("armature")
    parser.add_argument("preload")
    parser.add_argument("work")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--memory", type=int, nargs="?", const=10**9)
    parser.add_argument("--writes", action="store_true")
    parser.add_argument("--depth", type=int, default=6)
    a = parser.parse_args()
    armature, preload, work = (os.path.abspath(p) for p in (a.armature, a.preload, a.work))
    shutil.rmtree(work, ignore_errors=True)
    os.makedirs(work)
    everything = a.all or float(os.environ.get("ARMATURE_SWEEP", "1")) > 1
    total, failures = {}, 0
    for job in kill.jobs_in(armature, work):
        if (job.name not in a.only if a.only else job.name in SLOW and not everything):
            continue
        job.prepare()
        injected = Injected(job, preload, work)
        said = []
        try:
            if a.memory is None:
                said.append(f"{injected.faults(3 if not everything else 12 if job.name == 'demo' else None)} writing calls")
            if not a.writes:
                said.append("%d allocations, %d with other callers" % injected.memory(a.memory or (None if everything else 6), a.depth))
            job.cleaned()
        except Broken as broken:
            failures += 1
            print(broken, flush=True)
            continue
        states = {f"{kind}, {state}": n for (kind, state), n in sorted(injected.counts.items())}
        print(f"{job.name}: {', '.join(said)}; {states}", flush=True)
        for (kind, _), n in injected.counts.items():
            total[kind] = total.get(kind, 0) + n
    print(f"{sum(total.values())} faults: {total}; {failures} commands broke a promise")
    if failures == 0:
        shutil.rmtree(work, ignore_errors=True)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
