"""Runs a verb: values become files that a job can read, options become its fields."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from . import _core
from ._core import Information, Model, Recording, Robot
from ._errors import Error
from ._outcome import Outcome

Progress = Callable[[str, float, float, str], Any]


@cache
def declarations() -> dict[str, Any]:
    """Every verb with its fields, as the library declares them."""
    return {entry["verb"]: entry for entry in json.loads(_core.declarations())}


def _plain(value: Any) -> Any:
    """A value as JSON knows it: NumPy's numbers and arrays become Python's."""
    if hasattr(value, "tolist"):
        return value.tolist()
    if isinstance(value, (list, tuple)):
        return [_plain(item) for item in value]
    if isinstance(value, os.PathLike):
        return os.fspath(value)
    return value


def options_text(options: Mapping[str, Any]) -> str:
    """Options as JSON. Numbers must be finite."""
    try:
        return json.dumps({name: _plain(value) for name, value in options.items()}, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise Error(f"an option cannot be used: {error}", "usage") from None


def _unchanged(path: str, checksum: str) -> bool:
    import hashlib

    try:
        with open(path, "rb") as file:
            return hashlib.sha256(file.read()).hexdigest() == checksum
    except OSError:
        return False


class _Files:
    """Where values are written for a job: beside its results where those are kept, else in a temporary directory.

    A job knows the temporary ones as values/NAME, relative to its working directory, so that nothing it writes depends
    on where that is.
    """

    def __init__(self, out: str) -> None:
        self.kept = out + ".inputs" if out else ""
        self.working_directory = ""
        self.names: set[str] = set()

    def _folder(self) -> tuple[str, str]:
        """The folder as it is opened here, and as the job calls it."""
        if self.kept:
            os.makedirs(self.kept, exist_ok=True)
            return self.kept, self.kept
        if not self.working_directory:
            import tempfile

            self.working_directory = tempfile.mkdtemp(prefix="armature-")
            os.mkdir(os.path.join(self.working_directory, "values"))
        return os.path.join(self.working_directory, "values"), "values"

    def close(self) -> None:
        if self.working_directory:
            import shutil

            shutil.rmtree(self.working_directory, ignore_errors=True)

    def place(self, name: str) -> tuple[str, str]:
        stem, dot, ending = name.partition(".")
        number = 1
        while name in self.names:
            number += 1
            name = f"{stem}-{number}{dot}{ending}"
        self.names.add(name)
        here, there = self._folder()
        return os.path.join(here, name), os.path.join(there, name)

    def write(self, name: str, text: str) -> str:
        here, there = self.place(name)
        with open(here, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        return there

    def of(self, value: Any, argument: str) -> str:
        """A path that says what the value says."""
        if isinstance(value, (str, os.PathLike)):
            return os.fspath(value)
        if isinstance(value, Robot):
            if value.source and (not value.source_checksum or _unchanged(value.source, value.source_checksum)):
                return value.source
            return self.write("robot.yaml", value.to_yaml())
        if isinstance(value, Recording):
            if value.path and _unchanged(value.path, value.checksum):
                return value.path
            return self.write("recording.csv", value.to_csv())
        if isinstance(value, Model):
            return self.write("model.json", value.to_json())
        if isinstance(value, Information):
            return self.write("information.json", value.to_json())
        if isinstance(value, Outcome):
            here, there = self.place(value.verb)
            value.save(here)
            return there
        if hasattr(value, "to_csv") and hasattr(value, "columns"):
            from ._tables import from_dataframe

            return self.write("recording.csv", from_dataframe(value).to_csv())
        raise TypeError(
            f"{argument} is a {type(value).__name__}; expected a path, Robot, Recording, DataFrame, Model, Information or Outcome"
        )


def _flat(values: Iterable[Any]) -> list[Any]:
    out: list[Any] = []
    for value in values:
        if isinstance(value, Sequence) and not isinstance(value, str):
            out.extend(_flat(value))
        else:
            out.append(value)
    return out


def _field(field: Mapping[str, Any], value: Any, files: _Files) -> Any:
    """One argument as its field takes it."""
    name, kind = field["name"], field["kind"]
    if kind == "words":
        if isinstance(value, str) and not field["input"]:
            return [word for word in value.split(",") if word]
        values = _flat([value])
        return [files.of(item, name) for item in values] if field["input"] else values
    if kind == "numbers":
        return _plain(value) if hasattr(value, "tolist") else [float(x) for x in value]
    if kind == "float" and isinstance(value, int) and not isinstance(value, bool):
        return float(value)
    if field["input"] and kind == "str":
        return files.of(value, name) if value is not None and value != "" else ""
    return value


def run(
    verb: str,
    arguments: Mapping[str, Any],
    *,
    out: str | os.PathLike[str] | None,
    force: bool,
    progress: Progress | None,
) -> Outcome:
    """Runs one verb of the library."""
    fields = {field["name"]: field for field in declarations()[verb]["fields"]}
    place = os.fspath(out) if out is not None else ""
    files = _Files(place)
    try:
        given = {}
        for name, value in arguments.items():
            field = fields[name]
            if value is None or (not field["input"] and value == field["default"] and type(value) is not bool):
                continue
            given[name] = _field(field, value, files)
        text = options_text(given)
        job = _core.Run(verb, text, files.working_directory)
        main = threading.current_thread() is threading.main_thread()
        job.run(place, force, progress, main)
    finally:
        files.close()
    return Outcome(verb, text, job.envelope(), job.text, job.command, job.stopped, job.files)
