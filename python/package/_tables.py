"""Recordings as tables of pandas and Arrow, with units in the names of the columns."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Sequence
from typing import Any, Union

from ._core import Model, Recording, Robot
from ._errors import Error


def _needs(module: str, what: str) -> Any:
    import importlib

    try:
        return importlib.import_module(module)
    except ImportError:
        package = module.split(".")[0]
        raise Error(f"{what} needs {package}, which is not installed", "unsupported", "", f"pip install {package}") from None


def columns(recording: Recording) -> dict[str, Any]:
    """Name with unit to values, in the order of Armature's own CSV: t[s], q_elbow[rad], …, tau_elbow[Nm], i_elbow[A]."""
    out: dict[str, Any] = {"t[s]": recording.time}
    units = recording.position_units
    suffixes = {"q": "", "v": "/s", "a": "/s^2"}
    for kind, suffix in suffixes.items():
        values = getattr(recording, kind)
        if values is not None:
            for j, joint in enumerate(recording.joints):
                out[f"{kind}_{joint}[{units[j]}{suffix}]"] = values[:, j]
    for kind, values in (("tau", recording.tau), ("i", recording.current)):
        if values is not None:
            for j, joint in enumerate(recording.joints):
                unit = "A" if kind == "i" else "N" if units[j] == "m" else "Nm"
                out[f"{kind}_{joint}[{unit}]"] = values[:, j]
    return out


def to_dataframe(recording: Recording) -> Any:
    return _needs("pandas", "to_dataframe").DataFrame(columns(recording))


def to_arrow(recording: Recording) -> Any:
    return _needs("pyarrow", "to_arrow").table(columns(recording))


def to_parquet(recording: Recording, path: str | os.PathLike[str]) -> None:
    _needs("pyarrow.parquet", "to_parquet").write_table(to_arrow(recording), os.fspath(path))


#: Names of one kind of signal: a pattern, or one label per joint.
Labels = Union[str, Sequence[Union[str, int]]]


def _label(of: str | int) -> str:
    """A column's label as a text; the numbers of a table without a header would be taken for its first row."""
    return of if isinstance(of, str) else f"column {of}"


def _columns_of(of: Labels, names: Sequence[str]) -> list[str]:
    """One column per joint: {name} is the joint's name, {index} counts from 0, {number} from 1."""
    if not isinstance(of, str):
        return [_label(label) for label in of]
    try:
        return [of.format(name=name, index=j, number=j + 1) for j, name in enumerate(names)]
    except (KeyError, IndexError, ValueError):
        raise ValueError(
            f'from_dataframe: "{of}" is not a pattern of columns; {{name}} is the joint\'s name, {{index}} counts from 0, '
            "{number} from 1"
        ) from None


def _mapping_of(joints: Robot | Sequence[str] | None, time: str | int, columns: dict[str, Labels]) -> str:
    """The names of somebody's columns as a mapping file."""
    if joints is None:
        raise TypeError("from_dataframe: columns are named, so that joints must be given: a Robot or their names")
    names = joints.joint_names if isinstance(joints, Robot) else list(joints)
    text: dict[str, Any] = {"joints": names}
    if time != "":
        text["time"] = {"column": _label(time)}
    for kind, of in columns.items():
        if len(of):
            text[kind] = {"columns": _columns_of(of, names)}
    return json.dumps(text)  # JSON is YAML


def _read(path: str, mapping: str | os.PathLike[str] | None, named: bool) -> Recording:
    try:
        return Recording.read(path, mapping=mapping)
    except Error as error:
        if mapping is not None and not named:
            raise
        what, *_ = str(error).removeprefix("dataframe.csv: ").partition(". ")
        raise Error(what, error.code, "from_dataframe",
                    'Say which columns are what: from_dataframe(frame, joints=robot, time="t", q="q{index}", tau="tau{index}"), '
                    'with {name} for a joint\'s name instead of its index: q="{name}.pos"; or give one label per joint.') from None  # fmt: skip


def from_dataframe(
    frame: Any,
    *,
    mapping: str | os.PathLike[str] | None = None,
    joints: Robot | Sequence[str] | None = None,
    time: str | int = "",
    q: Labels = "",
    tau: Labels = "",
    v: Labels = "",
    current: Labels = "",
) -> Recording:
    """The table as a CSV in memory, so that names, units and mappings mean what they mean for a file."""
    if not hasattr(frame, "to_csv"):
        raise TypeError(f"frame is a {type(frame).__name__}; expected a pandas DataFrame")
    named = bool(time != "" or len(q) or len(tau) or len(v) or len(current))
    if named and mapping is not None:
        raise TypeError("from_dataframe: give the names of columns, or a mapping, not both")
    if named:
        mapping = _mapping_of(joints, time, {"q": q, "tau": tau, "v": v, "current": current})
    with tempfile.TemporaryDirectory(prefix="armature-") as folder:
        path = os.path.join(folder, "dataframe.csv")
        # repr gives every number back as the same double.
        frame.rename(columns=_label).to_csv(path, index=frame.index.name is not None)
        read = _read(path, mapping, named)
    if joints is None or named:
        return read
    return Recording.from_arrays(
        read.time, read.q, tau=read.tau, v=read.v, a=read.a, current=read.current, joints=joints
    )


def model_to_dataframe(model: Model, *, set: str = "base") -> Any:
    pandas = _needs("pandas", "to_dataframe")
    if set == "base":
        deviation = model.base_covariance.diagonal() ** 0.5
        return pandas.DataFrame({"value": model.base, "deviation": deviation}, index=model.base_names)
    if set != "physical":
        raise ValueError(f'to_dataframe: set is "{set}"; expected "base" or "physical"')
    found = json.loads(model.to_json()).get("physical")
    if not found:
        raise Error("the model has no physical parameters", "meaning", "to_dataframe", "Identify with physical parameters.")
    rows = {
        name: {"value": p["value"], "deviation": p["sigma"], "unit": p["unit"], "standing": p["standing"]}
        for name, p in found.items()
    }
    table = pandas.DataFrame.from_dict(rows, orient="index").reindex(model.parameter_names)
    # A deviation without end is written as a word or nothing.
    table["deviation"] = pandas.to_numeric(table["deviation"], errors="coerce").fillna(float("inf"))
    return table
