"""One arm: its bodies from all logs, its friction and gains log by log, and what it adds to its type's estimate."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .._core import Information, Robot
from .drift import Habits, Series, corrected, find_changes, slopes
from .store import Store
from .tails import fisher_above
from .triangles import (
    Bodies,
    JointRows,
    Layout,
    ToolFit,
    between_logs as between_logs,
    fit_bodies,
    fit_log,
    fit_tool,
    layout_of,
    precision_of,
    rows_of,
)

Array = NDArray[np.float64]

#: Temperature at which friction of arms is compared, where temperatures are known [°C].
REFERENCE_C = 20.0
#: A level below this many of its own deviations is no level to be relative to.
LEAST_LEVEL = 3.0
#: Logs that are needed before one of them can be told to have another tool.
FEWEST_FOR_TOOL = 3
#: Prior deviation of a level that is known to be another one, in levels: the logs before a change say nothing of now.
FORGOTTEN = 1e3
#: How many informations are merged at a time. The tree is cut by the order of names alone.
MERGED_AT_ONCE = 32


#: With so many other joints their median tells the warmth, and one worn joint does not move it.
MEDIAN_FROM = 3
#: Friction scatters by at least this much from log to log: no joint's fit is better than that as a thermometer.
LEAST_SCATTER = 0.01


class Logs(NamedTuple):
    """The usable logs of one arm, in the order of time."""

    names: tuple[str, ...]
    days: Array
    temperatures: Array  #: NaN where unknown
    informations: tuple[Information, ...]


def load_logs(store: Store, logs: Sequence[dict[str, Any]]) -> Logs:
    """`logs`: name, day, temperature_c and key of each part."""
    ordered = sorted(logs, key=lambda log: (log["day"] if log["day"] == log["day"] else np.inf, log["name"]))
    informations, temperatures = [], []
    for log in ordered:
        part = store.need(log["key"])
        informations.append(Information.from_json(part["information"]))
        known = log["temperature_c"]
        temperatures.append(known if known == known else part.get("temperature_c", float("nan")))
    days = np.array([log["day"] for log in ordered])
    # Without dates the order of names is the order of time, one log a day.
    days = np.where(np.isnan(days), np.arange(len(days), dtype=float), days) if np.isnan(days).all() else days
    return Logs(tuple(log["name"] for log in ordered), days, np.array(temperatures), tuple(informations))


def merge_by_name(logs: Logs) -> Information:
    """All logs together, in a tree that depends on nothing but the names."""
    parts = [part for _, part in sorted(zip(logs.names, logs.informations), key=lambda pair: pair[0])]
    while len(parts) > 1:
        parts = [Information.merge(parts[i : i + MERGED_AT_ONCE]) for i in range(0, len(parts), MERGED_AT_ONCE)]
    return parts[0]


class Fits(NamedTuple):
    """What was found about one arm by itself."""

    layout: Layout
    bodies: Bodies
    rows: tuple[tuple[JointRows, ...], ...]
    series: Series
    levels: Array  #: what each series is relative to
    warm: bool  #: temperatures are known


def _levels(values: Array, variances: Array, names: Sequence[str]) -> Array:
    """Friction is compared with itself, an offset with the joint's Coulomb friction, a gain with 1."""
    weight = 1 / variances
    mean = np.sum(weight * values, axis=0) / np.sum(weight, axis=0)
    level: Array = np.maximum(np.abs(mean), LEAST_LEVEL * np.sqrt(np.median(variances, axis=0)))
    place = {name: i for i, name in enumerate(names)}
    for name, i in place.items():
        if name.startswith("gain"):
            level[i] = 1.0
        elif name.startswith("OFF") and "FC" + name[3:] in place:
            level[i] = level[place["FC" + name[3:]]]
    return level


def _warmth(temperatures: Array, relative: Array, variances: Array, names: Sequence[str]) -> tuple[Array, bool]:
    """Degrees above the reference; where they are not known, how much less viscous the other joints are than usual.

    A joint's own friction is left out of its own warmth, so that its wear is not taken for cold.
    """
    if not np.isnan(temperatures).any():
        return np.repeat((temperatures - REFERENCE_C)[:, None], len(names), axis=1), True
    viscous = [i for i, name in enumerate(names) if name.startswith("FV")]
    out = np.zeros_like(relative)
    for i, name in enumerate(names):
        others = [k for k in viscous if names[k][2:] != name.lstrip("FVCOPNSgain")]
        if len(others) >= MEDIAN_FROM:
            out[:, i] = -np.median(relative[:, others], axis=1)
        elif others:
            weight = 1 / (np.mean(variances[:, others], axis=0) + LEAST_SCATTER**2)
            out[:, i] = -(relative[:, others] @ weight) / np.sum(weight)
    return out, False


