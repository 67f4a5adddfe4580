"""Datasets of LeRobot (version 3) as recordings: one per episode."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ._core import Recording, Robot
from ._errors import Error

_DEGREE = 0.017453292519943295  # [rad]


def _info(root: Path) -> dict[str, Any]:
    path = root / "meta" / "info.json"
    try:
        info = json.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise Error("it is not a LeRobot dataset: meta/info.json is missing", "file missing", str(root)) from None
    except ValueError as error:
        raise Error(f"it is not JSON: {error}", "syntax", str(path)) from None
    version = str(info.get("codebase_version", "none")) if isinstance(info, dict) else "none"
    if not version.startswith("v3"):
        raise Error(f"its codebase_version is {version}; version 3 is read", "unsupported", str(path),
                    "Convert it with LeRobot's own converter.")  # fmt: skip
    return dict(info)


def _names(feature: Any, count: int) -> list[str] | None:
    """Names of a feature's components: a list, or a list under one key ("motors"); None where there are none."""
    names = feature.get("names") if isinstance(feature, dict) else None
    if isinstance(names, dict):
        names = next(iter(names.values()), None)
    if not isinstance(names, list) or len(names) != count:
        return None
    return [str(name).removesuffix(".pos") for name in names]


class _Table:
    """All rows of the dataset: the columns that are asked for, by name."""

    def __init__(self, root: Path, info: dict[str, Any], wanted: list[str]) -> None:
        from ._tables import _needs

        parquet = _needs("pyarrow.parquet", "read_lerobot")
        self.features: dict[str, Any] = info.get("features") or {}
        files = sorted((root / "data").glob("*/*.parquet"))
        if not files:
            raise Error("data holds no Parquet file", "file missing", str(root / "data"))
        self.pieces: dict[str, list[Any]] = {name: [] for name in wanted}
        for file in files:
            try:
                known = parquet.read_schema(file).names
                missing = [name for name in wanted if name not in known]
                if missing:
                    raise Error(f"it has no column {missing[0]}; its columns are {', '.join(known)}", "not found", str(file))
                table = parquet.read_table(file, columns=wanted)
                if table.num_rows == 0:
                    continue
            except (OSError, ValueError) as error:
                raise Error(f"it cannot be read: {error}", "syntax", str(file)) from None
            for name in wanted:
                self.pieces[name].append(self._numbers(table[name], name, str(file)))
        if not self.pieces[wanted[0]]:
            raise Error("its Parquet files hold no row", "meaning", str(root / "data"))

    @staticmethod
    def _numbers(column: Any, name: str, place: str) -> Any:
        import numpy as np

        try:
            values = column.to_pylist()
            return np.asarray(values, dtype=np.float64)
        except (TypeError, ValueError):
            raise Error(f"{name} is not a list of the same length in every row", "meaning", place) from None

    def __getitem__(self, name: str) -> Any:
        import numpy as np

        return np.concatenate(self.pieces[name])


def read_lerobot(
    path: str | os.PathLike[str],
    *,
    q: str = "observation.state",
    v: str | None = None,
    tau: str | None = None,
    current: str | None = None,
    joints: Robot | Sequence[str] | None = None,
    degrees: bool = False,
    episodes: Sequence[int] | None = None,
) -> list[Recording]:
    """The episodes of a LeRobot dataset (version 3), in order, as recordings. Needs pyarrow.

    q, v, tau and current name the features that hold positions, velocities, torques and currents; LeRobot has no fixed
    name for torque. joints: the robot, or the names of the joints to take, out of those that the feature names; all
    where nothing is given. degrees: positions and velocities are in degrees. Rows are ordered by their frame.
    """
    import numpy as np

    root = Path(path)
    info = _info(root)
    kinds = {"q": q, "v": v, "tau": tau, "current": current}
    wanted = {kind: name for kind, name in kinds.items() if name is not None}
    table = _Table(root, info, ["episode_index", "frame_index", "timestamp", *dict.fromkeys(wanted.values())])
    values = {kind: table[name] for kind, name in wanted.items()}
    for kind, array in values.items():
        if array.ndim != 2:
            raise Error(f"{wanted[kind]} is not a list of numbers in every row", "meaning", str(root))
    names = _names(table.features.get(q), values["q"].shape[1])
    asked = list(joints.joint_names if isinstance(joints, Robot) else joints) if joints is not None else None
    if asked is not None and names is not None:
        unknown = [name for name in asked if name not in names]
        if unknown:
            raise Error(f"{q} has no joint {unknown[0]}; it has {', '.join(names)}", "not found", str(root))
        values = {kind: array[:, [names.index(name) for name in asked]] for kind, array in values.items()}
    elif asked is not None and len(asked) != values["q"].shape[1]:
        raise Error(f"{q} has {values['q'].shape[1]} numbers without names, and {len(asked)} joints are asked for",
                    "meaning", str(root))  # fmt: skip
    if degrees:
        for kind in ("q", "v"):
            if kind in values:
                values[kind] = values[kind] * _DEGREE
    episode, frame = table["episode_index"], table["frame_index"]
    time = table["timestamp"]
    chosen = np.unique(episode) if episodes is None else np.asarray(episodes, dtype=np.float64)
    out = []
    for number in chosen:
        rows = np.flatnonzero(episode == number)
        if len(rows) == 0:
            raise Error(f"there is no episode {int(number)}", "not found", str(root))
        rows = rows[np.argsort(frame[rows], kind="stable")]
        out.append(
            Recording.from_arrays(
                time[rows],
                values["q"][rows],
                **{kind: values[kind][rows] for kind in ("v", "tau", "current") if kind in values},
                joints=joints if isinstance(joints, Robot) else (asked or names),
            )
        )
    return out
