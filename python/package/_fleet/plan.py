"""Which robots there are and which logs belong to them: a table, or a folder that says it by its directories."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Mapping
from datetime import datetime, timezone
from pathlib import Path
from typing import Any, NamedTuple

from .._errors import Error

#: Endings of files that can be logs; Parquet needs pyarrow.
LOG_ENDINGS = (".csv", ".tsv", ".csv.gz", ".npz", ".mat", ".h5", ".hdf5", ".db3", ".mcap", ".parquet")
ROBOT_ENDINGS = (".yaml", ".yml", ".urdf", ".xacro", ".xml", ".mjcf", ".sdf")
COLUMNS = ("serial", "robot", "logs", "type", "tool", "date", "temperature_c")
SECONDS_PER_DAY = 86400.0

_STAMP = re.compile(r"(20\d\d)-?([01]\d)-?([0-3]\d)(?:[T_ -]?([0-2]\d)[-:]?([0-5]\d)(?:[-:]?([0-5]\d))?)?")


class Log(NamedTuple):
    """One recording of one arm."""

    name: str  #: path as the table spells it: the order of merging
    path: str
    day: float  #: days since 1970, UTC; NaN where nothing tells
    temperature_c: float  #: of the arm, as the table has it; NaN: look into the log


class Unit(NamedTuple):
    """One arm with one tool: what one set of inertial parameters describes."""

    serial: str
    robot: str  #: catalogue name or path
    type: str  #: arms of one type with one tool share a prior
    tool: str
    logs: tuple[Log, ...]

    @property
    def kind(self) -> str:
        return f"{self.type} with {self.tool}" if self.tool else self.type


def day_of(text: str) -> float:
    """A date as people write it in tables and file names (2026-03-01, 20260301T0815): days since 1970; NaN: none."""
    found = _STAMP.search(text)
    if not found:
        return float("nan")
    year, month, day, hour, minute, second = (int(part) if part else 0 for part in found.groups())
    try:
        moment = datetime(year, month, day, hour, minute, second, tzinfo=timezone.utc)
    except ValueError:
        return float("nan")
    return moment.timestamp() / SECONDS_PER_DAY


def _is_log(path: Path) -> bool:
    return path.is_file() and path.name.lower().endswith(LOG_ENDINGS) and not path.name.startswith((".", "fleet."))


def _matches(folder: Path, pattern: str) -> list[Path]:
    place = Path(pattern)
    if place.is_absolute():
        folder, pattern = Path(place.anchor), str(place.relative_to(place.anchor))
    if (folder / pattern).is_dir():
        pattern += "/*"
    return sorted(path for path in folder.glob(pattern) if _is_log(path))


def _robot(folder: Path, text: str) -> str:
    """A file beside the table, or a catalogue name."""
    return str(folder / text) if (folder / text).is_file() else text


def _number(text: str, where: str) -> float:
    if not text:
        return float("nan")
    try:
        return float(text)
    except ValueError:
        raise Error(f'"{text}" is not a number', "syntax", where, "Write degrees Celsius, or leave it empty.") from None


def _rows(table: Path) -> list[dict[str, str]]:
    if table.suffix == ".parquet":
        from .._tables import _needs

        rows = _needs("pyarrow.parquet", "a fleet's table in Parquet").read_table(str(table)).to_pylist()
        return [{name: "" if value is None else str(value) for name, value in row.items()} for row in rows]
    with open(table, encoding="utf-8-sig", newline="") as file:
        return [{k: (v or "").strip() for k, v in row.items() if k} for row in csv.DictReader(file)]


def _units(rows: Iterable[tuple[dict[str, str], list[Log]]]) -> list[Unit]:
    """Rows of one arm with one tool together, all in the order of their names."""
    gathered: dict[tuple[str, str], tuple[dict[str, str], list[Log]]] = {}
    for row, logs in rows:
        _, list_of_all = gathered.setdefault((row["serial"], row.get("tool", "")), (row, []))
        list_of_all.extend(logs)
    units = []
    for (serial, tool), (row, logs) in sorted(gathered.items()):
        kind = row.get("type") or Path(row["robot"]).stem
        units.append(Unit(serial, row["robot"], kind, tool, tuple(sorted(set(logs)))))
    return units


def read_table(table: Path) -> list[Unit]:
    """serial, robot and logs (a path or a glob, from the table's folder) per row; type, tool, date, temperature_c."""
    folder = table.parent
    out = []
    for number, row in enumerate(_rows(table), start=2):
        where = f"{table.name} line {number}"
        for name in COLUMNS[:3]:
            if not row.get(name):
                raise Error(f'there is no "{name}"', "meaning", where, f"The columns are {', '.join(COLUMNS)}.")
        found = _matches(folder, row["logs"])
        if not found:
            raise Error(f'no log matches "{row["logs"]}"', "file missing", where, "Paths start at the table's folder.")
        day, temperature = day_of(row.get("date", "")), _number(row.get("temperature_c", ""), where)
        row["robot"] = _robot(folder, row["robot"])
        logs = [_log(folder, path, day, temperature) for path in found]
        out.append((row, logs))
    return _units(out)


def _log(folder: Path, path: Path, day: float, temperature: float) -> Log:
    try:
        name = path.relative_to(folder).as_posix()
    except ValueError:
        name = path.as_posix()
    return Log(name, str(path), day if day == day else day_of(path.name), temperature)


def _nearest_robot(folder: Path, place: Path) -> str | None:
    for directory in (place, *place.parents):
        for ending in ROBOT_ENDINGS:
            if (directory / ("robot" + ending)).is_file():
                return str(directory / ("robot" + ending))
        if directory == folder:
            return None
    return None


def read_folder(folder: Path) -> list[Unit]:
    """Every directory with logs is an arm and its name the serial number; its robot is the nearest robot.* above."""
    out = []
    for place in sorted(path for path in (folder, *folder.rglob("*")) if path.is_dir()):
        logs = [_log(folder, path, float("nan"), float("nan")) for path in sorted(place.iterdir()) if _is_log(path)]
        if not logs:
            continue
        robot = _nearest_robot(folder, place)
        if robot is None:
            raise Error("no robot.urdf or robot.yaml is here or above", "file missing", str(place),
                        f"Put one there, or write a table {folder}/fleet.csv.")  # fmt: skip
        kind = Path(robot).parent.name if Path(robot).parent not in (place, folder) else ""
        out.append(({"serial": place.name, "robot": robot, "type": kind or "arm"}, logs))
    return _units(out)


def read_fleet(place: str) -> list[Unit]:
    """A table, a folder with one (fleet.csv, fleet.parquet), or a folder of folders."""
    path = Path(place)
    if path.is_file():
        units = read_table(path)
    elif path.is_dir():
        tables = [path / name for name in ("fleet.csv", "fleet.parquet") if (path / name).is_file()]
        units = read_table(tables[0]) if tables else read_folder(path)
    else:
        raise Error("there is no such folder or table", "file missing", place, "")
    if not units:
        raise Error("there are no logs", "file missing", place, f"Logs end in {', '.join(LOG_ENDINGS)}.")
    return units


def as_values(unit: Unit) -> dict[str, Any]:
    return {**unit._asdict(), "logs": [log._asdict() for log in unit.logs]}


def from_values(values: Mapping[str, Any]) -> Unit:
    return Unit(**{**values, "logs": tuple(Log(**log) for log in values["logs"])})
