"""Figures with units on every axis (matplotlib)."""

from __future__ import annotations

from typing import Any

from ._core import Recording
from ._errors import Error
from ._outcome import Outcome


def _figure(rows: int, columns: int, width: float, height: float) -> Any:
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Error("plot needs matplotlib, which is not installed", "unsupported", "", "pip install matplotlib") from None

    class Shown(Figure):
        """A figure that a notebook shows without pyplot, which would keep it alive."""

        def _repr_png_(self) -> bytes:
            from io import BytesIO

            picture = BytesIO()
            self.savefig(picture, format="png", dpi=100)
            return picture.getvalue()

    figure = Shown(figsize=(width, height), layout="constrained")
    return figure, figure.subplots(rows, columns, sharex="col", squeeze=False)


def plot_recording(recording: Recording) -> Any:
    """One row per joint: position, and torque where the log has it."""
    tau = recording.tau
    count = len(recording.joints)
    figure, axes = _figure(count, 1 if tau is None else 2, 10, 1.2 * count + 1)
    for j, joint in enumerate(recording.joints):
        axes[j, 0].plot(recording.time, recording.q[:, j], linewidth=0.8)
        axes[j, 0].set_ylabel(f"{joint} [{recording.position_units[j]}]")
        if tau is not None:
            axes[j, 1].plot(recording.time, tau[:, j], linewidth=0.8)
            axes[j, 1].set_ylabel("[N]" if recording.position_units[j] == "m" else "[N·m]")
    for axis in axes[-1]:
        axis.set_xlabel("time [s]")
    return figure


def plot_outcome(outcome: Outcome) -> Any:
    """The base parameters with their intervals, of an identification."""
    estimate = (outcome.result or {}).get("estimate")
    if estimate is None:
        raise AttributeError(f"{outcome.verb} has no plot; its files are {sorted(outcome.files)}")
    parameters = estimate["parameters"]
    units: dict[str, list[dict[str, Any]]] = {}
    for parameter in parameters:
        units.setdefault(parameter["unit"], []).append(parameter)
    figure, axes = _figure(1, len(units), 3 + 2.5 * len(units), 1.5 + 0.2 * max(len(p) for p in units.values()))
    for axis, (unit, group) in zip(axes[0], units.items()):
        values = [p["value"] for p in group]
        lower = [p["value"] - p["lower"] for p in group]
        upper = [p["upper"] - p["value"] for p in group]
        axis.errorbar(values, range(len(group)), xerr=[lower, upper], fmt="o", markersize=3, capsize=2)
        axis.set_yticks(range(len(group)), [p["name"] for p in group])
        axis.invert_yaxis()
        axis.set_xlabel(f"[{unit}]")
        axis.grid(alpha=0.3)
    return figure
