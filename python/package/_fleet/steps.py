"""The steps of a fleet's work, each kept by content. They take and return plain values, so that any worker can do them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import _core
from .._core import Robot
from .._errors import Error
from . import arm, hierarchy
from .drift import Habits, Series, allowances, fit_habits, moderation
from .store import Store, key_of
from .tails import MANY, chi_square_outside

Array = NDArray[np.float64]

#: Rows that must be left before logs of an arm can be said to disagree.
LEAST_EXPECTED = 4.0
#: Fewer degrees of freedom would let nothing be another tool.
LEAST_TAIL = 3.0


def _plain(values: Any) -> Any:
    """Arrays as lists; a number that is none as text, which JSON can hold."""
    return np.asarray(values, dtype=float).tolist()


@lru_cache(maxsize=16)
def _robot(source: str, checksum: str) -> Robot:
    return Robot.load(source)


def _series(values: Mapping[str, Any]) -> Series:
    arrays = (np.array(values[name], dtype=float) for name in ("days", "warmth", "values", "variances"))
    return Series(tuple(values["names"]), *arrays)


def _fits(kept: Store, logs: Sequence[dict[str, Any]]) -> tuple[arm.Logs, arm.Fits]:
    loaded = arm.load_logs(kept, logs)
    return loaded, arm.fit_arm(loaded)


def look_at_arm(store: str, robot: str, checksum: str, terms: Sequence[str], logs: Sequence[dict[str, Any]]) -> str:
    """Bodies, and friction and gains log by log."""
    kept = Store(store)
    key = key_of(step="arm", version=_core.version, robot=checksum, terms=list(terms), logs=_spelled(logs))
    if kept.get(key) is None:
        loaded, fits = _fits(kept, logs)
        columns = arm.tool_columns(_robot(robot, checksum), fits.layout, terms)
        series = {name: value if name == "names" else _plain(value) for name, value in fits.series._asdict().items()}
        tools = arm.tool_fits(fits, columns)
        square, expected = arm.between_logs(fits.rows, fits.bodies)
        kept.put(key, {"series": series, "tools": tools, "warm": fits.warm, "logs": list(loaded.names),
                       "between": [_plain(square), _plain(expected)]})  # fmt: skip
    return key


def _spelled(logs: Sequence[dict[str, Any]]) -> list[list[Any]]:
    return [[log["name"], repr(log["day"]), repr(log["temperature_c"]), log["key"]] for log in logs]


def learn_habits(store: str, arms: Sequence[str]) -> str:
    """What series of one type do when nothing wears."""
    kept = Store(store)
    key = key_of(step="habits", arms=sorted(arms))
    if kept.get(key) is None:
        looked = [kept.need(one) for one in sorted(arms)]
        known = [one["warm"] for one in looked]
        # Degrees and viscosity are not the same warmth: arms of the kind that most are tell it.
        warm = sum(known) * 2 >= len(known)
        habits = fit_habits([_series(one["series"]) for one in looked if one["warm"] == warm])
        tools = [t for one in looked for t in one["tools"] if t[1] > 0]
        kept.put(key, {"warm": warm, "habits": {n: _plain(v) for n, v in habits._asdict().items()}, "tools": _ordinary_tools(tools),
                       "widen": _plain(_birge([one["between"] for one in looked]))})  # fmt: skip
    return key


def _ordinary_tools(tools: Sequence[Sequence[float]]) -> list[float]:
    """The F distribution of the statistic in ordinary logs: degrees of freedom, and a scale that is at least 1."""
    if len(tools) < hierarchy.FEWEST_ARMS:
        return [MANY, 1.0]
    freedom, scale = moderation(np.array([t[0] / t[1] for t in tools]), np.array([t[1] for t in tools], dtype=float))
    return [max(freedom, LEAST_TAIL), max(1.0, scale)]


def _birge(between: Sequence[Any]) -> Array:
    """The median arm's ratio per joint, at least 1; arms with one log tell nothing."""
    squares, expected = np.array([b[0] for b in between]), np.array([b[1] for b in between])
    out = np.ones(squares.shape[1])
    for j in range(len(out)):
        enough = expected[:, j] >= LEAST_EXPECTED
        if enough.any():
            out[j] = max(1.0, float(np.median(squares[enough, j] / expected[enough, j])))
    return out


