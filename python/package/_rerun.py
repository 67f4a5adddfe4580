"""Recordings and models in the rerun viewer, with units in the names of the curves."""

from __future__ import annotations

from typing import Any

from ._core import Model, Recording, Robot
from ._interfaces import _needs


def log_to_rerun(
    recording: Recording,
    *,
    robot: Robot | None = None,
    model: Model | None = None,
    path: str = "robot",
    stream: Any = None,
) -> None:
    """Positions and torques as curves over the time of the log; with a model also what it predicts and what is left;
    with a robot its links as a moving line. stream: a rerun.RecordingStream; else the current one.

    Call rerun.init(..., spawn=True) or rerun.save(...) first.
    """
    import numpy as np

    rerun = _needs("rerun")

    def curve(name: str, time: Any, values: Any) -> None:
        rerun.send_columns(
            f"{path}/{name}",
            indexes=[rerun.TimeColumn("log_time_s", duration=time)],
            columns=rerun.Scalars.columns(scalars=values),
            recording=stream,
        )

    units = recording.position_units
    force = ["N" if unit == "m" else "N·m" for unit in units]
    time = np.ascontiguousarray(recording.time - recording.time[0])
    for j, joint in enumerate(recording.joints):
        curve(f"{joint}/position [{units[j]}]", time, recording.q[:, j])
        if recording.tau is not None:
            curve(f"{joint}/torque/measured [{force[j]}]", time, recording.tau[:, j])
    if model is not None:
        samples = recording.prepare(model.robot)
        predicted = model.predict_samples(samples)
        kind = dict(zip(recording.joints, force))
        for j, joint in enumerate(samples.joints):
            unit = kind.get(joint, "N·m")
            curve(f"{joint}/torque/predicted [{unit}]", samples.time, predicted[:, j])
            curve(f"{joint}/torque/residual [{unit}]", samples.time, samples.tau[:, j] - predicted[:, j])
        robot = robot or model.robot
    if robot is not None:
        _log_links(rerun, recording, robot, time, path, stream)


def _log_links(rerun: Any, recording: Recording, robot: Robot, time: Any, path: str, stream: Any) -> None:
    """The origins of the bodies, joined by a line: at most 500 instants, enough to see it move."""
    import numpy as np

    order = [recording.joints.index(name) for name in robot.joint_names]
    for k in np.unique(np.linspace(0, len(recording) - 1, 500).astype(int)):
        q = recording.q[k, order]
        points = [np.zeros(3), *(robot.frame_pose(body, q)[:3, 3] for body in robot.body_names)]
        rerun.set_time("log_time_s", duration=float(time[k]), recording=stream)
        rerun.log(f"{path}/links [m]", rerun.LineStrips3D([np.array(points)]), recording=stream)
