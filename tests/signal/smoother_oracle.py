#!/usr/bin/env python3
"""Writes smoother_oracle.inc: dense Gaussian-process regression with the covariance of smoother.hpp, flat prior on the polynomial.

Two roads that share no code with the recursion: NumPy/SciPy in double precision with up to 2,000 samples where the dense
matrix is well conditioned, and mpmath with 60 digits where it is not (many time constants in one log).
"""
import pathlib
from math import comb, factorial

import mpmath
import numpy as np
import scipy
from scipy import linalg

mpmath.mp.dps = 60


def stamps(kind, n):
    # Numbers with few bits: the same doubles everywhere.
    k = np.arange(n, dtype=np.int64)
    steps = np.full(n, 8) if kind == "even" else 3 + (k * k * 7919 + k * 31) % 13
    steps = steps.astype(np.int64)
    if kind == "gap":
        steps[n // 2] += 400
        steps[n // 4] = 0
    return (np.cumsum(steps) - steps[0]) / 4096.0


def values(n):
    k = np.arange(n, dtype=np.int64)
    smooth = ((k % 97) * (97 - k % 97) * (((k // 97) % 2) * 2 - 1)) / 4096.0
    return smooth + ((k * 7919) % 1024) / 262144.0


# order, stamps, rows, T [s], noise, high precision
CASES = [(3, "even", 2000, 0.5, 0.001, False), (4, "uneven", 1000, 0.4, 0.002, False), (5, "gap", 800, 0.35, 0.01, False),
         (3, "uneven", 130, 0.006, 0.002, True), (4, "even", 130, 0.008, 0.002, True), (4, "gap", 130, 0.003, 0.001, True),
         (5, "uneven", 130, 0.005, 0.002, True), (5, "gap", 120, 0.05, 0.0005, True)]
STEP = 8 / 4096.0


def kernel_of(t, s, a, b, number):
    """∫_0^s (t−u)^a/a! (s−u)^b/b! du for s ≤ t, a sum of positive terms; numbers or arrays."""
    d = t - s
    total = sum(comb(a, k) * d ** (a - k) * s ** (k + b + 1) / number(k + b + 1) for k in range(a + 1))
    return total / number(factorial(a) * factorial(b))


def covariances(x, a, b, number):
    early, late = np.meshgrid(x, x)  # rows: the first argument
    below = kernel_of(late, early, a, b, number)
    above = kernel_of(early, late, b, a, number)
    return np.where(late >= early, below, above)


def dense(t, y, p, c, r, derivatives, precise):
    number = mpmath.mpf if precise else float
    kind = object if precise else float
    t = np.array([number(float(x)) for x in t], dtype=kind)
    y = np.array([number(float(x)) for x in y], dtype=kind)
    n, L = len(t), t[-1] - t[0]
    x = (t - t[0]) / L
    drive = number(c) * L ** (2 * p - 1)
    grid = lambda i, j: drive * covariances(x, p - 1 - i, p - 1 - j, number)
    V = grid(0, 0) + number(r) * np.array(np.eye(n), dtype=kind)
    X = np.stack([x**i / number(factorial(i)) for i in range(p)], 1)
    if precise:
        C = V.copy()
        for j in range(n):
            C[j, j] = mpmath.sqrt(C[j, j])
            C[j + 1 :, j] /= C[j, j]
            for i in range(j + 1, n):
                C[i:, i] -= C[i:, j] * C[i, j]

        def lower(B):
            B = B.copy()
            for i in range(n):
                B[i] /= C[i, i]
                if B.ndim == 1:
                    B[i + 1 :] -= C[i + 1 :, i] * B[i]
                else:
                    B[i + 1 :] -= np.outer(C[i + 1 :, i], B[i])
            return B
        log = lambda v: sum(mpmath.log(abs(q)) for q in v)
    else:
        C = linalg.cholesky(V, lower=True)
        lower = lambda B: linalg.solve_triangular(C, B, lower=True)
        log = lambda v: np.log(np.abs(v)).sum()
    Z, z = lower(X), lower(y)
    N = Z.T @ Z
    Ni = np.array(mpmath.inverse(mpmath.matrix(N.tolist())).tolist(), dtype=object).reshape(p, p)
    Ni = Ni if precise else Ni.astype(float)
    b = Ni @ (Z.T @ z)
    e = z - Z @ b
    logdet = mpmath.log(mpmath.det(mpmath.matrix(N.tolist())))
    # The columns above are those of smoother.hpp over L^i: |X'V⁻¹X| there is larger by L^(2·(0 + 1 + … + p−1)).
    constant = (n - p) * mpmath.log(2 * mpmath.pi) + p * (p - 1) * mpmath.log(L)
    likelihood = -(constant + 2 * log([C[i, i] for i in range(n)]) + logdet + e @ e) / 2
    found = []
    for d in range(derivatives):
        k = grid(d, 0)
        Xd = np.stack([x ** (i - d) / number(factorial(i - d)) if i >= d else 0 * x for i in range(p)], 1)
        kz = lower(k.T)
        D = Xd - kz.T @ Z
        own = drive * kernel_of(x, x, p - 1 - d, p - 1 - d, number)
        variance = own - (kz * kz).sum(0) + (D @ Ni * D).sum(1)
        mean = Xd @ b + kz.T @ e
        found.append(([float(v / L**d) for v in mean], [float(v**0.5 / L**d) for v in variance]))
    return float(likelihood), found


def main():
    lines = [f"// Made by smoother_oracle.py with scipy {scipy.__version__} and mpmath {mpmath.__version__}. Eleven rows of each case."]
    for p, kind, n, T, noise, precise in CASES:
        t, y = stamps(kind, n), values(n)
        c = noise**2 * STEP / T ** (2 * p)
        likelihood, found = dense(t, y, p, c, noise**2, 3, precise)
        rows = sorted({int(round(i * (n - 1) / 10)) for i in range(11)})
        text = ", ".join("{" + ", ".join(repr(found[d][m][k]) for d in range(3) for m in range(2)) + "}" for k in rows)
        index = ", ".join(map(str, rows))
        lines.append(f'{{{p}, "{kind}", {n}, {T}, {noise}, {likelihood!r}, {{{index}}}, {{{text}}}}},')
        print(p, kind, n, likelihood, flush=True)
    pathlib.Path(__file__).with_suffix(".inc").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
