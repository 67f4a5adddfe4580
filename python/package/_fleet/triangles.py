"""What the logs of one arm say, from their small triangles alone: bodies that stay, friction and gains log by log.

For joint j of log l, with the base parameters split into those of the bodies (b) and the joint's own terms (f):

    ‖Y beta − tau‖² = ‖factor · beta − target‖² + rest        factor = [B | F]
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .._core import Information

Array = NDArray[np.float64]

#: Terms of one joint that may change from log to log. What is not listed belongs to the bodies.
OWN_TERM = re.compile(r"^(FV|FC|FCP|FCN|FS|FP|OFF)(\d+)$")
#: Rounds of weights from residuals: the second changes the bodies by less than a hundredth of their deviation.
WEIGHT_ROUNDS = 3


class JointRows(NamedTuple):
    """One joint's equations in one log, columns of the bodies and of its own terms apart."""

    bodies: Array  #: rows × b
    own: Array  #: rows × f
    target: Array
    rest: float
    samples: float
    inflation: float  #: samples per effective sample
    torque_square: float


class Layout(NamedTuple):
    """Which base parameters are which."""

    names: tuple[str, ...]
    units: tuple[str, ...]
    joints: tuple[str, ...]
    bodies: tuple[int, ...]  #: indices of the bodies' parameters
    own: tuple[tuple[int, ...], ...]  #: per joint, indices of its own terms


def layout_of(information: Information) -> Layout:
    names = tuple(information.parameters)
    own: list[list[int]] = [[] for _ in information.joints]
    bodies = []
    for i, name in enumerate(names):
        found = OWN_TERM.match(name)
        if found and 1 <= int(found[2]) <= len(own):
            own[int(found[2]) - 1].append(i)
        else:
            bodies.append(i)
    joints = tuple(information.joints)
    return Layout(names, tuple(information.units), joints, tuple(bodies), tuple(map(tuple, own)))


def rows_of(information: Information, layout: Layout) -> list[JointRows]:
    """The triangles of one log with columns in the layout's order."""
    inflation = information.inflation
    out = []
    for j in range(len(layout.joints)):
        columns, factor, target, rest, count, square = information.joint(j)
        whole = np.zeros((len(target), len(layout.names)))
        whole[:, columns] = factor
        widen = 1.0 if inflation is None else float(inflation[j])
        parts = whole[:, list(layout.bodies)], whole[:, list(layout.own[j])]
        out.append(JointRows(*parts, np.asarray(target), rest, count, widen, square))
    return out


def without_own(rows: JointRows) -> tuple[Array, Array]:
    """What the rows say of the bodies whatever the joint's own terms are: those columns are turned away first."""
    f = rows.own.shape[1]
    if f == 0 or len(rows.target) == 0:
        return rows.bodies, rows.target
    q, _ = np.linalg.qr(rows.own, mode="complete")
    rest = q[:, f:].T
    return rest @ rows.bodies, rest @ rows.target


class Bodies(NamedTuple):
    """The bodies' parameters of one arm from all its logs, friction free in each."""

    beta: Array
    sigma: Array  #: deviation of the torque noise per joint [N·m]


def fit_bodies(logs: Sequence[Sequence[JointRows]]) -> Bodies:
    """beta = argmin Σ_l,j ‖B' beta − target'‖² / sigma_j², the smallest where the logs leave it open."""
    joints, width = len(logs[0]), logs[0][0].bodies.shape[1]
    reduced = [[without_own(rows) for rows in log] for log in logs]
    freedom = np.array([sum(log[j].samples - log[j].own.shape[1] for log in logs) for j in range(joints)])
    square = np.array([sum(log[j].torque_square for log in logs) for j in range(joints)])
    sigma = np.sqrt(np.maximum(square, np.finfo(float).tiny) / np.maximum(freedom, 1))
    beta = np.zeros(width)
    for _ in range(WEIGHT_ROUNDS):
        a = np.vstack([rows / sigma[j] for log in reduced for j, (rows, _) in enumerate(log)])
        b = np.concatenate([target / sigma[j] for log in reduced for j, (_, target) in enumerate(log)])
        scale = np.maximum(np.linalg.norm(a, axis=0), np.finfo(float).tiny)
        beta = np.linalg.lstsq(a / scale, b, rcond=1e-10)[0] / scale
        for j in range(joints):
            left = sum(log[j].rest for log in logs)
            left += sum(float(np.sum((log[j][0] @ beta - log[j][1]) ** 2)) for log in reduced)
            sigma[j] = np.sqrt(max(left, 1e-12 * square[j], np.finfo(float).tiny) / max(freedom[j], 1))
    return Bodies(beta, sigma)


