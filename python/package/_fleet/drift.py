"""How friction, offsets and gains move over time, warmth taken away, and when they changed.

One series y_l per joint and kind, relative to the arm's own level; x_l is the warmth of log l:

    y_l = level + kappa · x_l + step · [l ≥ k] + u_l + e_l       kappa ~ N(type's kappa, tau²),  u ~ N(0, omega²)

e_l has the variance of the log's own fit. kappa, tau², omega² and how surely the residual variance is known come from
all arms of the type. At each log, every split k is tried with the logs up to then; the largest |t| has

    p ≤ (number of splits) · P(|Student t| > t)

and raises an alarm where p is below the share of the allowed false alarms that belongs to the time since the log before:
whatever the times at which somebody looks, no more than `false_alarms` per arm and year are expected.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .tails import (
    MANY,
    chi_square_median,
    digamma,
    inverse_trigamma,
    median_deviation,
    student_outside,
    trigamma,
)

Array = NDArray[np.float64]

#: Logs before the first look: with fewer, a residual variance says nothing.
FEWEST_LOGS = 5
#: Arms that tell how arms of a type differ; below, each arm's own regression has to do.
FEWEST_ARMS = 8
DAYS_PER_YEAR = 365.25
#: Half width of the stated intervals, in deviations (95 %).
WIDTH = 1.959963984540054


class Series(NamedTuple):
    """All series of one arm, logs in the order of time."""

    names: tuple[str, ...]  #: "FC3", "FV3", "OFF3", "gain3"
    days: Array  #: L
    warmth: Array  #: L × S, what each series is corrected with; 0: nothing is known
    values: Array  #: L × S, relative
    variances: Array  #: L × S


class Habits(NamedTuple):
    """What series of a type do when nothing wears, one number per series."""

    kappa: Array  #: per unit of warmth
    tau: Array  #: how much arms differ in it
    omega: Array  #: from log to log
    prior_freedom: Array  #: how surely the variance is known from the other arms
    prior_scale: Array  #: variance of residuals, of the one stated


class Change(NamedTuple):
    """A level that changed."""

    series: str
    alarm_day: float  #: of the log that raised the alarm
    before_day: float  #: it changed after this log
    after_day: float  #: and before this one
    step: float  #: relative, warmth taken away, from all logs up to the last
    deviation: float
    p: float


def _residual(y: Array, x: Array, variance: Array) -> tuple[float, float, float, float]:
    """Slope, its variance, sum of weighted squares of what is left, degrees of freedom."""
    weight = 1 / np.sqrt(variance)
    moves = float(np.ptp(x)) > 0
    design = np.column_stack([np.ones_like(y), x]) if moves else np.ones((len(y), 1))
    q, r = np.linalg.qr(design * weight[:, None])
    right = q.T @ (y * weight)
    left = float(np.sum((y * weight) ** 2) - np.sum(right**2))
    if not moves:
        return 0.0, 0.0, max(left, 0), len(y) - 1
    return float(right[1] / r[1, 1]), float(1 / r[1, 1] ** 2), max(left, 0), len(y) - 2


def _omega(arms: Sequence[Series], s: int) -> float:
    """Scatter from log to log beyond the fits' own noise: the median arm's."""
    extra = []
    for arm in arms:
        variance = np.full(len(arm.days), np.mean(arm.variances[:, s]))
        _, _, left, freedom = _residual(arm.values[:, s], arm.warmth[:, s], np.ones_like(variance))
        extra.append(left / chi_square_median(freedom) - variance[0])
    return float(np.sqrt(max(np.median(extra), 0.0)))


def moderation(ratios: Array, freedom: Array) -> tuple[float, float]:
    """Degrees of freedom and scale of the variances of all arms (Smyth 2004, section 6.2, by medians)."""
    if len(ratios) < FEWEST_ARMS:
        return 0.0, 1.0
    logs = np.log(np.maximum(ratios, 1e-12)) - np.array([digamma(d / 2) - np.log(d / 2) for d in freedom])
    excess = median_deviation(logs) ** 2 - float(np.mean([trigamma(d / 2) for d in freedom]))
    prior = 2 * inverse_trigamma(excess) if excess > 0 else MANY
    prior = min(prior, MANY)
    return prior, float(np.exp(np.median(logs) + digamma(prior / 2) - np.log(prior / 2)))


def fit_habits(arms: Sequence[Series]) -> Habits:
    """From all arms of a type that have enough logs."""
    count = len(arms[0].names) if arms else 0
    kappa, tau, omega = np.zeros(count), np.full(count, np.inf), np.zeros(count)
    freedom, scale = np.zeros(count), np.ones(count)
    arms = [arm for arm in arms if len(arm.days) >= FEWEST_LOGS]
    for s in range(count if arms else 0):
        omega[s] = _omega(arms, s)
        fits = [_residual(a.values[:, s], a.warmth[:, s], a.variances[:, s] + omega[s] ** 2) for a in arms]
        slopes, noise = np.array([f[0] for f in fits]), np.array([f[1] for f in fits])
        if len(arms) >= FEWEST_ARMS:
            kappa[s] = np.median(slopes)
            tau[s] = np.sqrt(max(median_deviation(slopes) ** 2 - np.median(noise), np.median(noise) / len(arms)))
        ratios = np.array([left / freedom for _, _, left, freedom in fits])
        freedom[s], scale[s] = moderation(ratios, np.array([f[3] for f in fits], dtype=float))
    return Habits(kappa, tau, omega, freedom, scale)


class _Whitened(NamedTuple):
    ones: Array
    y: Array
    root: Array  #: of the covariance


def _whiten(y: Array, x: Array, variance: Array, kappa: float, tau: float) -> _Whitened:
    # A slope of which nothing is known before is one with a deviation that hides everything along x.
    wide = tau if np.isfinite(tau) else 1e4 * float(np.sqrt(np.mean(variance))) / max(float(np.ptp(x)), 1e-12)
    centred = x - np.mean(x)
    root = np.asarray(np.linalg.cholesky(np.diag(variance) + wide**2 * np.outer(centred, centred)), dtype=np.float64)
    both = np.asarray(np.linalg.solve(root, np.column_stack([np.ones_like(y), y - kappa * centred])), dtype=np.float64)
    return _Whitened(both[:, 0], both[:, 1], root)


class _Step(NamedTuple):
    split: int
    step: float
    variance: float  #: for a residual variance of 1
    left: float


def _best_step(w: _Whitened) -> _Step:
    """The split whose step explains most: all are tried at once."""
    n = len(w.y)
    steps = np.linalg.solve(w.root, np.tril(np.ones((n, n)), 0)[:, 1:])
    unit = w.ones / np.linalg.norm(w.ones)
    y = w.y - unit * (unit @ w.y)
    steps = steps - np.outer(unit, unit @ steps)
    size = np.maximum(np.sum(steps**2, axis=0), 1e-300)
    along = steps.T @ y
    best = int(np.argmax(along**2 / size))
    gain = float(along[best] ** 2 / size[best])
    return _Step(best + 1, float(along[best] / size[best]), float(1 / size[best]), max(float(y @ y) - gain, 0.0))


def _judged(step: _Step, logs: int, own: int, prior_freedom: float, prior_scale: float) -> tuple[float, float]:
    """p of the best split of so many logs, and the residual variance behind it; `own`: its degrees of freedom."""
    variance = (prior_freedom * prior_scale + step.left) / (prior_freedom + own)
    t = abs(step.step) / np.sqrt(step.variance * max(variance, 1e-300))
    return min(1.0, (logs - 1) * student_outside(float(t), min(prior_freedom + own, MANY))), variance


def allowances(days: Array, false_alarms: float, series: int) -> Array:
    """The p below which each log raises an alarm; those before the first look leave theirs to it."""
    spent = np.diff(days, prepend=days[0]) / DAYS_PER_YEAR * false_alarms / series
    out = np.zeros_like(spent)
    if len(days) >= FEWEST_LOGS:
        out[FEWEST_LOGS - 1] = np.sum(spent[:FEWEST_LOGS])
        out[FEWEST_LOGS:] = spent[FEWEST_LOGS:]
    return out


def find_changes(arm: Series, habits: Habits, false_alarms: float) -> list[Change]:
    """The first change of each series, as it would have been seen while the logs came in."""
    out = []
    allowed = allowances(arm.days, false_alarms, len(arm.names))
    for s, name in enumerate(arm.names):
        variance = arm.variances[:, s] + habits.omega[s] ** 2
        prior = float(habits.prior_freedom[s]), float(habits.prior_scale[s])
        # Level and step are fitted; the slope too where the type does not tell it.
        fitted = 2 if np.isfinite(habits.tau[s]) or np.ptp(arm.warmth[:, s]) == 0 else 3

        def best(n: int, s: int = s, variance: Array = variance) -> _Step:
            return _best_step(
                _whiten(arm.values[:n, s], arm.warmth[:n, s], variance[:n], habits.kappa[s], habits.tau[s])
            )

        for n in range(FEWEST_LOGS, len(arm.days) + 1):
            if allowed[n - 1] <= 0:
                continue
            p, _ = _judged(best(n), n, n - fitted, *prior)
            if p > allowed[n - 1]:
                continue
            last = best(len(arm.days))
            p_last, scale = _judged(last, len(arm.days), len(arm.days) - fitted, *prior)
            deviation = float(np.sqrt(last.variance * scale))
            between = float(arm.days[last.split - 1]), float(arm.days[last.split])
            out.append(Change(name, float(arm.days[n - 1]), *between, last.step, deviation, min(p, p_last)))
            break
    return out


def corrected(arm: Series, habits: Habits) -> tuple[Array, Array]:
    """The series at the arm's mean warmth, and their deviations log by log."""
    centred = arm.warmth - np.mean(arm.warmth, axis=0)
    kappa, tau = habits.kappa.copy(), habits.tau.copy()
    for s in np.flatnonzero(~np.isfinite(tau)):
        slope, noise, _, freedom = _residual(arm.values[:, s], arm.warmth[:, s], arm.variances[:, s] + habits.omega[s] ** 2)
        kappa[s], tau[s] = (slope, np.sqrt(noise)) if freedom > 0 else (0.0, 0.0)
    values = arm.values - kappa * centred
    return values, np.sqrt(arm.variances + habits.omega**2 + (tau * centred) ** 2)


def slopes(arm: Series, habits: Habits) -> tuple[Array, Array]:
    """Change per year of each series with its deviation, warmth taken away; NaN with too few logs."""
    count = len(arm.names)
    rate, deviation = np.full(count, np.nan), np.full(count, np.nan)
    years = (arm.days - arm.days[0]) / DAYS_PER_YEAR
    if len(arm.days) < FEWEST_LOGS or years[-1] <= 0:
        return rate, deviation
    for s in range(count):
        variance = arm.variances[:, s] + habits.omega[s] ** 2
        w = _whiten(arm.values[:, s], arm.warmth[:, s], variance, habits.kappa[s], habits.tau[s])
        design = np.column_stack([w.ones, np.linalg.solve(w.root, years)])
        q, r = np.linalg.qr(design)
        right = q.T @ w.y
        left = float(w.y @ w.y - right @ right)
        prior = habits.prior_freedom[s]
        scale = (prior * habits.prior_scale[s] + max(left, 0)) / (prior + len(years) - 2)
        rate[s], deviation[s] = right[1] / r[1, 1], np.sqrt(scale) / abs(r[1, 1])
    return rate, deviation
