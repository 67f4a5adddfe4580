"""A fleet that only the tests know: arms of several types, each a little different, worn, warm, or with a wrong tool.

Torques come from the robot's own equations with parameters that no file tells, plus what the estimator does not model:
viscosity that falls exponentially with temperature, Stribeck friction, coloured noise, encoders with a quantum.
"""

from __future__ import annotations

import csv
import json
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

import armature

TERMS = ("viscous", "coulomb", "offset")
REFERENCE_C = 20.0


class World(NamedTuple):
    """How the fleet is made."""

    types: tuple[str, ...] = ("planar2r",)
    arms: int = 12  #: per type
    logs: int = 8  #: per arm, spread over a year
    seconds: float = 5.0
    rate_hz: float = 100.0
    swing_k: float = 10.0  #: temperature of a log: uniform phase of a daily swing
    temperature: str = "table"  #: "table", "channel" or "none"
    worn: dict[int, tuple[int, float]] = {}  # noqa: RUF012  arm number → (joint, share), from the middle of the year
    wrong_tool: dict[int, tuple[int, float]] = {}  # noqa: RUF012  arm number → (log number, kg)
    single: tuple[int, ...] = ()  #: arms with one log only
    log_scatter: float = 0.02  #: friction from log to log
    viscosity_per_k: float = 0.02
    seed: int = 1


def spread_parameters(robot: armature.Robot, rng: np.random.Generator) -> np.ndarray:
    """An individual: each body 5 % heavier or lighter, with a small mass somewhere on it; friction 15 % off; offsets."""
    pi = robot.nominal(terms=TERMS)
    names = robot.parameter_names(terms=TERMS)
    for b in range(len(robot.body_names)):
        body = pi[10 * b : 10 * b + 10]
        mass = 0.02 * body[9] * rng.uniform(0, 1)
        x, y, z = rng.normal(0, 0.08, 3)
        point = [y * y + z * z, -x * y, -x * z, x * x + z * z, -y * z, x * x + y * y, x, y, z, 1]
        pi[10 * b : 10 * b + 10] = body * rng.normal(1, 0.05) + mass * np.array(point)
    effort = robot.effort_limits[:, 1]
    for i, name in enumerate(names):
        joint = int(name[-1]) - 1 if name[0] in "FO" else -1
        if name.startswith(("FV", "FC")):
            share = 0.01 if name.startswith("FV") else 0.02
            level = pi[i] if pi[i] > 0 else share * effort[joint]
            pi[i] = level * np.exp(rng.normal(0, 0.15))
        elif name.startswith("OFF"):
            pi[i] = rng.normal(0, 0.003) * effort[joint]
    return pi


def motion_of(robot: armature.Robot, rng: np.random.Generator, t: np.ndarray) -> list[np.ndarray]:
    """One period of five harmonics per joint, well inside its limits."""
    low, high = robot.position_limits.T
    span = np.minimum(np.where(np.isfinite(high - low), high - low, 2 * np.pi), 2 * np.pi)
    middle = np.where(np.isfinite(low + high), (low + high) / 2, 0.0)
    w = 2 * np.pi / (t[-1] + t[1] - t[0]) * np.arange(1, 6)
    a, b = rng.normal(size=(2, 5, robot.joint_count)) / np.arange(1, 6)[:, None]
    sin, cos = np.sin(np.outer(t, w)), np.cos(np.outer(t, w))
    q = sin @ a + cos @ b
    factor = 0.3 * span / np.abs(q).max(axis=0)
    speed = np.abs(cos @ (a * w[:, None]) - sin @ (b * w[:, None])).max(axis=0)
    limit = robot.velocity_limits[:, 1]
    factor = np.minimum(factor, np.where(np.isfinite(limit), 0.6 * limit, 3.0) / speed)
    v = (cos @ (a * w[:, None]) - sin @ (b * w[:, None])) * factor
    acceleration = -(sin @ (a * w[:, None] ** 2) + cos @ (b * w[:, None] ** 2)) * factor
    return [middle + q * factor, v, acceleration]


@lru_cache(maxsize=8)
def robot_of(name: str) -> armature.Robot:
    return armature.Robot.load(name)


@lru_cache(maxsize=8)
def base_of(name: str) -> armature.Base:
    return robot_of(name).base(terms=TERMS)


@lru_cache(maxsize=4)
def colouring(count: int) -> np.ndarray:
    """White noise to x[k] = 0.8 x[k − 1] + 0.6 white[k], x[0] = white[0]: one matrix, so that a log takes no loop."""
    lag = np.arange(count)[:, None] - np.arange(count)
    out = np.where(lag >= 0, 0.6 * 0.8 ** np.maximum(lag, 0), 0.0)
    out[:, 0] /= 0.6
    return out


