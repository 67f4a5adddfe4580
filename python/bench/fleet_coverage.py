"""fleet_coverage.py FOLDER [TYPE [ARMS [SEED]]]: do the intervals of a fleet's arms hold the truth, and what is borrowing worth?

Half of the arms have one log of 5 s, half have 20. Prints the share of true base parameters (at 20 °C) inside their 95 %
intervals, and the torque error on a motion that nobody fitted: hierarchical, each arm alone, one model for all.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
import fleet_world

import armature
from armature._fleet import hierarchy
from armature._fleet.store import Store


def main() -> None:
    folder, kind = Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else "planar2r"
    arms = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 11
    folder.mkdir(parents=True)
    world = fleet_world.World(types=(kind,), arms=arms, logs=20, single=tuple(range(0, arms, 2)), seed=seed)
    truth = fleet_world.make_fleet(folder, world)
    start = time.process_time()
    found = armature.fleet(folder, out=folder / "out", workers=0)
    print(f"{arms} arms of {kind}, {time.process_time() - start:.1f} s of processor time")
    robot = armature.Robot.load(kind)
    base = robot.base(terms=fleet_world.TERMS)
    t = np.arange(500) / 100
    motion = fleet_world.motion_of(robot, np.random.default_rng(99), t)
    regressor = robot.regressor(*motion, terms=fleet_world.TERMS)
    kept = Store(folder / "out" / "store")
    judged = {}
    for path in (folder / "out" / "store").rglob("*.json"):
        value = kept.get(path.stem)
        if isinstance(value, dict) and "precision" in value:
            judged[value["logs"][0].split("/")[0]] = value
    all_w = np.sum([np.array(v["precision"]) for v in judged.values()], axis=0)
    all_h = np.sum([np.array(v["vector"]) for v in judged.values()], axis=0)
    one_model, _ = hierarchy.alone(all_w, all_h)
    for logs in (1, 20):
        inside, errors = [], []
        for number in range(arms):
            if (number % 2 == 0) != (logs == 1):
                continue
            serial = f"{kind}-{number:04d}"
            values = found.arm(serial)["parameters"]
            beta = np.array(truth[serial]["beta"])
            estimate = np.array([p["value"] for p in values])
            inside.append([p["lower"] <= b <= p["upper"] for p, b in zip(values, beta)])
            true_torque = regressor @ np.array(truth[serial]["pi"])
            alone, _ = hierarchy.alone(np.array(judged[serial]["precision"]), np.array(judged[serial]["vector"]))

            def error(b: np.ndarray, true_torque: np.ndarray = true_torque) -> float:
                left = regressor @ base.to_full(b) - true_torque
                return float(np.sqrt(np.mean(left**2, axis=0) / np.mean(true_torque**2, axis=0)).mean())

            errors.append([error(estimate), error(alone), error(one_model)])
        share = np.array(inside)
        own = np.array([name.startswith(("FV", "FC", "OFF")) for name in base.names])
        spread = share.mean(axis=1).std() / np.sqrt(len(share))
        print(f"  {logs:2d} logs: {100 * share.mean():.1f} ± {196 * spread:.1f} % inside "
              f"(bodies {100 * share[:, ~own].mean():.1f}, friction and offsets {100 * share[:, own].mean():.1f}); torque error "
              f"hierarchical {100 * np.mean(errors, axis=0)[0]:.2f} %, alone {100 * np.mean(errors, axis=0)[1]:.2f} %, "
              f"one model {100 * np.mean(errors, axis=0)[2]:.2f} %")
        worst = np.argsort(share.mean(axis=0))[:6]
        print("     least: " + ", ".join(f"{base.names[i]} {100 * share[:, i].mean():.0f} %" for i in worst))


if __name__ == "__main__":
    main()
