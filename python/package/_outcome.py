"""What came of a job: verdict, findings, result and files, as data."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from . import _core
from ._core import Information, Model, Recording, Robot

if TYPE_CHECKING:
    from typing import TypeAlias


class Verdict(NamedTuple):
    """The conclusion of a job."""

    level: str  #: "good", "doubtful" or "bad"
    text: str  #: one sentence: the conclusion, then the number it rests on
    reasons: tuple[str, ...]  #: why it is not good, most serious first

    def __bool__(self) -> bool:
        """True where the result can be used as it is."""
        return self.level == "good"


class Finding(NamedTuple):
    """One thing that was found about an input or a result."""

    severity: str  #: "note", "warning" or "problem"
    kind: str  #: a stable name for machines
    where: str
    message: str
    advice: str


class Outcome(NamedTuple):
    """What came of a job. The same files that the command line writes are in `files`, whether or not they were written."""

    verb: str
    fields: str  # the job's fields as JSON
    envelope: str  # what --json prints
    text: str  #: what a person reads
    command: str  #: the command line that does the same
    stopped: bool  #: asked to stop: this is the best so far
    files: Mapping[str, bytes]

    @property
    def _json(self) -> Any:
        return json.loads(self.envelope)

    @property
    def verdict(self) -> Verdict:
        """Good, doubtful or bad, with the reasons."""
        entry = self._json["verdict"]
        return Verdict(entry["level"], entry["text"], tuple(entry["reasons"]))

    @property
    def findings(self) -> list[Finding]:
        """What a person should know about inputs and result."""
        return [Finding(**entry) for entry in self._json["findings"]]

    @property
    def inputs(self) -> dict[str, str]:
        """Paths that were read, with their SHA-256."""
        return {entry["path"]: entry["checksum"] for entry in self._json["inputs"]}

    @property
    def result(self) -> Any:
        """The numbers, as `--json` has them under "result"."""
        return self._json["result"]

    @property
    def model(self) -> Model:
        """The model that was identified."""
        return Model.from_json(self._file("model.json", "a model").decode())

    @property
    def recording(self) -> Recording:
        """The recording that a rehearsal made."""
        return _core.recording_from_text(self._file("recording.csv", "a recording").decode())

    @property
    def information(self) -> Information:
        """What identify(..., partial=True) gathered."""
        return Information.from_json(self._file("information.json", "an information").decode())

    @property
    def report(self) -> str:
        """The page that belongs to it, as HTML."""
        for name, content in self.files.items():
            if name.endswith(".html"):
                return content.decode()
        raise AttributeError(f"{self.verb} made no page: its files are {sorted(self.files)}")

    def _file(self, name: str, what: str) -> bytes:
        if name not in self.files:
            raise AttributeError(f"{self.verb} made no {what.split()[-1]}: its files are {sorted(self.files)}")
        return self.files[name]

    def save(self, directory: str | os.PathLike[str]) -> None:
        """Writes the files into a directory that is new, empty or was written by this."""
        _core.write_files(os.fspath(directory), list(self.files.items()))

    def __str__(self) -> str:
        return f"{self.text.rstrip()}\n{self.verdict.level}: {self.verdict.text}"

    def __repr__(self) -> str:
        return f"<armature.Outcome of {self.verb}: {self.verdict.level}: {self.verdict.text}>"

    def _repr_html_(self) -> str:
        from ._html import outcome_html

        return outcome_html(self)

    def plot(self) -> Any:
        """The result as a matplotlib figure."""
        from ._plots import plot_outcome

        return plot_outcome(self)


#: What stands for a file: its path, or the value itself. A robot may also be a catalogue name.
Input: TypeAlias = Union[str, "os.PathLike[str]", Robot, Recording, Model, Information, Outcome]
