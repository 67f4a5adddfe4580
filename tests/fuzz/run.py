"""Runs every fuzz target for a share of the time and says what came of it.

usage: run.py FUZZ WORK [--seconds S | --executions N [--until M]] [--seed K] [--only TARGET...] [--minimize]

FUZZ is the program armature_fuzz. A target begins with tests/fault/corpus/TARGET and with what earlier runs found in
WORK/corpus/TARGET. An input that breaks a promise, alone too, is kept as tests/fault/corpus/TARGET/found-XXXX, so that fault_test runs it
from then on, and the exit code is 1. WORK/counts.json adds up executions, hours of processor time and coverage over all
runs; the table is printed from it. --seconds is for all targets together; --executions is for each, and leaves out those
that have M since their last find. --seed: the same inputs in the same order; 0: others each time. --minimize writes the smallest set of inputs with the same coverage that fits into 40 kB
per target to tests/fault/corpus.
"""
import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

CORPUS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "fault", "corpus")
# What one input may cost: the promise to users is 10 s and 300 MB for 1 MB; sanitizers take three times of both.
LIMITS = ["-timeout=20", "-rss_limit_mb=2000", "-malloc_limit_mb=1000"]
LONGEST = {"rosbag2": 8192, "boxed": 4096, "model": 16000, "information": 8000}
KEPT_BYTES = 40000
# Without entropic schedules: their bookkeeping took 40 % of the time and covered no more.
SCHEDULE = "-entropic=0"
# Leaks are looked for elsewhere. Who allocated is not noted and freed memory is kept for a short while only: both cost half of the time.
ASAN = "detect_leaks=0:allocator_may_return_null=0:malloc_context_size=0:quarantine_size_mb=8"


class Counts:
    """What was run so far, over all calls of this script."""

    def __init__(self, work):
        self.path = os.path.join(work, "counts.json")
        self.all = json.load(open(self.path, encoding="utf-8")) if os.path.exists(self.path) else {}

    def add(self, target, executions, seconds, edges, features, found):
        one = self.all.setdefault(target, {"executions": 0, "seconds": 0.0, "found": 0, "since_find": 0})
        one["executions"] += executions
        one["seconds"] += seconds
        one["edges"], one["features"] = max(edges, one.get("edges", 0)), max(features, one.get("features", 0))
        one["found"] += found
        one["since_find"] = 0 if found else one["since_find"] + executions
        with open(self.path + ".new", "w", encoding="utf-8") as file:
            json.dump(self.all, file, indent=1)
        os.replace(self.path + ".new", self.path)

    def table(self):
        lines = ["| target | executions | since the last find | hours | edges covered | found |", "|---|---|---|---|---|---|"]
        for name, c in sorted(self.all.items()):
            lines.append(f"| {name} | {c['executions']:,} | {c['since_find']:,} | {c['seconds'] / 3600:.2f} | {c['edges']:,} | {c['found']} |")
        total = [sum(c[key] for c in self.all.values()) for key in ("executions", "seconds", "found")]
        return "\n".join(lines + [f"| all | {total[0]:,} | | {total[1] / 3600:.2f} | | {total[2]} |"])


def keep(target, path):
    """An input that breaks a promise becomes part of the corpus, under a name made of its bytes."""
    with open(path, "rb") as file:
        data = file.read()
    place = os.path.join(CORPUS, target, "found-" + hashlib.sha256(data).hexdigest()[:12])
    with open(place, "wb") as file:
        file.write(data)
    return place


def fails(program, target, path, environment):
    """Whether an input breaks a promise when it is read alone: a busy machine makes any input time out."""
    return subprocess.run([program, target, *LIMITS, path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment, check=False).returncode != 0


def fuzz(program, work, target, much, seed):
    """One target for so long: executions, processor seconds, edges, features, [(kept input, what was said)]."""
    inputs, crashes = os.path.join(work, "corpus", target), os.path.join(work, "found", target) + os.sep
    os.makedirs(inputs, exist_ok=True)
    os.makedirs(crashes, exist_ok=True)
    log = os.path.join(work, target + ".log")
    environment = dict(os.environ, ASAN_OPTIONS=ASAN, UBSAN_OPTIONS="print_stacktrace=1")
    with open(log, "wb") as out:
        process = subprocess.Popen([program, target, much, f"-seed={seed}", "-print_final_stats=1", "-reload=0", SCHEDULE,
                                    f"-max_len={LONGEST.get(target, 2048)}", f"-artifact_prefix={crashes}", *LIMITS, inputs, os.path.join(CORPUS, target)],
                                   stdout=out, stderr=subprocess.STDOUT, env=environment)
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
    with open(log, encoding="utf-8", errors="replace") as file:
        text = file.read()
    done = re.findall(r"stat::number_of_executed_units: (\d+)", text) or re.findall(r"^#(\d+)", text, re.M)
    coverage = re.findall(r"cov: (\d+) ft: (\d+)", text)
    found = []
    for name in sorted(os.listdir(crashes)):
        if fails(program, target, os.path.join(crashes, name), environment):
            found.append((keep(target, os.path.join(crashes, name)), text[-3000:]))
        os.remove(os.path.join(crashes, name))
    if not coverage and not found:
        sys.exit(f"{target} did not run:\n{text[-2000:]}")
    edges, features = coverage[-1] if coverage else (0, 0)
    return int(done[-1]), used.ru_utime + used.ru_stime, int(edges), int(features), found


def minimize(program, work, target):
    """The inputs that cover what all of them cover, smallest first, into the repository."""
    least = os.path.join(work, "least")
    shutil.rmtree(least, ignore_errors=True)
    os.makedirs(least)
    subprocess.run([program, target, "-merge=1", *LIMITS, least, os.path.join(CORPUS, target), os.path.join(work, "corpus", target)],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    for name in os.listdir(os.path.join(CORPUS, target)):
        if not name.startswith(("seed", "found-")):
            os.remove(os.path.join(CORPUS, target, name))
    room = KEPT_BYTES
    for path in sorted((os.path.join(least, name) for name in os.listdir(least)), key=os.path.getsize):
        room -= os.path.getsize(path)
        if room < 0:
            break
        shutil.copyfile(path, os.path.join(CORPUS, target, os.path.basename(path)[:16]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("fuzz")
    parser.add_argument("work")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--executions", type=int)
    parser.add_argument("--until", type=int, default=2**62)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--minimize", action="store_true")
    a = parser.parse_args()
    os.makedirs(a.work, exist_ok=True)
    listed = subprocess.run([a.fuzz, "--list"], capture_output=True, text=True, check=True).stdout.split()
    targets = a.only or listed
    counts, failed = Counts(a.work), 0
    for target in targets:
        if a.minimize:
            minimize(a.fuzz, a.work, target)
            continue
        if a.executions and counts.all.get(target, {}).get("since_find", 0) >= a.until:
            continue
        much = f"-runs={a.executions}" if a.executions else f"-max_total_time={max(1, round(a.seconds / len(targets)))}"
        executions, seconds, edges, features, found = fuzz(a.fuzz, a.work, target, much, a.seed)
        counts.add(target, executions, seconds, edges, features, len(found))
        failed += len(found)
        for place, said in found:
            print(f"{target}: {place} breaks a promise\n{said}\n", flush=True)
    if not a.minimize:
        print(counts.table())
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
