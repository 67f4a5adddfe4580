"""threads.py [ROBOT]: four threads identify four robots. Speed on two processors, told on a busy machine too.

The clock tells the speed where nothing else runs. Elsewhere, the kernel says of each thread how long it ran and how long it
waited for a processor (/proc/self/task/*/schedstat): the rest of the time it was held up by another thread or the GIL. Four
threads that are never held up keep two processors busy; with a share s of the time held up, two processors do
min(2, 4 (1 − s)) times the work of one, less what threads cost more than one after the other.
"""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path

import armature


def schedule() -> tuple[float, float]:
    """Seconds that this thread ran and waited for a processor."""
    ran, waited, _ = map(int, Path(f"/proc/self/task/{threading.get_native_id()}/schedstat").read_text().split())
    return ran / 1e9, waited / 1e9


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "planar2r"
    robot = armature.Robot.load(name)
    recordings = [
        armature.rehearse(robot, armature.design(robot, budget_s=1), periods=3, seed=seed).recording for seed in range(1, 5)
    ]
    shares: list[float] = []

    def work(i: int) -> None:
        begun, clock = schedule(), time.monotonic()
        for _ in range(3):
            armature.identify(robot, recordings[i], threads=1)
        ended, passed = schedule(), time.monotonic() - clock
        shares.append((sum(ended) - sum(begun)) / passed)

    cpu, clock = time.process_time(), time.monotonic()
    for i in range(4):
        work(i)
    alone = time.process_time() - cpu, time.monotonic() - clock
    shares.clear()
    cpu, clock = time.process_time(), time.monotonic()
    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    together = time.process_time() - cpu, time.monotonic() - clock
    ready = sum(shares) / len(shares)
    print(f"{name}: processor time {alone[0]:.2f} s one after the other, {together[0]:.2f} s in four threads; by the clock "
          f"{alone[1]:.2f} and {together[1]:.2f} s; threads ran or waited for a processor {100 * ready:.1f} % of the time: "
          f"{min(2, 4 * ready) * alone[0] / together[0]:.2f} times on two processors")


if __name__ == "__main__":
    main()
