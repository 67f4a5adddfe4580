"""fleet_drift.py FOLDER [TYPE [ARMS [table|none]]]: how soon wear is seen, and how often it is seen where there is none.

Arms with 20 logs of 5 s over a year and daily swings of ± 10 K; a quarter of them wear by 10, 20 or 40 % in one joint in
the middle of the year. The temperature is known from a table, or not at all. One fleet per line, stated false alarms 0.01
per arm and year.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
import fleet_world

import armature

WEARS = (0.0, 0.1, 0.2, 0.4)
MIDDLE_DAY = 182.5


def main() -> None:
    root, kind = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "planar2r"
    arms = int(sys.argv[3]) if len(sys.argv) > 3 else 40
    joints = armature.Robot.load(kind).joint_count
    start = float((np.datetime64("2025-01-01") - np.datetime64("1970-01-01")).astype(int))
    for temperature in sys.argv[4:] or ("table", "none"):
        worn = {i: (1 + i // len(WEARS) % joints, WEARS[i % len(WEARS)]) for i in range(arms) if WEARS[i % len(WEARS)] > 0}
        world = fleet_world.World(types=(kind,), arms=arms, logs=20, temperature=temperature, worn=worn, seed=21)
        folder = root / temperature
        folder.mkdir(parents=True)
        fleet_world.make_fleet(folder, world)
        found = armature.fleet(folder, out=folder / "out", workers=0)
        false = 0
        for wear in WEARS:
            members = [i for i in range(arms) if WEARS[i % len(WEARS)] == wear]
            delays = []
            for i in members:
                arm = found.arm(f"{kind}-{i:04d}")
                joint = str(worn[i][0]) if i in worn else ""
                true = [c for c in arm["changes"] if c["series"] in ("FC" + joint, "FV" + joint) and c["alarm_day"] > start + MIDDLE_DAY]
                false += len([c for c in arm["changes"] if c not in true])
                if true:
                    delays.append(min(c["alarm_day"] for c in true) - start - MIDDLE_DAY)
            if wear:
                late = f"{np.median(delays):.0f} days (largest {max(delays):.0f})" if delays else "–"
                print(f"{kind}, temperature {temperature}: wear of {100 * wear:.0f} %: {len(delays)} of {len(members)} seen, after {late}")
        print(f"{kind}, temperature {temperature}: {false} false alarms in {arms} arm-years")


if __name__ == "__main__":
    main()
