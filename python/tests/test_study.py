"""A study: every task once, the same table whoever did it, and names that are wrong are refused before anything runs."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import armature

SPEC = {
    "title": "Small",
    "steps": ["design", "rehearse", "identify"],
    "repeat": 2,
    "vary": {"robot": ["planar2r"], "rehearse.rate_hz": [250, 500]},
    "design": {"budget_s": 0.5},
    "rehearse": {"periods": 2},
    "measure": ["coverage", "identify.verdict", "identify.estimate.relative_residual", "design.criterion.condition_number"],
}


@pytest.fixture(scope="module")
def done(tmp_path_factory) -> armature.Study:
    return armature.study(SPEC, out=tmp_path_factory.mktemp("study") / "out", workers=0)


def test_the_table_says_what_was_measured(done) -> None:
    assert [row["rehearse.rate_hz"] for row in done.table] == [250, 500] and done.tasks == 4 and not done.failed
    for row in done.table:
        assert row["tasks"] == 2 and 0.6 <= row["coverage"]["mean"] <= 1
        assert row["identify.verdict"] == {"mean": 1.0, "of": "good"}
    text = (Path(done.out) / "table.md").read_text()
    assert text.startswith("| rehearse.rate_hz | robot | tasks | coverage |") and "100.0 % good" in text
    assert len((Path(done.out) / "rows.csv").read_text().splitlines()) == 5


def test_nothing_is_done_twice(done) -> None:
    stamps = {path: path.stat().st_mtime_ns for path in Path(done.out).glob("store/*/*.json")}
    assert len(stamps) == 5  # one design, four tasks
    more = armature.study({**SPEC, "repeat": 3}, out=done.out, workers=0)
    now = {path: path.stat().st_mtime_ns for path in Path(done.out).glob("store/*/*.json")}
    assert more.tasks == 6 and len(now) == 7 and all(now[path] == stamp for path, stamp in stamps.items())


def test_killed_and_resumed_on_a_cluster(done, tmp_path) -> None:
    pytest.importorskip("distributed")
    pytest.importorskip("yaml")
    import shutil

    import yaml

    # The design depends on the machine's speed, so that it is taken over; everything after it does not.
    (tmp_path / "spec.yaml").write_text(yaml.safe_dump(SPEC))
    words = [sys.executable, "-m", "armature", "study", str(tmp_path / "spec.yaml"), "--out", str(tmp_path / "out"), "--quiet"]
    (tmp_path / "out").mkdir()
    designs = [path for path in Path(done.out).glob("store/*/*.json") if "motion.csv" in path.read_text()]
    for path in designs:
        (tmp_path / "out" / "store" / path.parent.name).mkdir(parents=True)
        shutil.copy(path, tmp_path / "out" / "store" / path.parent.name)
    first = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    while len(list((tmp_path / "out").glob("store/*/*.json"))) < 2:
        assert first.poll() is None, first.communicate()
        time.sleep(0.05)
    first.send_signal(signal.SIGKILL)
    first.wait()
    second = subprocess.run(words, capture_output=True, text=True, check=False)
    assert second.returncode == 0, second.stderr
    for name in ("table.md", "rows.csv"):
        rows = (Path(done.out) / name).read_text().splitlines()
        ours = (tmp_path / "out" / name).read_text().splitlines()
        # The other directory holds a third repetition by now; its rows of the first two are the same.
        assert all(line in rows for line in ours) if name == "rows.csv" else len(ours) == len(rows)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"step": ["design"]}, '"step" is not part of a study'),
        ({"steps": ["identify"]}, "identify needs rehearse before it"),
        ({"steps": ["dessign"]}, '"dessign" cannot be a step'),
        ({"vary": {"robot": ["planar2r"], "rehearse.rate": [1]}}, 'rehearse has no option "rate"'),
        ({"vary": {}}, "no robot is named"),
        ({"design": {"budget": 3}}, 'design has no option "budget"'),
    ],
)
def test_wrong_names_are_refused(change, sentence: str, tmp_path) -> None:
    with pytest.raises(armature.Error, match=sentence):
        armature.study({**SPEC, **change}, out=tmp_path / "out", workers=0)


def test_what_fails_is_a_row(tmp_path) -> None:
    wrong = {**SPEC, "repeat": 1, "vary": {"robot": ["planar2r"]}, "measure": ["identify.estimate.nonsense"]}
    found = armature.study(wrong, out=tmp_path / "out", workers=0)
    assert len(found.failed) == 1 and 'there is no "nonsense"' in found.failed[0]["why"]
