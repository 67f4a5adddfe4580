"""A Kalman filter and Rauch–Tung–Striebel smoother as pykalman writes them: covariances, one row at a time, NumPy.

usage: kalman.py INPUT OUTPUT. INPUT: a line "order c r", then rows "t y". OUTPUT: a line with seconds, then rows "q v a"
with their deviations. Prior: the first row's position, and a wide one for the rest.
"""
import sys
import time
from math import factorial

import numpy as np


def transition(dt, p, c):
    A, Q = np.zeros((p, p)), np.zeros((p, p))
    for i in range(p):
        for j in range(i, p):
            A[i, j] = dt ** (j - i) / factorial(j - i)
        for j in range(p):
            k = 2 * p - 1 - i - j
            Q[i, j] = c * dt**k / (factorial(p - 1 - i) * factorial(p - 1 - j) * k)
    return A, Q


def smooth(t, y, p, c, r):
    n = len(t)
    m, P = np.zeros(p), np.diag([r] + [1e3 * 10.0**k for k in range(p - 1)])
    m[0] = y[0]
    mean, cov, before, cov_before, A_of = (np.empty((n, p)), np.empty((n, p, p)), np.empty((n, p)), np.empty((n, p, p)),
                                           np.empty((n, p, p)))
    for k in range(n):
        if k:
            A_of[k], Q = transition(t[k] - t[k - 1], p, c)
            m, P = A_of[k] @ m, A_of[k] @ P @ A_of[k].T + Q
        before[k], cov_before[k] = m, P
        s = P[0, 0] + r
        m, P = m + P[:, 0] / s * (y[k] - m[0]), P - np.outer(P[:, 0] / s, P[0])
        P = (P + P.T) / 2
        mean[k], cov[k] = m, P
    for k in range(n - 2, -1, -1):
        G = np.linalg.solve(cov_before[k + 1], A_of[k + 1] @ cov[k]).T
        mean[k] += G @ (mean[k + 1] - before[k + 1])
        cov[k] += G @ (cov[k + 1] - cov_before[k + 1]) @ G.T
    return mean, cov


with open(sys.argv[1]) as file:
    order, c, r = file.readline().split()
    data = np.loadtxt(file)
start = time.process_time()
mean, cov = smooth(data[:, 0], data[:, 1], int(order), float(c), float(r))
seconds = time.process_time() - start
deviation = np.sqrt(np.abs(np.stack([cov[:, i, i] for i in range(3)], 1)))
with open(sys.argv[2], "w") as file:
    file.write(f"{seconds!r}\n")
    np.savetxt(file, np.c_[mean[:, :3], deviation], fmt="%.17g")