def between_logs(logs: Sequence[Sequence[JointRows]], bodies: Bodies) -> tuple[Array, Array]:
    """How much the logs disagree about the bodies beyond their own noise: per joint a square sum and what is expected.

        Q_j = Σ_l ‖B' beta − target'‖² / (sigma_j² inflation),   expected: rows less what beta took of them

    Their ratio (Birge 1932) is 1 where noise is all there is, more where each motion shows another part of what the model
    lacks.
    """
    joints = len(logs[0])
    weighted: list[list[tuple[Array, Array]]] = [[] for _ in range(joints)]
    for log in logs:
        for j, rows in enumerate(log):
            weight = 1 / (bodies.sigma[j] * np.sqrt(rows.inflation))
            reduced, target = without_own(rows)
            weighted[j].append((weight * reduced, weight * (reduced @ bodies.beta - target)))
    grams = [sum((a.T @ a for a, _ in of), np.zeros((len(bodies.beta),) * 2)) for of in weighted]
    total = sum(grams, np.zeros_like(grams[0]))
    scale = np.sqrt(np.maximum(np.diag(total), np.finfo(float).tiny))
    inverse = np.linalg.pinv(total / np.outer(scale, scale), rcond=1e-10, hermitian=True) / np.outer(scale, scale)
    square = np.array([sum(float(left @ left) for _, left in of) for of in weighted])
    rows_left = np.array([sum(_rank(a) for a, _ in of) - float(np.sum(g * inverse)) for of, g in zip(weighted, grams)])
    return square, rows_left


def _rank(a: Array) -> int:
    """Rows that say something of a body."""
    return int(np.sum(np.linalg.norm(a, axis=1) > 0)) if a.size else 0


class LogFit(NamedTuple):
    """One joint in one log beside the arm's bodies: gain of the measured torque, then its own terms."""

    values: Array  #: 1 + f
    covariance: Array


def fit_log(rows: JointRows, bodies: Bodies, joint: int) -> LogFit:
    """tau = gain · (bodies' torque) + own terms."""
    design = np.column_stack([rows.bodies @ bodies.beta, rows.own])
    scale = np.maximum(np.linalg.norm(design, axis=0), np.finfo(float).tiny)
    u, s, vt = np.linalg.svd(design / scale, full_matrices=False)
    # A direction that the log does not show has a deviation without end, not a value.
    seen = s > 1e-8 * s[0]
    inverse = np.where(seen, 1 / np.where(seen, s, 1), 0)
    values = vt.T @ (inverse * (u.T @ rows.target)) / scale
    spread = np.where(seen, inverse**2, 1e16)
    covariance = (vt.T * spread) @ vt / np.outer(scale, scale)
    return LogFit(values, covariance * bodies.sigma[joint] ** 2 * rows.inflation)


class ToolFit(NamedTuple):
    """What would have to be added to the last body so that a log fits the arm's other logs."""

    statistic: float  #: square sum in deviations; about `rank` where nothing is added
    rank: int
    mass_kg: float
    mass_deviation_kg: float


def fit_tool(log: Sequence[JointRows], bodies: Bodies, columns: Array) -> ToolFit:
    """`columns`: how the bodies' parameters change per unit of mass and first moment of the last body, b × 4."""
    a, b = [], []
    for j, rows in enumerate(log):
        reduced, target = without_own(rows)
        weight = 1 / (bodies.sigma[j] * np.sqrt(rows.inflation))
        a.append(weight * reduced @ columns)
        b.append(weight * (target - reduced @ bodies.beta))
    design, left = np.vstack(a), np.concatenate(b)
    u, s, vt = np.linalg.svd(design, full_matrices=False)
    seen = s > 1e-6 * max(s[0], np.finfo(float).tiny)
    projected = (u.T @ left)[seen]
    step = vt.T[:, seen] @ (projected / s[seen])
    variance = np.sum((vt.T[0, seen] / s[seen]) ** 2)
    return ToolFit(float(projected @ projected), int(seen.sum()), float(step[0]), float(np.sqrt(variance)))


def precision_of(log: Sequence[JointRows], sigma: Array, layout: Layout) -> tuple[Array, Array]:
    """(precision, precision · estimate) of one log over all base parameters, in the layout's order of names.

    `sigma` is what the torque noise of each joint counts as.
    """
    size = len(layout.names)
    matrix, vector = np.zeros((size, size)), np.zeros(size)
    for j, rows in enumerate(log):
        columns = [*layout.bodies, *layout.own[j]]
        factor = np.hstack([rows.bodies, rows.own]) / (sigma[j] * np.sqrt(rows.inflation))
        target = rows.target / (sigma[j] * np.sqrt(rows.inflation))
        matrix[np.ix_(columns, columns)] += factor.T @ factor
        vector[columns] += factor.T @ target
    return matrix, vector
