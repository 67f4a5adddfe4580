"""Every verb of the command line is a function, and both tell the same story, byte by byte."""

from __future__ import annotations

import inspect
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from conftest import program

import armature
from armature import _run


def test_every_verb_is_a_function_with_its_declared_options() -> None:
    for verb, entry in _run.declarations().items():
        function = getattr(armature, verb.replace("-", "_"))
        given = inspect.signature(function).parameters
        declared = [f["name"] for f in entry["fields"]]
        names = [name[:-1] if name.endswith("_") else name for name in given]
        assert sorted(names) == sorted([*declared, "out", "force", "progress"])
        for field in entry["fields"]:
            parameter = given.get(field["name"]) or given[field["name"] + "_"]
            if not field["positional"]:
                assert parameter.kind is inspect.Parameter.KEYWORD_ONLY
            assert field["help"].split()[0] in (function.__doc__ or "")


@pytest.fixture(scope="module")
def logs(tmp_path_factory, robot, design, rehearsal, model) -> Path:
    """Inputs as files: what both sides read."""
    folder = tmp_path_factory.mktemp("logs")
    design.save(folder / "design")
    rehearsal.save(folder / "rehearsal")
    # These two can be repeated: their job is kept with what they read.
    armature.rehearse(robot, design, periods=2, out=folder / "again")
    armature.rehearse(robot, design, periods=2, seed=5, load_kg=0.3, out=folder / "other")
    model.save(folder / "model.json")
    (folder / "robot.yaml").write_text(robot.to_yaml())
    return folder


COMMANDS = {
    "inspect": ("{0}/robot.yaml",),
    "design": ("{0}/robot.yaml", "--starts", "1", "--budget-s", "600", "--bound-s", "0"),
    "rehearse": ("{0}/robot.yaml", "{0}/design", "--periods", "2"),
    "play": ("{0}/design", "--to", "csv"),
    "calibrate": ("{0}/robot.yaml", "--bare", "{0}/rehearsal/recording.csv", "--loaded", "{0}/other/recording.csv", "--load-kg", "0.3"),
    "identify": ("{0}/robot.yaml", "{0}/rehearsal/recording.csv", "--terms", "viscous,coulomb,offset"),
    "validate": ("{0}/model.json", "{0}/other/recording.csv"),
    "demo": ("--robot", "planar2r", "--quick"),
    "payload": ("{0}/model.json", "{0}/other/recording.csv"),
    "monitor": ("{0}/model.json", "{0}/other/recording.csv"),
    "export": ("{0}/model.json", "--to", "mjcf"),
    "check": ("{0}/model.json",),
    "reproduce": ("jia2019", "--table", "1"),
    "repeat": ("{0}/again",),
    "compare": ("{0}/again", "{0}/other"),
    "mapping": ("{0}/rehearsal/recording.csv",),
    "completion": ("bash",),
}  # fmt: skip


def test_every_verb_is_compared() -> None:
    assert set(COMMANDS) == set(_run.declarations())


def as_python(verb: str, words: list[str]) -> armature.Outcome:
    """The words of the command line as Python's arguments, by the declared kinds."""
    fields = {field["name"]: field["kind"] for field in _run.declarations()[verb]["fields"]}
    places, options = [], {}
    rest = iter(words)
    for word in rest:
        name = word[2:].replace("-", "_")
        if not word.startswith("--"):
            places.append(word)
        elif fields[name] == "bool":
            options[name] = True
        else:
            value = next(rest)
            kinds = {"int": int, "float": float, "float | None": float, "numbers": lambda text: [float(x) for x in text.split(",")]}
            options[name] = kinds.get(fields[name], str)(value)
    return getattr(armature, verb)(*places, **options, out="out")


