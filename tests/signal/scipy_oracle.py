#!/usr/bin/env python3
"""Writes scipy_oracle.inc: what scipy.signal.sosfiltfilt makes of a signal both sides can compute exactly."""
import pathlib

import numpy as np
import scipy
from scipy import signal

CASES = [  # order, cut-off [Hz], rate [Hz]
    (20, 2.0, 100.0), (12, 1.6, 100.0), (4, 6.0, 1000.0), (2, 5.0, 500.0), (20, 100.0, 5000.0), (19, 40.0, 200.0),
    (1, 3.0, 50.0), (5, 12.0, 250.0), (20, 2.0, 1000.0),
]
ROWS = 400


def source():
    # Integers over a power of two: the same doubles everywhere.
    k = np.arange(ROWS, dtype=np.int64)
    return ((k * 7919) % 1024) / 512.0 - 1.0 + ((k * k) % 4096) / 1024.0


def main():
    x = source()
    lines = [f"// Made by scipy_oracle.py with scipy {scipy.__version__}. Every 7th row."]
    for order, cutoff, rate in CASES:
        y = signal.sosfiltfilt(signal.butter(order, cutoff, fs=rate, output="sos"), x)[::7]
        numbers = ", ".join(repr(float(v)) for v in y)
        lines.append(f"{{{order}, {cutoff}, {rate}, {{{numbers}}}}},")
    pathlib.Path(__file__).with_suffix(".inc").write_text("\n".join(lines) + "\n")


main()
