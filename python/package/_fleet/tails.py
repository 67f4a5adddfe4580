"""Tails of distributions, in the few forms that are needed here."""

from __future__ import annotations

import math

import numpy as np

from .._core import fisher_above as fisher_above
from .._core import student_outside as student_outside

#: More degrees of freedom than this are a normal distribution for any purpose here.
MANY = 1e4


def chi_square_outside(x: float, freedom: int) -> float:
    """P(chi² with 1 … 4 degrees of freedom > x)."""
    if x <= 0:
        return 1.0
    half = x / 2
    if freedom == 1:
        return math.erfc(math.sqrt(half))
    if freedom == 2:
        return math.exp(-half)
    if freedom == 3:
        return math.erfc(math.sqrt(half)) + 2 * math.sqrt(half / math.pi) * math.exp(-half)
    return math.exp(-half) * (1 + half)


def chi_square_median(freedom: float) -> float:
    """Wilson and Hilferty 1931: within 1 % from one degree of freedom on."""
    return freedom * (1 - 2 / (9 * freedom)) ** 3


def digamma(x: float) -> float:
    """Recurrence up to 6, then the asymptotic series: error below 1e-8."""
    out = 0.0
    while x < 6:
        out, x = out - 1 / x, x + 1
    return out + math.log(x) - 1 / (2 * x) - 1 / (12 * x**2) + 1 / (120 * x**4) - 1 / (252 * x**6)


def trigamma(x: float) -> float:
    out = 0.0
    while x < 6:
        out, x = out + 1 / x**2, x + 1
    return out + 1 / x + 1 / (2 * x**2) + 1 / (6 * x**3) - 1 / (30 * x**5) + 1 / (42 * x**7)


def inverse_trigamma(y: float) -> float:
    """x with trigamma(x) = y, by bisection of its logarithm: trigamma falls from infinity to 0."""
    low, high = math.log(1e-4), math.log(MANY)
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if trigamma(math.exp(middle)) > y else (low, middle)
    return math.exp((low + high) / 2)


def median_deviation(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> float:
    """Standard deviation from the median of absolute deviations: a few worn arms do not move it."""
    return float(1.4826 * np.median(np.abs(values - np.median(values))))
