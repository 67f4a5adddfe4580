"""One log: what it says, as a small information that is kept by content. What cannot be used is a finding."""

from __future__ import annotations

import csv
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from .. import _core
from .._errors import Error
from .._verbs import identify
from .store import Store, checksum_of_file, key_of

_TEMPERATURE = re.compile(r"^temp(erature)?s?([_ .\[(].*)?$", re.IGNORECASE)
_KELVIN = re.compile(r"[\[(](K|kelvin)[\])]|_k$", re.IGNORECASE)
ZERO_CELSIUS_K = 273.15
#: A log that is written while it is read is tried so often.
READ_ATTEMPTS = 3


class Reading(NamedTuple):
    """How logs are read: the options of `armature identify`."""

    terms: tuple[str, ...] = ("viscous", "coulomb", "offset")
    mapping: str = ""


@contextmanager
def readable(path: str) -> Iterator[str]:
    """The log as a file that a job can read: Parquet becomes a CSV with the same numbers."""
    if not path.endswith(".parquet"):
        yield path
        return
    from .._tables import _needs

    table = _needs("pyarrow.parquet", "a log in Parquet").read_table(path)
    with tempfile.TemporaryDirectory(prefix="armature-") as folder:
        place = os.path.join(folder, os.path.basename(path) + ".csv")
        _needs("pyarrow.csv", "a log in Parquet").write_csv(table, place)
        yield place


def temperature_in(path: str) -> float:
    """Median of the log's columns named temperature [°C]; NaN where there is none. CSV and Parquet."""
    if not path.lower().endswith((".csv", ".tsv")):
        return float("nan")
    with open(path, encoding="utf-8", errors="replace", newline="") as file:
        header = file.readline()
        mark = max(",;\t", key=header.count)
        names = [name.strip().strip('"') for name in next(csv.reader([header], delimiter=mark), [])]
        columns = [i for i, name in enumerate(names) if _TEMPERATURE.match(name)]
        if not columns:
            return float("nan")
        rows = csv.reader(file, delimiter=mark)
        cells = [[row[i] for i in columns] for row in rows if len(row) == len(names)]
    try:
        values = np.array(cells, dtype=float)
    except ValueError:
        return float("nan")
    kelvin = np.array([ZERO_CELSIUS_K if _KELVIN.search(names[i]) else 0.0 for i in columns])
    return float(np.nanmedian(values - kelvin)) if values.size else float("nan")


def _gathered(robot: str, path: str, reading: Reading) -> dict[str, Any]:
    """The log's information, or why there is none."""
    with readable(path) as place:
        checksum = checksum_of_file(place)
        options: dict[str, Any] = {"terms": reading.terms, "partial": True, "quick_check": True, "threads": 1}
        if reading.mapping:
            options["mapping"] = reading.mapping
        outcome = identify(robot, place, **options)
        if outcome.inputs.get(place, checksum) != checksum or checksum_of_file(place) != checksum:
            raise InterruptedError(path)
        temperature = temperature_in(place)
    if outcome.verdict.level == "bad":
        return {"bad": "; ".join(outcome.verdict.reasons) or outcome.verdict.text}
    notes = [finding.message for finding in outcome.findings if finding.severity != "note"]
    known = {} if np.isnan(temperature) else {"temperature_c": temperature}
    return {"information": outcome.files["information.json"].decode(), "notes": notes, **known}


def make_part(store: str, robot: str, robot_checksum: str, path: str, reading: Reading) -> dict[str, str]:
    """Makes the log's part unless it is there; its name, or why the log cannot be used. Runs on a worker."""
    kept = Store(store)
    try:
        for _ in range(READ_ATTEMPTS):
            checksum = checksum_of_file(path)
            key = key_of(step="part", version=_core.version, robot=robot_checksum, log=checksum, reading=list(reading))
            part = kept.get(key)
            if part is None:
                try:
                    part = _gathered(robot, path, reading)
                except InterruptedError:
                    continue
                except Error as error:
                    part = {"bad": str(error).replace(path, os.path.basename(path))}
                kept.put(key, part)
            return {"key": key, **({"bad": part["bad"]} if "bad" in part else {})}
    except FileNotFoundError:
        return {"key": "", "bad": "the file is gone"}
    return {"key": "", "bad": "the file changed each time it was read; is it still being written?"}