def fit_arm(logs: Logs) -> Fits:
    layout = layout_of(logs.informations[0])
    rows = tuple(tuple(rows_of(information, layout)) for information in logs.informations)
    bodies = fit_bodies(rows)
    names: list[str] = []
    for j, own in enumerate(layout.own):
        names += [f"gain{j + 1}", *(layout.names[i] for i in own)]
    values, variances = np.empty((len(rows), len(names))), np.empty((len(rows), len(names)))
    for l, log in enumerate(rows):
        fits = [fit_log(joint, bodies, j) for j, joint in enumerate(log)]
        values[l] = np.concatenate([fit.values for fit in fits])
        variances[l] = np.concatenate([np.diag(fit.covariance) for fit in fits])
    levels = _levels(values, variances, names)
    centre = np.array([1.0 if name.startswith("gain") else 0.0 for name in names])
    relative, spread = (values - centre) / levels, variances / levels**2
    warmth, warm = _warmth(logs.temperatures, relative - np.mean(relative, axis=0), spread, names)
    return Fits(layout, bodies, rows, Series(tuple(names), logs.days, warmth, relative, spread), levels, warm)


def tool_columns(robot: Robot, layout: Layout, terms: Sequence[str]) -> Array:
    """How the bodies' base parameters change with mass and first moments of the last body, b × 4."""
    base = robot.base(terms=list(terms))
    if tuple(base.names) != layout.names:
        return np.zeros((len(layout.bodies), 0))
    last = 10 * (len(robot.body_names) - 1)
    out: Array = base.projection[np.ix_(list(layout.bodies), [last + 9, last + 6, last + 7, last + 8])]
    return out


def tool_fits(fits: Fits, columns: Array) -> list[ToolFit]:
    if columns.shape[1] == 0 or len(fits.rows) < FEWEST_FOR_TOOL:
        return []
    return [fit_tool(log, fits.bodies, columns) for log in fits.rows]


def other_tool(tools: Sequence[Sequence[float]], ordinary: tuple[float, float], allowed: Array) -> int | None:
    """The log whose last body is most surely another one; None where all are the arm's.

    `ordinary`: degrees of freedom and scale of the statistic's F distribution in ordinary logs, whose motions differ in
    what they show of the model's faults.
    """
    freedom, scale = ordinary
    chances = [fisher_above(t[0] / t[1] / scale, t[1], freedom) if t[1] > 0 else 1.0 for t in tools]
    if not chances:
        return None
    worst = int(np.argmin(chances))
    return worst if chances[worst] <= allowed[worst] else None


def _own_columns(layout: Layout, series: Series) -> list[tuple[int, int]]:
    """(base parameter, series) of the terms that may change from log to log."""
    place = {name: s for s, name in enumerate(series.names)}
    return [(i, place[layout.names[i]]) for own in layout.own for i in own]


def effective(fits: Fits, habits: Habits, widen: Array, since: dict[str, float]) -> tuple[Array, Array]:
    """(W, h) of the arm at the reference warmth, scatter of its own terms from log to log included.

    W_l' = W_l − W_l E (V⁻¹ + Eᵀ W_l E)⁻¹ Eᵀ W_l,   V = omega² + (tau x)²      E: columns of the own terms

    `widen`: Birge's ratio of the type per joint, by which logs disagree more than their noise explains.
    """
    pairs = _own_columns(fits.layout, fits.series)
    columns, order = [i for i, _ in pairs], [s for _, s in pairs]
    size = len(fits.layout.names)
    total, vector = np.zeros((size, size)), np.zeros(size)
    tau = np.where(np.isfinite(habits.tau), habits.tau, 0.0)
    for l, log in enumerate(fits.rows):
        w, h = precision_of(log, fits.bodies.sigma * np.sqrt(widen), fits.layout)
        x = fits.series.warmth[l, order]
        h = h - w[:, columns] @ (habits.kappa[order] * x * fits.levels[order])
        scatter = habits.omega[order] ** 2 + (tau[order] * x) ** 2
        for k, s in enumerate(order):
            if since.get(fits.series.names[s], -np.inf) > fits.series.days[l]:
                scatter[k] = FORGOTTEN**2
        v = scatter * fits.levels[order] ** 2
        # V may be 0: (V⁻¹ + K)⁻¹ = V (1 + K V)⁻¹.
        inner = v[:, None] * np.linalg.inv(np.eye(len(columns)) + w[np.ix_(columns, columns)] * v[None, :])
        gain = w[:, columns] @ inner
        total += w - gain @ w[columns, :]
        vector += h - gain @ h[columns]
    return (total + total.T) / 2, vector


class Judged(NamedTuple):
    """The arm with what its type knows of habits."""

    changes: list[Any]
    corrected: Array
    deviations: Array
    rates: Array
    rate_deviations: Array
    precision: Array
    vector: Array


def judge(fits: Fits, habits: Habits, widen: Array, false_alarms: float) -> Judged:
    changes = find_changes(fits.series, habits, false_alarms)
    values, deviations = corrected(fits.series, habits)
    rates, rate_deviations = slopes(fits.series, habits)
    since = {change.series: change.after_day for change in changes}
    precision, vector = effective(fits, habits, widen, since)
    return Judged(changes, values, deviations, rates, rate_deviations, precision, vector)
