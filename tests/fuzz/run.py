"""Runs the fuzzers, each for its share of the time, and says what they did.

usage: run.py PROGRAMS SECONDS [--only NAME...] [--work DIR] [--jobs N]

PROGRAMS is the directory with fuzz_<target> (./dev fuzz builds it). Seeds come from tests/fault/corpus/<target>,
tests/fault/robots, robots and specs; what the search adds is kept in PROGRAMS/corpus/<target>, so that the next run goes on.
A find is copied to tests/fault/corpus/<target>, where `./dev test` runs it ever after, and the exit code is 1.
"""
import argparse
import concurrent.futures
import glob
import hashlib
import os
import re
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CORPUS = os.path.join(ROOT, "tests", "fault", "corpus")

# Folders with more seeds, and the largest input worth trying.
SEEDS = {"urdf": "tests/fault/robots/*.urdf", "robot_yaml": "robots/*.yaml", "design_spec": "specs/*.yaml"}
LONGEST = {"mesh": 4096, "rosbag2": 32768, "model": 16384, "information": 8192, "robot_yaml": 8192, "urdf": 8192}
# What a target needs beside its share of the time: slow ones get more of it.
WEIGHT = {"model": 2, "rosbag2": 2, "urdf": 2, "robot_yaml": 2}
# The sanitizers alone hold some hundred megabytes; a reader that takes a gigabyte more for 32 kB has no bound.
LIMITS = ["-rss_limit_mb=1500", "-malloc_limit_mb=600", "-timeout=10"]


def prepare(name, work):
    """The corpus that grows, with every seed in it."""
    grown = os.path.join(work, "corpus", name)
    os.makedirs(grown, exist_ok=True)
    kept = sorted(glob.glob(os.path.join(CORPUS, name, "*")))
    kept += sorted(glob.glob(os.path.join(ROOT, SEEDS[name]))) if name in SEEDS else []
    if name == "robot_yaml":
        kept += sorted(glob.glob(os.path.join(ROOT, "tests/fault/robots/*.yaml")))
    for path in kept:
        with open(path, "rb") as file:
            content = file.read()
        if len(content) <= LONGEST.get(name, 4096):
            shutil.copyfile(path, os.path.join(grown, hashlib.sha1(content).hexdigest()))
    return grown


def last(pattern, text, default=0):
    found = re.findall(pattern, text)
    return int(found[-1]) if found else default


def fuzz(name, programs, work, seconds, seed):
    grown = prepare(name, work)
    finds = os.path.join(work, "finds", name)
    os.makedirs(finds, exist_ok=True)
    command = [os.path.join(programs, "fuzz_" + name), f"-max_total_time={seconds}", "-print_final_stats=1",
               f"-max_len={LONGEST.get(name, 4096)}", f"-artifact_prefix={finds}/", f"-seed={seed}", *LIMITS]
    words = os.path.join(HERE, name + ".dict")
    if os.path.exists(words):
        command.append("-dict=" + words)
    log = os.path.join(work, name + ".log")
    environment = dict(os.environ, ASAN_OPTIONS="detect_leaks=0:allocator_may_return_null=1", UBSAN_OPTIONS="print_stacktrace=1")
    with open(log, "w", encoding="utf-8") as out:
        code = subprocess.run([*command, grown], stdout=out, stderr=out, check=False, env=environment).returncode
    with open(log, encoding="utf-8", errors="replace") as out:
        text = out.read()
    found = sorted(f for f in os.listdir(finds) if f.split("-")[0] in ("crash", "oom", "timeout", "leak"))
    return {"name": name, "seconds": seconds, "executions": last(r"stat::number_of_executed_units:\s+(\d+)", text),
            "cov": last(r"cov: (\d+)", text), "ft": last(r"ft: (\d+)", text), "inputs": len(os.listdir(grown)),
            "rss": last(r"stat::peak_rss_mb:\s+(\d+)", text), "code": code, "finds": [os.path.join(finds, f) for f in found], "log": log}


def keep(result):
    """Finds go where the tests are."""
    for path in result["finds"]:
        os.makedirs(os.path.join(CORPUS, result["name"]), exist_ok=True)
        shutil.copyfile(path, os.path.join(CORPUS, result["name"], os.path.basename(path)[:20]))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("programs")
    parser.add_argument("seconds", type=float)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--work")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="0: another one every time")
    a = parser.parse_args()
    names = sorted(os.path.basename(p)[5:] for p in glob.glob(os.path.join(a.programs, "fuzz_*")) if os.access(p, os.X_OK))
    names = [n for n in names if not a.only or n in a.only]
    if not names:
        sys.exit("there is nothing to run: " + (", ".join(a.only) or "no fuzz_* in " + a.programs))
    work = os.path.abspath(a.work or a.programs)
    total = sum(WEIGHT.get(n, 1) for n in names)
    shares = {n: max(1, round(a.jobs * a.seconds * WEIGHT.get(n, 1) / total)) for n in names}
    with concurrent.futures.ThreadPoolExecutor(a.jobs) as pool:
        results = list(pool.map(lambda n: fuzz(n, a.programs, work, shares[n], a.seed), names))
    print(f"{'reader':12} {'seconds':>8} {'executions':>11} {'cov':>6} {'ft':>7} {'inputs':>7} {'MB':>5}  finds")
    for r in results:
        print(f"{r['name']:12} {r['seconds']:8} {r['executions']:11,} {r['cov']:6} {r['ft']:7} {r['inputs']:7} {r['rss']:5}  {len(r['finds'])}"
              + ("" if r["code"] == 0 else f"  ended with {r['code']}, see {r['log']}"))
        keep(r)
    print(f"{sum(r['executions'] for r in results):,} executions")
    sys.exit(1 if any(r["finds"] or r["code"] != 0 for r in results) else 0)


if __name__ == "__main__":
    main()
