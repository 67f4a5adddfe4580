"""fleet_scale.py FOLDER make TYPES ARMS LOGS | run WORKERS | kill KILLS | tasks COUNT: what many logs cost.

make   writes a fleet: comma-separated types, arms per type, logs per arm; a tenth of the arms worn, some with a wrong tool
run    the fleet with so many workers: processor time and memory per log, and how much of the time workers had work to do
kill   the same with two workers of which one is killed every second or so, and the scheduler once; compares the bits
tasks  so many empty tasks through the same pool: what the scheduler itself costs
On a busy machine wall time tells little. `busy` is the share of time in which a worker computed or waited for a processor.
"""

from __future__ import annotations

import hashlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))


def make(folder: Path, types: str, arms: str, logs: str) -> None:
    import fleet_world

    folder.mkdir(parents=True)
    count = int(arms)
    worn = {i: (1, (0.1, 0.2, 0.4)[i // 10 % 3]) for i in range(3, count, 10)}
    wrong = {i: (int(logs) // 2, 1.0) for i in range(7, count, 20)}
    world = fleet_world.World(types=tuple(types.split(",")), arms=count, logs=int(logs), worn=worn, wrong_tool=wrong, seed=51)
    fleet_world.save_truth(folder / "truth.json", fleet_world.make_fleet(folder, world))


def children(pid: int) -> list[int]:
    out = []
    for place in Path("/proc").iterdir():
        try:
            if place.name.isdigit() and int((place / "stat").read_text().rpartition(")")[2].split()[1]) == pid:
                out += [int(place.name), *children(int(place.name))]
        except (OSError, ValueError):
            pass
    return out


def workers_of(pid: int) -> list[int]:
    """Processes that compute: spawned by a nanny, two levels down."""
    found = []
    for child in children(pid):
        try:
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(child)
        except OSError:
            pass
    return found


class Watch(threading.Thread):
    """Largest memory of a worker, and the time it ran or waited for a processor (/proc/PID/schedstat)."""

    def __init__(self, pid: int) -> None:
        super().__init__(daemon=True)
        self.pid, self.peak_mb, self.first_mb = pid, 0.0, 0.0
        self.busy: dict[int, tuple[float, float]] = {}
        self.ended = False

    def run(self) -> None:
        begun: dict[int, tuple[float, float]] = {}
        while not self.ended:
            for worker in workers_of(self.pid) or [self.pid]:
                try:
                    pages = int(Path(f"/proc/{worker}/statm").read_text().split()[1])
                    spent = 0.0
                    for task in Path(f"/proc/{worker}/task").iterdir():
                        ran, waited, _ = map(int, (task / "schedstat").read_text().split())
                        spent = max(spent, (ran + waited) / 1e9)
                except (OSError, ValueError):
                    continue
                self.peak_mb = max(self.peak_mb, pages * resource.getpagesize() / 1e6)
                begun.setdefault(worker, (time.monotonic(), spent))
                if time.monotonic() - begun[worker][0] > 1:
                    self.busy[worker] = (spent - begun[worker][1], time.monotonic() - begun[worker][0])
            time.sleep(0.5)

    def share(self) -> float:
        return sum(b for b, _ in self.busy.values()) / max(sum(w for _, w in self.busy.values()), 1e-9)


def bits(out: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted([*out.glob("fleet.*"), *out.glob("arms/*/*")]):
        digest.update(str(path.relative_to(out)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def start(folder: Path, out: Path, workers: str) -> subprocess.Popen[bytes]:
    words = [sys.executable, "-m", "armature", "fleet", str(folder), "--out", str(out), "--workers", workers, "--quiet"]
    return subprocess.Popen(words, stdout=subprocess.DEVNULL, start_new_session=True)


def run(folder: Path, workers: str) -> None:
    out = folder.with_name(f"{folder.name}-{workers}")
    shutil.rmtree(out, ignore_errors=True)
    logs = len((folder / "fleet.csv").read_text().splitlines()) - 1
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    process = start(folder, out, workers)
    watch = Watch(process.pid)
    watch.start()
    code = process.wait()
    watch.ended = True
    after, wall = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic() - began
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{workers} workers: exit {code}, {logs} logs, {1000 * cpu / logs:.1f} ms of processor time a log, {wall:.0f} s by the "
          f"clock, busy {100 * watch.share():.0f} %, largest process {watch.peak_mb:.0f} MB, load {os.getloadavg()[0]:.1f}, bits {bits(out)}")


def kill(folder: Path, kills: str) -> None:
    """Until the run ends or the kills are used up; half way, everything is killed at once and started again."""
    out = folder.with_name(f"{folder.name}-killed")
    shutil.rmtree(out, ignore_errors=True)
    wanted, done, restarts = int(kills), 0, 0
    process = start(folder, out, "2")
    while process.poll() is None:
        stored = sum(1 for _ in out.glob("store/*/*.json"))
        found = workers_of(process.pid)
        if stored and found and done < wanted:
            if restarts == 0 and done >= wanted // 2:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                process, restarts = start(folder, out, "2"), 1
                continue
            os.kill(max(found), signal.SIGKILL)
            done += 1
        time.sleep(1.0)
    print(f"{done} workers killed, {restarts} times everything at once: exit {process.returncode}, bits {bits(out)}")


def tasks(count: str) -> None:
    from armature._fleet.cluster import Pool

    began = time.monotonic()
    with Pool(2) as pool:
        start_up = time.monotonic() - began
        first, middle = os.times(), time.monotonic()
        done = pool.run("empty", empty, [(i,) for i in range(int(count))])
        last = os.times()
    assert done == list(range(int(count)))
    here = last.user + last.system - first.user - first.system
    print(f"{count} tasks: {1e6 * here / int(count):.0f} µs of processor time each in scheduler and client, "
          f"{1e6 * (time.monotonic() - middle) / int(count):.0f} µs by the clock, {start_up:.1f} s to start; "
          f"largest memory {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000:.0f} MB, load {os.getloadavg()[0]:.1f}")


def empty(number: int) -> int:
    return number


if __name__ == "__main__":
    place, what, *rest = sys.argv[1:]
    if what == "tasks":
        tasks(*rest)
    else:
        {"make": make, "run": run, "kill": kill}[what](Path(place), *rest)