def _habits_for(values: Mapping[str, Any], warm: bool) -> Habits:
    habits = Habits(**{name: np.array(value, dtype=float) for name, value in values["habits"].items()})
    if warm == values["warm"]:
        return habits
    # Another kind of warmth: this arm's own slope has to do.
    return habits._replace(kappa=np.zeros_like(habits.kappa), tau=np.full_like(habits.tau, np.inf))


def _without_other_tools(
    kept: Store, robot: str, checksum: str, terms: Sequence[str], logs: Sequence[dict[str, Any]],
    ordinary: Sequence[float], false_alarms: float,
) -> tuple[list[dict[str, Any]], arm.Logs, arm.Fits]:  # fmt: skip
    """One log after the other is taken out, the surest first: what is wrong in one makes the others look wrong."""
    wrong: list[dict[str, Any]] = []
    left = list(logs)
    while True:
        loaded, fits = _fits(kept, left)
        tools = arm.tool_fits(fits, arm.tool_columns(_robot(robot, checksum), fits.layout, terms))
        allowed = allowances(loaded.days, false_alarms, 1)
        found = arm.other_tool(tools, (ordinary[0], ordinary[1]), np.maximum(allowed, np.min(allowed[allowed > 0], initial=1.0)))
        if found is None or not (allowed > 0).any() or 2 * len(wrong) >= len(logs):
            return wrong, loaded, fits
        name = loaded.names[found]
        wrong.append({"log": name, "mass_kg": tools[found].mass_kg, "deviation_kg": tools[found].mass_deviation_kg})
        left = [log for log in left if log["name"] != name]


def judge_arm(
    store: str, robot: str, checksum: str, terms: Sequence[str], looked: str, habits: str,
    logs: Sequence[dict[str, Any]], false_alarms: float,
) -> str:  # fmt: skip
    """Changes with their dates, logs with another tool, and what the arm adds to its type."""
    kept = Store(store)
    key = key_of(step="judge", looked=looked, habits=habits, false_alarms=false_alarms)
    if kept.get(key) is None:
        learned = kept.need(habits)
        wrong, loaded, fits = _without_other_tools(kept, robot, checksum, terms, logs, learned["tools"], false_alarms)
        judged = arm.judge(fits, _habits_for(learned, fits.warm), np.array(learned["widen"]), false_alarms)
        kept.put(key, {
            "logs": list(loaded.names), "days": _plain(loaded.days), "temperatures": _plain(loaded.temperatures),
            "warm": fits.warm, "names": list(fits.series.names), "levels": _plain(fits.levels),
            "changes": [change._asdict() for change in judged.changes],
            "wrong_tools": wrong,
            "corrected": _plain(judged.corrected), "deviations": _plain(judged.deviations),
            "rates": _plain(judged.rates), "rate_deviations": _plain(judged.rate_deviations),
            "precision": _plain(judged.precision), "vector": _plain(judged.vector),
            "parameters": list(fits.layout.names), "units": list(fits.layout.units),
            "bodies": list(fits.layout.bodies), "joints": list(fits.layout.joints), "sigma": _plain(fits.bodies.sigma),
        })  # fmt: skip
    return key


def posterior_key(type_key: str, judged: str) -> str:
    return key_of(step="posterior", type=type_key, arm=judged)