class Arm:
    """One individual and its year."""

    def __init__(self, world: World, kind: int, number: int) -> None:
        self.world, self.robot = world, robot_of(world.types[kind])
        self.rng = np.random.default_rng([world.seed, kind, number])
        self.serial = f"{world.types[kind]}-{number:04d}"
        self.pi = spread_parameters(self.robot, self.rng)
        self.names = self.robot.parameter_names(terms=TERMS)
        self.kappa = world.viscosity_per_k * np.exp(self.rng.normal(0, 0.1))
        self.worn, self.wrong = world.worn.get(number), world.wrong_tool.get(number)
        self.count = 1 if number in world.single else world.logs

    def parameters(self, log: int, day: float, temperature: float) -> np.ndarray:
        """What the arm is in one log."""
        pi = self.pi.copy()
        warm = temperature - REFERENCE_C
        for i, name in enumerate(self.names):
            if name.startswith("FV"):
                pi[i] *= np.exp(-self.kappa * warm)
            elif name.startswith("FC"):
                pi[i] *= np.exp(-0.25 * self.kappa * warm)
            if name.startswith(("FV", "FC")):
                pi[i] *= np.exp(self.rng.normal(0, self.world.log_scatter))
                if self.worn and day > 182.5 and int(name[2:]) == self.worn[0]:
                    pi[i] *= 1 + self.worn[1]
        if self.wrong and log == self.wrong[0]:
            last = 10 * (len(self.robot.body_names) - 1)
            mass, arm = self.wrong[1], 0.05
            pi[last : last + 10] += mass * np.array([arm**2, 0, 0, arm**2, 0, 0, 0, 0, arm, 1])
        return pi

    def record(self, log: int, day: float, temperature: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """t, q and tau as a controller logs them."""
        world, robot, rng = self.world, self.robot, self.rng
        t = np.arange(round(world.seconds * world.rate_hz)) / world.rate_hz
        q, v, a = motion_of(robot, rng, t)
        pi = self.parameters(log, day, temperature)
        tau = robot.inverse_dynamics(q, v, a, parameters=pi, terms=TERMS)
        coulomb = np.array([pi[self.names.index(f"FC{j + 1}")] for j in range(robot.joint_count)])
        tau += 0.1 * coulomb * np.sign(v) * np.exp(-((v / 0.05) ** 2))
        size = 0.002 * np.where(np.isfinite(robot.effort_limits[:, 1]), robot.effort_limits[:, 1], 100.0)
        coloured = colouring(len(tau)) @ rng.normal(size=tau.shape)
        tau += size * (0.8 * rng.normal(size=tau.shape) + 0.6 * coloured)
        return t, np.round(q / 2.5e-6) * 2.5e-6, tau

    def schedule(self) -> list[tuple[float, float]]:
        """Day of the year and temperature of each log."""
        step = 365.0 / max(self.count, 1)
        days = [step * (k + 0.5 * self.rng.uniform()) for k in range(self.count)]
        return [(day, REFERENCE_C + self.world.swing_k * np.sin(self.rng.uniform(0, 2 * np.pi))) for day in days]


def write_log(path: Path, robot: armature.Robot, t: np.ndarray, q: np.ndarray, tau: np.ndarray, degrees: float | None) -> None:
    joints = robot.joint_names
    header = ["t[s]", *(f"q_{j}[rad]" for j in joints), *(f"tau_{j}[Nm]" for j in joints)]
    columns = [t, *q.T, *tau.T]
    if degrees is not None:
        header.append("temperature[C]")
        columns.append(np.full_like(t, degrees))
    line = ",".join(["%.9g"] * len(columns))
    text = "\n".join(line % tuple(row) for row in np.column_stack(columns).tolist())
    path.write_text(",".join(header) + "\n" + text + "\n")


def make_arm(folder: Path, world: World, kind: int, number: int) -> tuple[list[dict[str, object]], dict[str, object]]:
    """Writes the logs of one arm; rows for the table, and the truth."""
    arm = Arm(world, kind, number)
    place = folder / arm.serial
    place.mkdir(parents=True, exist_ok=True)
    rows = []
    for log, (day, temperature) in enumerate(arm.schedule()):
        date = str(np.datetime64("2025-01-01T00:00") + np.timedelta64(round(day * 1440), "m"))
        name = f"{arm.serial}/{date[:10]}-{log:02d}.csv"
        t, q, tau = arm.record(log, day, temperature)
        write_log(folder / name, arm.robot, t, q, tau, temperature if world.temperature == "channel" else None)
        known = f"{temperature:.2f}" if world.temperature == "table" else ""
        rows.append({"serial": arm.serial, "robot": world.types[kind], "date": date, "logs": name, "temperature_c": known})
    truth = {"serial": arm.serial, "beta": list(base_of(world.types[kind]).to_base(arm.pi)), "pi": list(arm.pi)}
    return rows, truth


def make_fleet(folder: Path, world: World) -> dict[str, dict[str, object]]:
    """Writes fleet.csv and all logs; returns the truth by serial number."""
    rows, truth = [], {}
    for kind in range(len(world.types)):
        for number in range(world.arms):
            more, known = make_arm(folder, world, kind, number)
            rows += more
            truth[str(known["serial"])] = known
    with open(folder / "fleet.csv", "w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return truth


def save_truth(path: Path, truth: dict[str, dict[str, object]]) -> None:
    path.write_text(json.dumps(truth))
