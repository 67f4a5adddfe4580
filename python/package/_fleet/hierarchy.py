"""What arms of one type have in common, and what is each arm's own.

    theta_i ~ N(mu, D)              arms of a type
    data_i: precision W_i, W_i · estimate_i = h_i

mu and D are found by expectation and maximisation; each arm's estimate is then that of its own data with the type as prior:

    P_i = (D⁻¹ + W_i)⁻¹,   m_i = mu + P_i (h_i − W_i mu)

P_i is widened for what is not known of mu. An arm with little data borrows: P_i[k, k] / D[k, k] is the borrowed share.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

#: Fewer arms than this say too little of how much arms differ: each stays alone.
FEWEST_ARMS = 8
MOST_ROUNDS = 500
#: Rounds end when no deviation of the type changes by more than this share.
SETTLED = 1e-4


class Hierarchy(NamedTuple):
    """A type and its arms."""

    mean: Array
    spread: Array  #: D
    estimates: Array  #: arms × d
    covariances: Array  #: arms × d × d
    borrowed: Array  #: arms × d, 0: all from its own data, 1: all from the type
    rounds: int


def _root(matrix: Array) -> Array:
    """L with L Lᵀ = matrix, for a matrix that may be singular."""
    values, vectors = np.linalg.eigh(matrix)
    root: Array = vectors * np.sqrt(np.maximum(values, 0))
    return root


def _posterior(root: Array, precisions: Array) -> Array:
    """P_i = L (1 + Lᵀ W_i L)⁻¹ Lᵀ: nothing is inverted that can be singular."""
    inner = np.eye(len(root)) + root.T @ precisions @ root
    out: Array = root @ np.linalg.solve(inner, np.broadcast_to(root.T, inner.shape))
    return (out + np.swapaxes(out, 1, 2)) / 2


def _mean(spread_root: Array, precisions: Array, vectors: Array, scale: Array) -> tuple[Array, Array]:
    """mu = argmax of the data of all arms with theta_i integrated out, and its covariance.

    S_i = (D + W_i⁻¹)⁻¹ = W_i − W_i P_i W_i,   mu = (Σ S_i)⁻¹ Σ (h_i − W_i P_i h_i)
    """
    posterior = _posterior(spread_root, precisions)
    total = np.sum(precisions - precisions @ posterior @ precisions, axis=0)
    right = np.sum(vectors - np.einsum("mij,mjk,mk->mi", precisions, posterior, vectors), axis=0)
    scaled = total * np.outer(scale, scale)
    inverse = np.linalg.pinv((scaled + scaled.T) / 2, rcond=1e-12, hermitian=True) * np.outer(scale, scale)
    return inverse @ right, inverse


def _shrunk(matrix: Array, arms: int) -> Array:
    """Towards its diagonal, the more the fewer arms there are for each of its numbers: weight d / (d + arms)."""
    weight = len(matrix) / (len(matrix) + arms)
    out: Array = (1 - weight) * matrix + weight * np.diag(np.diag(matrix))
    return out


def _first_spread(precisions: Array, vectors: Array, scale: Array) -> Array:
    """From above: the scatter of the arms' own estimates, noise included."""
    alone = np.array([np.linalg.lstsq(w * np.outer(scale, scale), h * scale, rcond=1e-10)[0] for w, h in zip(precisions, vectors)])
    spread: Array = np.median(np.abs(alone - np.median(alone, axis=0)), axis=0) * 1.4826 * scale
    return np.diag(np.maximum(spread, 1e-12 * scale) ** 2)


def fit_hierarchy(precisions: Array, vectors: Array) -> Hierarchy:
    """precisions: arms × d × d, vectors: arms × d."""
    arms = len(vectors)
    # One unit per parameter: the deviation with which a middling arm knows it.
    diagonal = np.median(np.einsum("mii->mi", precisions), axis=0)
    scale = 1 / np.sqrt(np.where(diagonal > 0, diagonal, 1))
    spread = _first_spread(precisions, vectors, scale)
    rounds = 0
    for rounds in range(1, MOST_ROUNDS + 1):
        root = _root(spread)
        mean, mean_covariance = _mean(root, precisions, vectors, scale)
        posterior = _posterior(root, precisions)
        steps = np.einsum("mij,mj->mi", posterior, vectors - precisions @ mean)
        scatter = np.mean(posterior, axis=0) + steps.T @ steps / arms
        # mu was fitted to the same arms: its share of the scatter.
        scatter = scatter + _mean_share(posterior, precisions, mean_covariance)
        fresh = _shrunk((scatter + scatter.T) / 2, arms)
        before, after = np.sqrt(np.diag(spread)), np.sqrt(np.diag(fresh))
        spread = fresh
        if np.all(np.abs(after - before) <= SETTLED * np.maximum(after, 1e-3 * scale)):
            break
    return _finished(spread, precisions, vectors, scale, rounds)


def _mean_share(posterior: Array, precisions: Array, mean_covariance: Array) -> Array:
    keep = np.eye(posterior.shape[1]) - posterior @ precisions
    out: Array = np.mean(keep @ mean_covariance @ np.swapaxes(keep, 1, 2), axis=0)
    return out


def _finished(spread: Array, precisions: Array, vectors: Array, scale: Array, rounds: int) -> Hierarchy:
    root = _root(spread)
    mean, mean_covariance = _mean(root, precisions, vectors, scale)
    posterior = _posterior(root, precisions)
    estimates = mean + np.einsum("mij,mj->mi", posterior, vectors - precisions @ mean)
    keep = np.eye(len(mean)) - posterior @ precisions
    covariances = posterior + keep @ mean_covariance @ np.swapaxes(keep, 1, 2)
    share = np.einsum("mii->mi", posterior) / np.maximum(np.diag(spread), np.finfo(float).tiny)
    return Hierarchy(mean, spread, estimates, covariances, np.clip(share, 0, 1), rounds)


def alone(precision: Array, vector: Array) -> tuple[Array, Array]:
    """One arm by itself; a direction that its logs do not show has a deviation without end."""
    diagonal = np.diag(precision)
    size = np.sqrt(np.where(diagonal > 0, diagonal, 1.0))
    values, vectors = np.linalg.eigh(precision / np.outer(size, size))
    seen = values > 1e-10 * values[-1]
    inverse = np.where(seen, 1 / np.where(seen, values, 1), 0)
    estimate = vectors @ (inverse * (vectors.T @ (vector / size))) / size
    wide = np.where(seen, inverse, 1e16)
    return estimate, (vectors * wide) @ vectors.T / np.outer(size, size)