@pytest.mark.parametrize("verb", COMMANDS)
def test_same_files_as_the_command_line(verb: str, logs: Path, tmp_path: Path, monkeypatch) -> None:
    words = [word.format(logs) for word in COMMANDS[verb]]
    (tmp_path / "cli").mkdir()
    (tmp_path / "python").mkdir()
    done = subprocess.run(
        [program("ARMATURE_CLI"), verb, *words, "--out", "out", "--json", "--quiet"],
        cwd=tmp_path / "cli",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    monkeypatch.chdir(tmp_path / "python")
    ours = as_python(verb, words)
    theirs = json.loads(done.stdout)
    assert json.loads(ours.envelope) == theirs
    files = {p.relative_to(tmp_path / "cli"): p.read_bytes() for p in (tmp_path / "cli").rglob("*") if p.is_file()}
    mine = {p.relative_to(tmp_path / "python"): p.read_bytes() for p in (tmp_path / "python").rglob("*") if p.is_file()}
    assert files.keys() == mine.keys()
    # Times of the machine are in files that job.json names.
    notes = [json.loads(text) for name, text in files.items() if name.name.endswith("job.json")]
    of_this_run = {name for note in notes for name in note.get("of_this_run", [])}
    for name in files:
        assert name.name in of_this_run or files[name] == mine[name], f"{verb}: {name} differs"


def test_values_and_files_are_the_same_job(logs: Path, robot, recording, found) -> None:
    from_file = armature.identify(logs / "robot.yaml", logs / "rehearsal" / "recording.csv")
    assert np.array_equal(from_file.model.base, found.model.base)
    assert armature.identify(robot, [recording]).files == found.files


def test_what_was_made_from_values_can_be_repeated(robot, recording, tmp_path, monkeypatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = armature.Robot.from_yaml(robot.to_yaml())
    armature.identify(made, recording, out="model")
    assert armature.repeat("model").verdict.level == "good"


def test_what_was_saved_without_its_job_says_so(rehearsal, tmp_path) -> None:
    rehearsal.save(tmp_path / "saved")
    with pytest.raises(armature.Error, match="saved without its job") as caught:
        armature.repeat(tmp_path / "saved")
    assert "out=" in caught.value.hint


def test_mistakes_are_named(robot, recording) -> None:
    with pytest.raises(armature.Error, match="robot and at least one recording"):
        armature.identify(robot)
    with pytest.raises(TypeError, match="cutof_hz"):
        armature.identify(robot, recording, cutof_hz=3)
    with pytest.raises(armature.Error) as caught:
        armature.identify(robot, recording, motion="smother")
    assert "smoother" in str(caught.value)
    with pytest.raises(TypeError, match="input is a int; expected a path"):
        armature.identify(robot, 3)
    with pytest.raises(armature.Error, match="periods"):
        armature.rehearse(robot, recording, periods=-1)


def test_progress_is_told_and_may_object(robot) -> None:
    stages: list[str] = []
    armature.design(robot, budget_s=0.5, progress=lambda stage, share, left, message: stages.append(stage))
    assert stages

    def object_to(*step: object) -> None:
        raise RuntimeError("enough")

    start = time.monotonic()
    with pytest.raises(RuntimeError, match="enough"):
        armature.design(robot, budget_s=60, progress=object_to)
    assert time.monotonic() - start < 40


def test_four_threads_give_the_bits_of_one(robot, recording, found) -> None:
    results: list[armature.Outcome | None] = [None] * 4

    def work(i: int) -> None:
        results[i] = armature.identify(armature.Robot.load("planar2r"), recording)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(result is not None and result.files == found.files for result in results)


FIRST_ARRAYS = """
import threading
import armature
robot = armature.Robot.load("planar2r")
together = threading.Barrier(8)
def work():
    together.wait()
    assert robot.position_limits.shape == (2, 2)
threads = [threading.Thread(target=work) for _ in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
"""


def test_threads_may_make_the_first_array_together() -> None:
    """NumPy is imported by the first array; whoever comes meanwhile waits for Python's lock and for nothing else."""
    subprocess.run([sys.executable, "-c", FIRST_ARRAYS], check=True, timeout=60)


INTERRUPTED = """
import os, signal, sys, threading, time, armature
# A runner in the background starts its children with SIGINT ignored; a terminal does not.
signal.signal(signal.SIGINT, signal.default_int_handler)
asked = []

def interrupt(stage, *rest):
    # From within the work, when it is known to run.
    if stage.startswith(sys.argv[1]) and not asked:
        asked.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

try:
    {work}
except KeyboardInterrupt:
    print("stopped", file=sys.stdout)
    print(time.monotonic() - asked[0], file=sys.stdout)
time.sleep(0)
os.kill(os.getpid(), signal.SIGINT)
"""

# What each verb does here takes a minute or more if nobody stops it, and its progress says that it is at it.
LONG_WORK = {
    "design": ("searching", 'armature.design("planar2r", budget_s=600, starts=10000, progress=interrupt)'),
    "rehearse": ("rehearsing", 'armature.rehearse("planar2r", sys.argv[2] + "/design", periods=1000, progress=interrupt)'),
    "identify": ("reading", 'armature.identify("planar2r", [sys.argv[2] + "/rehearsal/recording.csv"] * 2000, '
                'progress=interrupt)'),
}  # fmt: skip


@pytest.mark.parametrize("verb", LONG_WORK)
def test_ctrl_c_stops_a_job(verb: str, logs: Path) -> None:
    sign, work = LONG_WORK[verb]
    script = INTERRUPTED.replace("{work}", work)
    done = subprocess.run(
        [sys.executable, "-c", script, sign, str(logs)], capture_output=True, text=True, timeout=150,
        env=dict(os.environ), check=False,
    )  # fmt: skip
    words = done.stdout.split()
    assert words[:1] == ["stopped"], done.stderr
    # Moments on a machine that is busy with other things.
    assert float(words[1]) < 20
    # Python's own handler is back: the second one ends the program as it would any other.
    assert "KeyboardInterrupt" in done.stderr and done.returncode in (1, -signal.SIGINT, 130)


def test_the_command_line_comes_with_the_package(tmp_path: Path) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([*words], capture_output=True, text=True, cwd=tmp_path, check=False)

    ours = run(sys.executable, "-m", "armature", "inspect", "panda")
    theirs = run(program("ARMATURE_CLI"), "inspect", "panda")
    assert (ours.stdout, ours.returncode) == (theirs.stdout, theirs.returncode)
    assert run(sys.executable, "-m", "armature", "inspcet").returncode == 2


def test_a_quick_check_says_the_same_of_a_log(robot, recording) -> None:
    """What the log says has the same bytes; a log that cannot be the robot's is still named."""
    log = recording.slice(0, 2_000)
    full = armature.identify(robot, log, partial=True, motion="smoother")
    quick = armature.identify(robot, log, partial=True, motion="smoother", quick_check=True)
    assert quick.files["information.json"] == full.files["information.json"]
    turned = armature.Recording.from_arrays(log.time, log.q, tau=log.tau * [1, -1], joints=robot)
    found = armature.identify(robot, turned, partial=True, quick_check=True)
    assert found.verdict.level == "bad" and any("sign" in f.message for f in found.findings), found.findings