def compare_arms(store: str, robot: str, checksum: str, terms: Sequence[str], judged: Sequence[str]) -> str:
    """The type's mean and spread, and each arm's estimate with the type as its prior."""
    kept = Store(store)
    key = key_of(step="type", arms=sorted(judged), robot=checksum)
    if kept.get(key) is not None:
        return key
    order = sorted(judged)
    arms = [kept.need(one) for one in order]
    precisions: Array = np.array([one["precision"] for one in arms])
    vectors: Array = np.array([one["vector"] for one in arms])
    if len(arms) < hierarchy.FEWEST_ARMS:
        return _apart(kept, key, order, precisions, vectors)
    fit = hierarchy.fit_hierarchy(precisions, vectors)
    columns = _tool_directions(_robot(robot, checksum), arms[0], terms)
    for i, one in enumerate(order):
        tool = _other_tool(fit, precisions[i], vectors[i], columns)
        kept.put(posterior_key(key, one), {
            "estimate": _plain(fit.estimates[i]), "covariance": _plain(fit.covariances[i]),
            "borrowed": _plain(fit.borrowed[i]), "tool": tool})  # fmt: skip
    kept.put(key, {"arms": len(arms), "mean": _plain(fit.mean), "spread": _plain(np.sqrt(np.diag(fit.spread))),
                   "rounds": fit.rounds})  # fmt: skip
    return key


def _apart(kept: Store, key: str, order: Sequence[str], precisions: Array, vectors: Array) -> str:
    """Too few arms to tell how arms differ: each by itself."""
    for one, precision, vector in zip(order, precisions, vectors):
        estimate, covariance = hierarchy.alone(precision, vector)
        kept.put(posterior_key(key, one), {"estimate": _plain(estimate), "covariance": _plain(covariance),
                                           "borrowed": [0.0] * len(vector), "tool": None})  # fmt: skip
    kept.put(key, {"arms": len(order), "mean": None, "spread": None, "rounds": 0})
    return key


def _tool_directions(robot: Robot, one: Mapping[str, Any], terms: Sequence[str]) -> Array:
    base = robot.base(terms=list(terms))
    last = 10 * (len(robot.body_names) - 1)
    if list(base.names) != one["parameters"]:
        return np.zeros((len(one["parameters"]), 0))
    out: Array = base.projection[:, [last + 9, last + 6, last + 7, last + 8]]
    return out


def _other_tool(fit: hierarchy.Hierarchy, w: Array, h: Array, columns: Array) -> dict[str, float] | None:
    """How unlike its type the arm's last body is: mass and first moments in the metric (D + W⁻¹)⁻¹."""
    if columns.shape[1] == 0:
        return None
    root = hierarchy._root(fit.spread)
    inner = root @ np.linalg.solve(np.eye(len(w)) + root.T @ w @ root, root.T)
    metric = w - w @ inner @ w
    right = columns.T @ (h - w @ inner @ h - metric @ fit.mean)
    values, vectors = np.linalg.eigh(columns.T @ metric @ columns)
    seen = values > 1e-9 * max(float(values[-1]), np.finfo(float).tiny)
    along = (vectors.T @ right)[seen]
    step = vectors[:, seen] @ (along / values[seen])
    rank = int(seen.sum())
    p = chi_square_outside(float(np.sum(along**2 / values[seen])), min(rank, 4)) if rank else 1.0
    return {"mass_kg": float(step[0]), "p": p}


def arm_files(
    store: str, type_key: str, judged: str, logs: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """model.json of one arm, and why there is none where there is none."""
    kept = Store(store)
    one, posterior = kept.need(judged), kept.need(posterior_key(type_key, judged))
    key = key_of(step="model", version=_core.version, type=type_key, arm=judged)
    made = kept.get(key)
    if made is None:
        used = [log for log in logs if log["name"] in one["logs"]]
        information = arm.merge_by_name(arm.load_logs(kept, used))
        try:
            model = information.model(posterior["estimate"], posterior["covariance"], one["sigma"])
            made = {"model": model.to_json()}
        except Error as error:
            made = {"why": str(error)}
        kept.put(key, made)
    return {"key": key, "usable": "model" in made, "why": made.get("why", "")}


def text_of(values: Any) -> str:
    """JSON that people can read."""
    return json.dumps(values, indent=1, ensure_ascii=False) + "\n"
