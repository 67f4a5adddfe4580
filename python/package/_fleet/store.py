"""Results kept by content: each is named by the checksum of what it was made from, and made once.

A file appears whole or not at all, and carries the checksum of its own text. What was cut short by a crash, or changed
by somebody, is not believed: it is made again.
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any

#: Part of every name: a change of what the stored numbers mean makes old files unused.
FORMAT = 1


def checksum_of_file(path: str | os.PathLike[str]) -> str:
    """SHA-256 of a file, read in pieces."""
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while piece := file.read(1 << 20):
            digest.update(piece)
    return digest.hexdigest()


def key_of(**what: Any) -> str:
    """The name of a result: a checksum of everything it depends on, in one spelling."""
    text = json.dumps({"format": FORMAT, **what}, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def write_whole(path: Path, text: str) -> None:
    """The file with this text, or no file. Readers on other machines never see half of it.

    Nothing waits for the disk: what a power cut leaves half written does not have its checksum and is made again.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=".", suffix=".partial", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="") as file:
            file.write(text)
        os.replace(temporary, path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise


class Store:
    """A directory of results by name. Several processes and machines may share it: equal names hold equal bytes."""

    def __init__(self, directory: str | os.PathLike[str]) -> None:
        self.directory = Path(directory)

    def path(self, key: str) -> Path:
        return self.directory / key[:2] / (key + ".json")

    def get(self, key: str) -> Any | None:
        """The result, or None where there is none that can be believed."""
        try:
            text = self.path(key).read_text(encoding="utf-8")
        except (FileNotFoundError, UnicodeDecodeError):
            return None
        first, _, rest = text.partition("\n")
        if hashlib.sha256(rest.encode()).hexdigest() != first:
            return None
        return json.loads(rest)

    def need(self, key: str) -> Any:
        """The result of an earlier step of this run."""
        value = self.get(key)
        if value is None:
            raise RuntimeError(f"{self.path(key)} is gone or damaged: run the same command again")
        return value

    def put(self, key: str, value: Any) -> None:
        text = json.dumps(value, separators=(",", ":"))
        write_whole(self.path(key), hashlib.sha256(text.encode()).hexdigest() + "\n" + text)
